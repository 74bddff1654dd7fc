import { describe, expect, it } from 'vitest';
import { order, orderLine, type MockOrder } from '../../../../../tests/mock-api/index.js';
import { minutesFromNow, NOW } from '../../../app/rendered-app.js';
import { allDay } from './all-day.js';

const choice = (optionName: string, count = 1, groupName = 'Size') => ({
  optionId: optionName,
  groupName,
  optionName,
  count,
  unitPrice: 0,
  isExtra: false,
});
const pizza = (quantity: number, ...choices: ReturnType<typeof choice>[]) =>
  orderLine(`${quantity} ${choices.length}`, { quantity, choices });
const soup = (quantity: number) => orderLine('soup', { menuItemId: 'soup', menuItemName: 'Soup', quantity });

const say = (orders: readonly MockOrder[]) =>
  allDay(orders, NOW).map(({ name, quantity, groups }) => [
    quantity,
    name,
    groups.map(({ choices }) => choices.map(({ words, quantity: of }) => `${of} ${words}`).join(', ')).join('; '),
  ]);

describe('what is still to be made', () => {
  it('is counted per dish over all orders, with how often a choice is to be made', () => {
    const orders = [
      order(1, { items: [pizza(3, choice('Large')), soup(1)] }),
      order(2, { status: 'CONFIRMED', items: [pizza(10, choice('Small'), choice('Mozzarella', 2))] }),
      order(3, { status: 'PREPARING', items: [pizza(1, choice('Small'))] }),
    ];
    expect(say(orders)).toEqual([
      [14, 'Pizza Margherita', '20 Mozzarella, 11 Small, 3 Large'],
      [1, 'Soup', ''],
    ]);
  });

  it('keeps options of the same name apart by their group, and names the group', () => {
    const sides = pizza(2, choice('Large'), choice('Salad', 1, 'Side'), choice('Salad', 1, 'Starter'));
    expect(allDay([order(1, { items: [sides] })], NOW)[0]?.groups).toEqual([
      { name: 'Size', isAmbiguous: false, choices: [{ words: 'Large', quantity: 2 }] },
      { name: 'Side', isAmbiguous: true, choices: [{ words: 'Salad', quantity: 2 }] },
      { name: 'Starter', isAmbiguous: true, choices: [{ words: 'Salad', quantity: 2 }] },
    ]);
  });

  it('leaves out what is struck off, ready, closed or for later', () => {
    const orders = [
      order(1, { items: [{ ...pizza(2), made: true }, soup(1)] }),
      order(2, { status: 'READY', items: [pizza(5)] }),
      order(3, { status: 'CANCELLED', items: [pizza(5)] }),
      order(4, { releaseAt: minutesFromNow(30), items: [pizza(5)] }),
    ];
    expect(say(orders)).toEqual([[1, 'Soup', '']]);
  });

  it('counts a later order from when it has to be begun', () => {
    expect(say([order(4, { releaseAt: minutesFromNow(0), items: [soup(5)] })])).toEqual([[5, 'Soup', '']]);
  });

  it('tells a deal from a dish, and a dish from what it was called before', () => {
    const items = [soup(1), { ...soup(1), itemType: 'deal' as const }, { ...soup(1), menuItemName: 'Broth' }];
    expect(allDay([order(1, { items })], NOW)).toHaveLength(3);
  });

  it('names the orders of each', () => {
    const [row] = allDay([order(1, { items: [soup(1), soup(2)] }), order(2, { items: [soup(1)] })], NOW);
    expect(row).toMatchObject({ quantity: 4, orderIds: new Set(['order001', 'order002']) });
  });
});
