import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockApiForEachTest, NOON, order, withDishes } from '../../../../tests/mock-api/index.js';
import { line, prepareBrowser, renderShop } from '../../app/testing/render-shop.js';
import { fillIn } from './testing/fill-in.js';
import { at, OFFERED, placeButton, radio, times } from './testing/pickup-times.js';

prepareBrowser();
const api = mockApiForEachTest(() => {
  const made = withDishes('soup')();
  Object.assign(made.data.restaurant, OFFERED);
  return made;
});

const MINUTE = 60_000;
const soup = { at: NOON, cart: [line('soup', { quantity: 2 })] };

const asks = () => window.dispatchEvent(new Event('focus'));
const sent = () => api().calls('placeOrder').at(-1)?.body;

/** Another order takes so many units of a slot. */
const book = (start: number, units: number) =>
  api().data.orders.push(order(api().data.orders.length + 1, { slots: new Map([[start, units]]) }));

/** A checkout in which a time of today is chosen and the form is filled in. */
async function choose(clock: string) {
  const shop = renderShop('/checkout', soup);
  await shop.user.click(await radio('At a time of your choice'));
  await shop.user.click(await radio(clock));
  await fillIn(shop.user);
  return shop;
}

const formAndCartAreKept = () => {
  expect(screen.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Anna');
  expect(screen.getByRole('list', { name: 'Your order' }).textContent).toContain('2×Dish soup');
};

describe('a pickup time that is not free any more', () => {
  it('is said beside the picker, and neither changed nor ordered', async () => {
    const { user } = await choose('18:30');
    for (const clock of ['12:30', '18:30']) book(at(clock), 10);
    api().data.restaurant.unitsPerSlot = 10;
    // The slots before it take what does not fit: they are full too.
    for (let start = at('11:00'); start < at('18:30'); start += 15 * MINUTE) book(start, 10);
    asks();
    await screen.findByText('18:30 is no longer free; please choose another time.');
    expect(screen.queryByRole('radio', { name: '18:30' })).toBeNull();
    expect(
      within(times())
        .queryAllByRole<HTMLInputElement>('radio')
        .some(({ checked }) => checked),
    ).toBe(false);
    const description = 'Please choose another pickup time to order';
    await user.click(screen.getByRole('button', { name: /^Place Order/, description }));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Pickup Time' }));
    expect(api().calls('placeOrder')).toEqual([]);
    formAndCartAreKept();
    await user.click(await radio('18:45'));
    expect(screen.queryByText(/is no longer free/)).toBeNull();
    await user.click(placeButton());
    await screen.findByRole('dialog', { name: 'Order Confirmed' });
    expect(sent()).toMatchObject({ pickupAt: new Date(at('18:45')).toISOString() });
  });

  it('is told from one that is too soon by now', async () => {
    api().data.now = NOON - 30 * MINUTE;
    await choose('12:15');
    api().data.now = NOON;
    asks();
    await screen.findByText('12:15 is too soon by now; please choose another time.');
  });

  it('refused by the server (409) shows the new times, with form and cart untouched', async () => {
    const { user } = await choose('18:30');
    await waitFor(() => expect(api().calls('quote').length).toBeGreaterThan(1));
    // The question right before the order is lost, so the order itself finds out.
    api().fail('quote', 'network');
    for (let start = at('11:00'); start <= at('18:30'); start += 15 * MINUTE) book(start, 10);
    await user.click(placeButton());
    await screen.findByText('Please Look at Your Pickup Time');
    await screen.findByText('18:30 is no longer free; please choose another time.');
    expect(api().data.orders.some(({ customerName }) => customerName === 'Anna')).toBe(false);
    formAndCartAreKept();
    api().mend('quote');
    await user.click(await radio('18:45'));
    await user.click(placeButton());
    await screen.findByRole('dialog', { name: 'Order Confirmed' });
  });
});

describe('as soon as possible', () => {
  it('that has moved by more than five minutes is said', async () => {
    renderShop('/checkout', soup);
    await radio('As soon as possible about 12:20');
    api().data.now = NOON + 4 * MINUTE;
    asks();
    await radio('As soon as possible about 12:24');
    expect(screen.queryByText(/The earliest time is now/)).toBeNull();
    api().data.now = NOON + 10 * MINUTE;
    asks();
    await screen.findByText('The earliest time is now 12:30 instead of 12:20.');
  });

  it('that is later by the question right before the order is not ordered until it was seen', async () => {
    const { user } = renderShop('/checkout', soup);
    await radio('As soon as possible about 12:20');
    await fillIn(user);
    Object.assign(api().data.kitchenControl, { extraMinutes: 30, extraUntil: NOON + 60 * MINUTE });
    await user.click(placeButton());
    await screen.findByText('Please Look at Your Pickup Time');
    await screen.findByText('The earliest time is now 12:50 instead of 12:20.');
    expect(api().calls('placeOrder')).toEqual([]);
    formAndCartAreKept();
    await user.click(placeButton());
    await screen.findByRole('dialog', { name: 'Order Confirmed' });
    expect(sent()).toMatchObject({ quotedReadyAt: new Date(at('12:50')).toISOString() });
  });
});

describe('a cart for which there is no time', () => {
  const disabled = async (description: string | RegExp) => {
    const button = await screen.findByRole('button', { name: /^Place Order/, description });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('radio')).toBeNull();
  };

  it('because the kitchen is paused says until when', async () => {
    Object.assign(api().data.kitchenControl, { pausedUntil: NOON + 30 * MINUTE });
    renderShop('/checkout', soup);
    await disabled('Paused until 12:30. We take no orders until then.');
  });

  it('because the kitchen was paused meanwhile says that, and speaks of no new times', async () => {
    const { user } = renderShop('/checkout', soup);
    await fillIn(user);
    await radio('As soon as possible about 12:20');
    Object.assign(api().data.kitchenControl, { pausedUntil: NOON + 30 * MINUTE });
    await user.click(placeButton());
    const toast = (await screen.findByText('Nothing Has Been Ordered')).closest('li');
    expect(toast?.textContent).toContain('Paused until 12:30. We take no orders until then.');
    expect(screen.queryByText(/new times/)).toBeNull();
    expect(api().calls('placeOrder')).toEqual([]);
  });

  it('because the evening is full says so', async () => {
    Object.assign(api().data.restaurant, { horizonDays: 0 });
    for (let start = at('11:00'); start < at('23:00'); start += 15 * MINUTE) book(start, 10);
    renderShop('/checkout', soup);
    await disabled(/^Every pickup time for this order is taken\./);
    expect(screen.queryByText('15-20 minutes')).toBeNull();
  });

  it('because it is too large says what to do', async () => {
    Object.assign(api().data.restaurant, { unitsPerSlot: 1 });
    renderShop('/checkout', { at: NOON, cart: [line('soup', { quantity: 99 })] });
    await disabled(/more than our kitchen can make for one time\. Please order less, or call us/);
  });
});
