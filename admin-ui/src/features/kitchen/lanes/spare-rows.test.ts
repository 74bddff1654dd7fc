import { describe, expect, it } from 'vitest';
import { order, orderLine } from '../../../../../tests/mock-api/index.js';
import { ALL_LINES, cardHeight, laterHeight, leastLines, type CardSize } from '../card-height.js';
import { saidLines, sayingDishes } from './spare-rows.js';

const card = { width: 170, headWraps: () => false, isTouched: false };
const long = (number: number) =>
  order(number, { status: 'PREPARING', items: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => orderLine(id)) });
const dense: readonly CardSize[] = ['dense', 'dense'];

describe('the lines of dense cards', () => {
  const two = [long(1), long(2)];
  const together = 2 * cardHeight(long(1), 'dense', card) + 8;

  it('are as many as three rows hold where the column has no room for more', () => {
    expect(saidLines(two, dense, 1, { ...card, height: together })).toEqual([3, 3]);
  });

  it('are more where it has, of what is due first before the rest', () => {
    expect(saidLines(two, dense, 1, { ...card, height: together + 18 })).toEqual([4, 3]);
  });

  it('are all where there is room, and never a part of one', () => {
    expect(saidLines(two, dense, 1, { ...card, height: 2000 })).toEqual([6, 6]);
    const wish = orderLine('wish', { customizations: ['Cut in eight', 'No onions', 'Sauce on the side'] });
    expect(leastLines(order(1, { items: [wish, orderLine('b')] }), card.width)).toBe(1);
    const ready = order(2, { ...long(2), status: 'READY' });
    expect(saidLines([ready], ['dense'], 1, { ...card, height: 2000 })).toEqual([ALL_LINES]);
  });
});

describe('the cards for later that say their dishes', () => {
  const three = [long(1), long(2), long(3)];
  const saying = (height: number) => sayingDishes(three, 1, { ...card, height });
  const bare = 3 * laterHeight(long(1), false, card.width) + 16;
  const added = laterHeight(long(1), true, card.width) - laterHeight(long(1), false, card.width);

  it('are all where the board has room for them', () => {
    expect(saying(2000)).toEqual([true, true, true]);
  });

  it('are those that are due first before the rest, while every card stays in sight', () => {
    expect(saying(bare + added)).toEqual([true, false, false]);
    expect(saying(bare + added - 1)).toEqual([false, false, false]);
  });

  it('are none where not even the cards have room', () => {
    expect(saying(100)).toEqual([false, false, false]);
  });
});
