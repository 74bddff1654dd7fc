import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockApiForEachTest, order, orderLine, OWNER } from '../../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../../app/rendered-app.js';
import { paperHeight } from './PrintedTicket.js';

const api = mockApiForEachTest();
const print = vi.fn();
beforeEach(() => {
  print.mockClear();
  vi.stubGlobal('print', print);
});
afterEach(() => vi.unstubAllGlobals());

const paper = () => document.querySelector<HTMLElement>('[data-print-root]');
/** The print dialog is closed, and the screen is touched again. */
const printed = () =>
  act(() => {
    window.dispatchEvent(new Event('afterprint'));
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
  });

function openOrders(language: 'en' | 'nl' = 'en') {
  api().data.orders = [
    order(17, {
      customerName: 'Anna <b>de Vries</b>',
      customerPhone: '06 1234 5678',
      notes: 'No bag,\nplease.',
      items: [
        orderLine('1', { customizations: ['extra basil', 'no garlic'], allergens: ['gluten', 'milk'] }),
        orderLine('2', { menuItemName: 'House lemonade', quantity: 11, allergens: [] }),
        orderLine('3', { menuItemName: 'Soup of the day', quantity: 1, allergens: null }),
        orderLine('4', { menuItemName: 'Wrap', quantity: 1, allergens: null, knownAllergens: ['gluten', 'nuts'] }),
      ],
    }),
    order(16),
  ];
  rememberSession(OWNER);
  return renderApp('/admin/orders', { language });
}

describe('the kitchen ticket', () => {
  it('is printed from a card in one action, with all the kitchen needs, and is gone afterwards', async () => {
    const { user } = openOrders();
    await user.click(await screen.findByRole('button', { name: 'Print ticket of order 017' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const words = paper()?.textContent ?? '';
    for (const text of [
      '017',
      'Ready about 12:20',
      'Anna <b>de Vries</b>',
      '2×Pizza Margherita',
      'extra basil',
      'no garlic',
      'ALLERGENS: GLUTEN, MILK',
      '11×House lemonadeNONE OF THE 14 ALLERGENS',
      'Soup of the dayALLERGENS NOT STATED',
      'WrapALLERGENS: GLUTEN, NUTS, REST NOT STATED',
      'No bag,\nplease.',
      '15 dishes',
      'Total €22.00',
      'Phone 06 1234 5678',
      '20261121-017',
    ]) {
      expect(words).toContain(text);
    }
    printed();
    expect(paper()).toBeNull();
  });

  it('names an allergy in the head of its note, as the card and the details do', async () => {
    const { user } = openOrders();
    Object.assign(api().data.orders[0] ?? {}, { notes: 'Geen noten, allergie!' });
    const card = within(await screen.findByRole('article', { name: 'Order 017' }));
    expect(card.getByText(/Geen noten/).textContent).toBe('Allergy: Geen noten, allergie!');
    await user.click(card.getByRole('button', { name: 'Print ticket of order 017' }));
    await waitFor(() => expect(paper()?.textContent).toContain('NOTE: ALLERGYGeen noten, allergie!'));
    printed();
    await user.click(card.getByRole('button', { name: /^View Details/ }));
    const details = within(await screen.findByRole('dialog'));
    expect(details.getByText(/Geen noten/).textContent).toBe('Allergy: Geen noten, allergie!');
  });

  it('is printed by the key P on the focused card, and by no other key', async () => {
    const { user } = openOrders();
    const card = await screen.findByRole('article', { name: 'Order 016' });
    within(card).getByRole('button', { name: 'Confirm order 016' }).focus();
    await user.keyboard('o');
    expect(paper()).toBeNull();
    await user.keyboard('p');
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    expect(paper()?.textContent).toContain('016');
    expect(paper()?.textContent).not.toContain('017');
  });

  it('is not printed by a letter of a search', async () => {
    const { user } = openOrders();
    await user.type(await screen.findByRole('searchbox'), 'p');
    expect(paper()).toBeNull();
  });

  it('is printed from the details too, and again when asked again', async () => {
    const { user } = openOrders();
    await user.click(await screen.findByRole('button', { name: 'View Details of order 017' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order 017' }));
    await user.click(dialog.getByRole('button', { name: 'Print ticket' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    printed();
    await user.click(dialog.getByRole('button', { name: 'Print ticket' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(2));
    printed();
  });

  it('warns of an order that is cancelled, in Dutch as well', async () => {
    const { user } = openOrders('nl');
    Object.assign(api().data.orders[0] ?? {}, { status: 'CANCELLED' });
    await user.click(await screen.findByRole('button', { name: 'Bon afdrukken van bestelling 017' }));
    await waitFor(() => expect(paper()?.textContent).toContain('GEANNULEERD'));
    expect(paper()?.textContent).toContain('ALLERGENEN: GLUTEN, MELK');
  });
});

describe('the paper', () => {
  it('is as long as the ticket, with its margins, and never shorter than it is wide', () => {
    expect(paperHeight(96 * 10)).toBe(254 + 6 + 1);
    expect(paperHeight(96)).toBe(80);
  });
});
