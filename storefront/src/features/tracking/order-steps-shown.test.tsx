import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MockApi, mockApiForEachTest, NOON, order, transition } from '../../../../tests/mock-api/index.js';
import { prepareBrowser, renderShop } from '../../app/testing/render-shop.js';

prepareBrowser();
const api = mockApiForEachTest(() => {
  const made = new MockApi();
  made.data.orders = [order(17, { createdAt: new Date(NOON).toISOString(), subtotal: 44, total: 44 })];
  return made;
});

const theOrder = () => {
  const [first] = api().data.orders;
  if (!first) throw new Error('The kitchen has no order.');
  return first;
};

describe("an order's page", () => {
  it('draws the current step without a tick and the done ones with one', async () => {
    transition(api().data, theOrder(), 'CONFIRMED', 'owner@example.com');
    renderShop('/orders/secret-017', { at: NOON });
    const steps = within(await screen.findByRole('list', { name: 'Progress of your order' })).getAllByRole('listitem');
    expect(steps.map((step) => step.querySelectorAll('svg').length)).toEqual([1, 0, 0, 0, 0]);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null, null, null]);
  });

  it.each([
    [19, 'Estimated ready at 12:20'],
    [20, 'Was due at 12:20, takes a little longer'],
  ])('promises a time until it has come: after %i minutes', async (minutes, words) => {
    renderShop('/orders/secret-017', { at: NOON + minutes * 60_000 });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each([
    [
      'en',
      'Your order is ready',
      'Come and get it',
      'Say your number at the counter. You pay there: €44.00',
      'open until',
    ],
    [
      'nl',
      'Je bestelling is klaar',
      'Kom maar halen',
      'Noem je nummer aan de balie. Je betaalt daar: € 44,00',
      'open tot',
    ],
  ] as const)('calls to the counter when it is ready, in %s', async (language, sentence, call, pay, until) => {
    Object.assign(theOrder(), { status: 'READY' });
    renderShop('/orders/secret-017', { at: NOON, language });
    const status = (await screen.findByText(sentence)).closest('[role="status"]');
    expect(status?.textContent).toBe(`${sentence}017${call}`);
    const main = within(screen.getByRole('main'));
    main.getByText(pay);
    await main.findByText(`Oudegracht 12, 3511 AM Utrecht · ${until} 22:00`);
    main.getByText('Pickup is at the green door.');
    expect(main.getAllByRole('link').map((link) => link.getAttribute('href')?.split(':')[0])).toEqual(['https', 'tel']);
    expect(main.queryByRole('heading', { name: /^(Pickup|Afhalen)$/ })).toBeNull();
  });

  it('asks for no money that is not owed', async () => {
    Object.assign(theOrder(), { status: 'READY', subtotal: 0, total: 0 });
    renderShop('/orders/secret-017', { at: NOON });
    await screen.findByText('Say your number at the counter.');
  });
});
