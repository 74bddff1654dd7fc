import { describe, expect, it } from 'vitest';
import { order, orderLine } from '../../../../tests/mock-api/index.js';
import { dishKey } from './all-day/all-day.js';
import { ordersWith, searchBoard } from './search-board.js';

const soup = orderLine('soup', { menuItemId: 'soup', menuItemName: 'Tomato Soup' });
const orders = [
  order(17, { customerName: 'Noör de Vries', customerPhone: '+31 6 1234 5678' }),
  order(18, { customerName: 'Sam', items: [soup] }),
];
const found = (search: string) => searchBoard(orders, search).map(({ id }) => id);

describe('searching the board', () => {
  it.each([
    ['number', '017', ['order017']],
    ['name without its accents', 'noor', ['order017']],
    ['phone', '1234 5678', ['order017']],
    ['phone without its spaces', '612345678', ['order017']],
    ['dish', 'tomato', ['order018']],
    ['nothing in particular', ' ', ['order017', 'order018']],
    ['what is not there', 'lobster', []],
  ])('finds by %s', (_, search, expected) => {
    expect(found(search)).toEqual(expected);
  });
});

describe('the orders with a dish', () => {
  it('are those with a line of it that is still to be made', () => {
    const made = order(19, { items: [{ ...soup, made: true }] });
    expect(ordersWith([...orders, made], dishKey(soup)).map(({ id }) => id)).toEqual(['order018']);
  });
});
