import type { Choice } from '@pickup/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addChoices, LARGE, mockApiForEachTest, order, orderLine, OWNER } from '../../../tests/mock-api/index.js';
import { rememberSession, renderApp } from '../app/rendered-app.js';

const api = mockApiForEachTest();
const print = vi.fn();
beforeEach(() => {
  print.mockClear();
  vi.stubGlobal('print', print);
  addChoices(api().data);
  api().data.orders = [
    order(17, {
      items: [
        orderLine('1', {
          choices: [LARGE, MOZZARELLA],
          customizations: ['Large', '2 × Extra mozzarella', 'no basil'],
          unitPrice: 17,
          totalPrice: 34,
        }),
      ],
    }),
  ];
});
afterEach(() => vi.unstubAllGlobals());

const MOZZARELLA: Choice = {
  optionId: 'mozzarella',
  groupName: 'Extras',
  optionName: 'Extra mozzarella',
  count: 2,
  unitPrice: 1.5,
  isExtra: true,
};

async function openOrder() {
  rememberSession(OWNER);
  const { user } = renderApp('/admin/orders');
  return { user, card: within(await screen.findByRole('article', { name: 'Order 017' })) };
}

async function printedTicket() {
  const { user, card } = await openOrder();
  await user.click(card.getByRole('button', { name: 'Print ticket of order 017' }));
  await waitFor(() => expect(print).toHaveBeenCalledOnce());
  const paper = document.querySelector<HTMLElement>('[data-print-root]');
  if (!paper) throw new Error('Nothing is printed');
  return within(paper)
    .getAllByRole('listitem', { hidden: true })
    .slice(1)
    .map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
}

describe('what was chosen of a dish', () => {
  it('is on the card of its order, apart from what was typed', async () => {
    const { card } = await openOrder();
    expect(card.getByText('Large · 2 × Extra mozzarella')).toBeTruthy();
    expect(card.getByText('no basil')).toBeTruthy();
  });

  it('is in its details, with its group and what it adds to the price of a piece', async () => {
    const { user, card } = await openOrder();
    await user.click(card.getByRole('button', { name: 'View Details of order 017' }));
    const details = within(await screen.findByRole('dialog'));
    const chosen = details.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(chosen).toContain('Size: Large +€3.00');
    expect(chosen).toContain('Extras: 2 × Extra mozzarella +€3.00');
    expect(details.getByText('€17.00 each')).toBeTruthy();
  });

  it('is on the kitchen’s ticket, extras with a plus, before what was typed', async () => {
    expect(await printedTicket()).toEqual(['Size: Large', 'Extras: + 2 × Extra mozzarella', 'no basil']);
  });

  it('is on the ticket twice where two groups have the same words', async () => {
    const errors = vi.spyOn(console, 'error');
    const words = { optionName: 'Medium', unitPrice: 0 };
    const choices = [
      { ...LARGE, ...words },
      { ...LARGE, ...words, optionId: 'heat', groupName: 'Heat' },
    ];
    api().data.orders = [
      order(17, { items: [orderLine('1', { choices, customizations: ['Medium', 'Medium', 'no oil', 'no oil'] })] }),
    ];
    expect(await printedTicket()).toEqual(['Size: Medium', 'Heat: Medium', 'no oil', 'no oil']);
    expect(errors.mock.calls).toEqual([]);
    errors.mockRestore();
  });

  it('is on the ticket as it was ordered, whatever became of its group since', async () => {
    for (const group of api().data.optionGroups) Object.assign(group, { min: 1 - group.min, options: [] });
    expect(await printedTicket()).toEqual(['Size: Large', 'Extras: + 2 × Extra mozzarella', 'no basil']);
  });
});
