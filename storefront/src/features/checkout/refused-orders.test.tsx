import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, NOON, withDishes } from '../../../../tests/mock-api/index.js';
import { line, prepareBrowser, renderShop } from '../../app/testing/render-shop.js';
import { fillInAndOrder } from './testing/fill-in.js';

prepareBrowser();
const api = mockApiForEachTest(withDishes('soup'));

const soup = { at: NOON, cart: [line('soup', { quantity: 2 })] };

async function order() {
  const shop = renderShop('/checkout', soup);
  await fillInAndOrder(shop.user);
  return shop;
}

async function orderInDutch() {
  const { user } = renderShop('/checkout', { ...soup, language: 'nl' });
  await user.type(await screen.findByLabelText('Volledige naam'), 'Anna');
  await user.type(screen.getByLabelText('E-mailadres'), 'anna@example.com');
  await user.type(screen.getByLabelText('Telefoonnummer'), '06 1234 5678');
  await user.click(screen.getByRole('button', { name: 'Bestelling plaatsen · €\u00a020,00' }));
}

describe('an order that fails', () => {
  const usual = 'There was an error processing your order. Please try again.';

  it.each([
    ['deal-condition', 'Order requirements not met: Please add €16.50 more.', 'Please add €16.50 more.'],
    ['line', 'Order requirements not met: Please add €16.50 more.', 'Please add €16.50 more.'],
    ['line', 'A minimum order of €10.00 is required.', 'A minimum order of €10.00 is required.'],
    ['line', 'Line 1: there is no such dish.', usual],
  ] as const)('for %s is told as "%s"', async (reason, message, told) => {
    api().fail('placeOrder', { status: 400, message, reason });
    await order();
    await screen.findByText('Order Cannot Be Processed');
    expect(screen.getByRole('alert').textContent).toBe(told);
    expect(screen.getAllByText(told)).toHaveLength(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('for a deal is explained in Dutch to Dutch visitors', async () => {
    const message = 'Order requirements not met: Please add €16.50 more.';
    api().fail('placeOrder', { status: 400, message, reason: 'deal-condition' });
    await orderInDutch();
    const told = await screen.findByRole('alert');
    expect(told.textContent).toMatch(/^Voor een actie in je mandje geldt een hoger minimumbedrag/);
  });

  it('on the server is shown with the default text', async () => {
    api().fail('placeOrder', 500);
    await order();
    await screen.findByText('Order Cannot Be Processed');
    expect(screen.getByRole('alert').textContent).toBe(usual);
  });

  it('with 429 says that it may be tried later', async () => {
    api().fail('placeOrder', 429);
    await order();
    await screen.findByText('Order Cannot Be Processed');
    expect(screen.getByRole('alert').textContent).toMatch(/^Many orders have come from your network just now\./);
    screen.getByRole('button', { name: 'Place Order - €20.00' });
  });

  it('for too many open orders says to call, and keeps the cart', async () => {
    api().fail('placeOrder', { status: 429, message: 'Many.', reason: 'open-orders' });
    await order();
    const told = await screen.findByRole('alert');
    expect(told.textContent).toMatch(/^Many orders from your network, or with this phone number .* please call us/);
    screen.getByRole('button', { name: 'Place Order - €20.00' });
  });

  it('for too many open orders says it in Dutch to Dutch visitors', async () => {
    api().fail('placeOrder', { status: 429, message: 'Many.', reason: 'open-orders' });
    await orderInDutch();
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Veel bestellingen van jouw netwerk.*: bel ons/);
  });

  it('without an answer says that trying again is safe, and orders once', async () => {
    api().fail('placeOrder', 'network');
    const { user } = await order();
    await screen.findByText('Order Cannot Be Processed');
    const told = screen.getByRole('alert');
    expect(told.textContent).toContain('trying again is safe');
    const button = screen.getByRole('button', { name: 'Place Order - €20.00' });
    expect(told.nextElementSibling).toBe(button);
    api().mend('placeOrder');
    await user.click(button);
    await screen.findByRole('dialog', { name: 'Order Confirmed' });
    const keys = api()
      .calls('placeOrder')
      .map(({ headers }) => /"idempotency-key":"([^"]*)"/.exec(JSON.stringify(headers))?.[1]);
    expect(new Set(keys).size).toBe(1);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.any(String)]);
  });
});
