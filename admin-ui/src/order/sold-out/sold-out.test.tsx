import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addChoices,
  findDish,
  findOption,
  LARGE,
  mockApiForEachTest,
  order,
  orderLine,
  OWNER,
} from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';

const api = mockApiForEachTest();

beforeEach(() => {
  addChoices(api().data);
  api().data.orders = [order(17, { items: [orderLine('1', { choices: [LARGE] })] })];
});

async function openOrder(language: 'en' | 'nl' = 'en') {
  rememberSession(OWNER);
  const app = renderApp('/admin/orders', { language });
  await app.user.click(await screen.findByRole('button', { name: /details.* 017/i }));
  await screen.findByRole('dialog', { name: /017$/ });
  return app;
}

const pizza = () => findDish(api().data, 'pizza');
const large = () => findOption(api().data, 'large');
/** As if the owner came back to the tab: what is shown is read again. */
const lookAgain = () => act(() => void window.dispatchEvent(new Event('visibilitychange')));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('a dish of an order', () => {
  it('is sold out for today in two taps from its details, and undone in one', async () => {
    const { user } = await openOrder();
    await user.click(screen.getByRole('button', { name: 'Sold out: Pizza Margherita' }));
    const shown = await dialog('Sold out: Pizza Margherita');
    await user.click(await shown.findByRole('button', { name: 'Pizza Margherita: For today' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await screen.findByText('Pizza Margherita is sold out for today.')).toBeTruthy();
    expect(pizza().soldOutUntil).toBe('2026-11-22');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Pizza Margherita is as it was before.')).toBeTruthy();
    expect(pizza().soldOutUntil).toBeNull();
  });

  it('is named as on the board below its Dutch name', async () => {
    const { user } = await openOrder('nl');
    await user.click(screen.getByRole('button', { name: 'Uitverkocht: Pizza Margherita' }));
    const shown = await dialog('Uitverkocht: Pizza Margherita');
    expect((await shown.findByText('Groot')).closest('li')?.textContent).toMatch(/^GrootLarge/);
    expect(shown.getByText('Large').lang).toBe('en');
  });

  it('gets back on undo what was said before', async () => {
    Object.assign(pizza(), { soldOutUntil: 'forever' });
    const { user } = await openOrder();
    await user.click(screen.getByRole('button', { name: 'Sold out: Pizza Margherita' }));
    const shown = await dialog('Sold out: Pizza Margherita');
    expect(await shown.findByText('Sold out until you say')).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Pizza Margherita: Bring back' }));
    await waitFor(() => expect(pizza().soldOutUntil).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(pizza().soldOutUntil).toBe('forever'));
  });

  it('is sold out until a day', async () => {
    const { user } = await openOrder();
    await user.click(screen.getByRole('button', { name: 'Sold out: Pizza Margherita' }));
    const shown = await dialog('Sold out: Pizza Margherita');
    await user.click(await shown.findByRole('button', { name: 'Pizza Margherita: Longer' }));
    await user.clear(shown.getByLabelText('Back on'));
    await user.type(shown.getByLabelText('Back on'), '2026-11-28');
    await user.click(shown.getByRole('button', { name: 'Set' }));
    expect(await screen.findByText('Pizza Margherita is sold out until 28 Nov.')).toBeTruthy();
    expect(pizza().soldOutUntil).toBe('2026-11-28');
  });

  it('unfolds what ends later than today, and is folded again when another screen has sold it out and brought it back', async () => {
    const { user } = await openOrder();
    await user.click(screen.getByRole('button', { name: 'Sold out: Pizza Margherita' }));
    const shown = await dialog('Sold out: Pizza Margherita');
    const longer = () => shown.findByRole('button', { name: 'Pizza Margherita: Longer' });
    expect((await longer()).getAttribute('aria-expanded')).toBe('false');
    await user.click(await longer());
    expect((await longer()).getAttribute('aria-expanded')).toBe('true');
    expect(shown.getByLabelText('Back on')).toBeTruthy();
    Object.assign(pizza(), { soldOutUntil: 'forever' });
    lookAgain();
    await shown.findByRole('button', { name: 'Pizza Margherita: Bring back' });
    expect(shown.queryByLabelText('Back on')).toBeNull();
    Object.assign(pizza(), { soldOutUntil: null });
    lookAgain();
    expect((await longer()).getAttribute('aria-expanded')).toBe('false');
    expect(shown.queryByLabelText('Back on')).toBeNull();
  });

  it('offers what was chosen of it, too', async () => {
    const { user } = await openOrder();
    await user.click(screen.getByRole('button', { name: 'Sold out: Pizza Margherita' }));
    const shown = await dialog('Sold out: Pizza Margherita');
    await user.click(await shown.findByRole('button', { name: 'Large: Longer' }));
    await user.click(shown.getByRole('button', { name: 'Large: Until I say' }));
    expect(await screen.findByText('Large is sold out until you say.')).toBeTruthy();
    expect(large().soldOutUntil).toBe('forever');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(large().soldOutUntil).toBeNull());
  });

  it('is not sold out when the server refuses, and the board says why', async () => {
    api().fail('setDishSoldOut', { status: 503, message: 'Not now.' });
    const { user } = await openOrder();
    await user.click(screen.getByRole('button', { name: 'Sold out: Pizza Margherita' }));
    const shown = await dialog('Sold out: Pizza Margherita');
    await user.click(await shown.findByRole('button', { name: 'Pizza Margherita: For today' }));
    expect(await screen.findByText('Failed to change what is sold out')).toBeTruthy();
    expect(screen.getByText('Not now.')).toBeTruthy();
    expect(pizza().soldOutUntil).toBeNull();
  });

  it('that is a deal cannot be sold out, nor one of an order that is over', async () => {
    const items = [orderLine('1', { itemType: 'deal', menuItemName: 'Pizza for two' })];
    api().data.orders = [order(17, { items }), order(16, { status: 'COMPLETED' })];
    const { user } = await openOrder();
    expect(screen.queryByRole('button', { name: /^Sold out: / })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'View Details of order 016' }));
    await dialog('Order 016');
    expect(screen.queryByRole('button', { name: /^Sold out: / })).toBeNull();
  });

  it('that was deleted since is told to be off the menu', async () => {
    Object.assign(pizza(), { isActive: false });
    api().data.orders = [order(17, { items: [orderLine('1')] })];
    const { user } = await openOrder();
    await user.click(screen.getByRole('button', { name: 'Sold out: Pizza Margherita' }));
    const shown = await dialog('Sold out: Pizza Margherita');
    expect(await shown.findByText('This dish is no longer on the menu.')).toBeTruthy();
  });
});
