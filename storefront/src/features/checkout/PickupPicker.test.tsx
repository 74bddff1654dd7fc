import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mockApiForEachTest, NOON, withDishes } from '../../../../tests/mock-api/index.js';
import { replacePrintWindow } from '../../app/testing/print-window.js';
import { line, prepareBrowser, renderShop } from '../../app/testing/render-shop.js';
import { fillIn } from './testing/fill-in.js';
import { at, OFFERED, placeButton, radio, times } from './testing/pickup-times.js';

prepareBrowser();
const api = mockApiForEachTest(() => {
  const made = withDishes('soup')();
  Object.assign(made.data.restaurant, OFFERED);
  return made;
});

const soup = { at: NOON, cart: [line('soup', { quantity: 2 })] };

const isChosen = async (name: string | RegExp) => (await radio(name)).checked;
const sent = () => api().calls('placeOrder').at(-1)?.body;

describe('the pickup time', () => {
  it('is as soon as possible unless another one is chosen, and sent with the time that was shown', async () => {
    const { user } = renderShop('/checkout', soup);
    expect(await isChosen('As soon as possible about 12:20')).toBe(true);
    expect(screen.queryByRole('radiogroup', { name: /^Time, / })).toBeNull();
    await fillIn(user);
    await user.click(placeButton());
    await screen.findByRole('dialog', { name: 'Order Confirmed' });
    expect(sent()).toMatchObject({ quotedReadyAt: new Date(at('12:20')).toISOString() });
    expect(sent()).not.toHaveProperty('pickupAt');
  });

  it('is chosen by day and time, each a large radio button, and stands on confirmation and receipt', async () => {
    const { user } = renderShop('/checkout', soup);
    await user.click(await radio('At a time of your choice'));
    expect(await isChosen(/At a time of your choice 12:30/)).toBe(true);
    const days = within(screen.getByRole('radiogroup', { name: 'Day' }));
    expect(days.getAllByRole('radio').map((one) => one.closest('label')?.textContent)).toEqual(['Today', 'Tomorrow']);
    await user.click(await radio('18:30'));
    await user.click(await radio('Tomorrow'));
    expect(times().getAttribute('aria-label')).toBe('Time, Tomorrow');
    expect(await isChosen('18:30')).toBe(true);
    await fillIn(user);
    await user.click(placeButton());
    const dialog = within(await screen.findByRole('dialog', { name: 'Order Confirmed' }));
    expect(dialog.getByText('Pickup time').nextElementSibling?.textContent).toBe('Tomorrow, 18:30');
    expect(sent()).toMatchObject({ pickupAt: new Date(at('18:30', 22)).toISOString() });
    expect(sent()).not.toHaveProperty('quotedReadyAt');
    const { paper } = replacePrintWindow();
    await user.click(dialog.getByRole('button', { name: 'Print Receipt' }));
    expect(paper.body.textContent).toContain('Pickup time: 22 November 2026 at 18:30');
    expect(paper.body.textContent).toContain('Pay at pickup');
  });

  it('stands below the part of its day when there are many', async () => {
    const { user } = renderShop('/checkout', soup);
    await user.click(await radio('At a time of your choice'));
    const words = Array.from(times().children, ({ textContent }) => textContent);
    expect(words.slice(0, 2)).toEqual(['Afternoon', '12:30']);
    expect(words[words.indexOf('Evening') + 1]).toBe('18:00');
  });

  it('is chosen with the keyboard alone', async () => {
    const { user } = renderShop('/checkout', soup);
    (await radio(/^As soon as possible/)).focus();
    await user.keyboard('{ArrowDown}');
    expect(await isChosen('12:30')).toBe(true);
    await user.tab();
    expect(document.activeElement).toBe(await radio('Today'));
    await user.tab();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(await radio('13:00'));
    expect(await isChosen(/At a time of your choice 13:00/)).toBe(true);
  });

  it('survives a reload', async () => {
    const { user, unmount } = renderShop('/checkout', soup);
    await user.click(await radio('At a time of your choice'));
    await user.click(await radio('18:30'));
    unmount();
    renderShop('/checkout', { at: NOON });
    expect(await isChosen('18:30')).toBe(true);
    expect(screen.getByText('Pickup time').nextElementSibling?.textContent).toBe('18:30');
  });

  it('of two weeks shows one day at a time', async () => {
    Object.assign(api().data.restaurant, { horizonDays: 14, slotMinutes: 5 });
    const { user } = renderShop('/checkout', soup);
    await user.click(await radio('At a time of your choice'));
    await user.click(await radio('Sat 5 Dec'));
    expect(screen.getAllByRole('radio').length).toBeLessThan(160);
    expect(times().getAttribute('aria-label')).toBe('Time, Saturday 5 December');
  });

  it('speaks Dutch', async () => {
    const { user } = renderShop('/checkout', { ...soup, language: 'nl' });
    expect(await isChosen('Zo snel mogelijk ongeveer 12:20')).toBe(true);
    await user.click(await radio('Op een tijd naar keuze'));
    await user.click(await radio('Morgen'));
    expect(screen.getByRole('radiogroup', { name: 'Tijd, Morgen' })).toBeTruthy();
  });
});

describe('the picker', () => {
  it('says that it is looking for the times', async () => {
    const release = api().hold('quote');
    renderShop('/checkout', soup);
    await screen.findByText('Looking for pickup times');
    release();
    await radio('As soon as possible about 12:20');
  });

  it('says that it could not look them up, and lets one order all the same', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    api().fail('quote', 500);
    const { user } = renderShop('/checkout', soup);
    await screen.findByText(/We could not look up the pickup times just now/);
    expect(await isChosen('As soon as possible')).toBe(true);
    await fillIn(user);
    await user.click(placeButton());
    await screen.findByRole('dialog', { name: 'Order Confirmed' });
  });
});

describe('too few left for the chosen day', () => {
  it('is set to what is left with one tap, and the other day has its own count', async () => {
    Object.assign(api().data.dishes[0] ?? {}, { dailyCount: 1 });
    const { user } = renderShop('/checkout', soup);
    const box = within(await screen.findByRole('region', { name: '1 change since you filled your cart' }));
    box.getByText('Only 1 left; your cart holds 2.');
    await user.click(box.getByRole('button', { name: 'Take 1 of Dish soup' }));
    await waitFor(() => expect(placeButton().textContent).toContain('€10.00'));
    expect(screen.queryByRole('region', { name: /since you filled your cart/ })).toBeNull();
  });
});
