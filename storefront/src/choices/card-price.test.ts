import { describe, expect, it } from 'vitest';
import { dish, option, optionGroup } from '../../../tests/mock-api/index.js';
import { cardPrice } from './card-price.js';

const size = (...prices: number[]) =>
  optionGroup('size', {
    min: 1,
    options: prices.map((price, index) => option(`s${index}`, { price, isDefault: index === 0 })),
  });
const priceOf = (...optionGroups: ReturnType<typeof optionGroup>[]) =>
  cardPrice(dish('pizza', { price: 11, optionGroups }));

describe('the price on a card', () => {
  it('is that of the dish, where there is nothing to choose', () => {
    expect(priceOf()).toEqual({ amount: 11, isFrom: false });
  });

  it('is what Add to Cart adds, where the defaults suffice', () => {
    expect(priceOf(size(0, 3))).toEqual({ amount: 11, isFrom: true });
    expect(priceOf(size(3, 0))).toEqual({ amount: 14, isFrom: false });
    expect(priceOf(size(0, 0))).toEqual({ amount: 11, isFrom: false });
  });

  it('is the least it can cost, where something has to be chosen', () => {
    const twoOf = (soldOut: boolean) =>
      optionGroup('sides', {
        min: 2,
        max: 3,
        options: [
          option('fries', { price: 1, maxCount: 1, soldOut }),
          option('salad', { price: 2.5, maxCount: 2 }),
          option('oysters', { price: 20 }),
        ],
      });
    expect(priceOf(twoOf(false))).toEqual({ amount: 14.5, isFrom: true });
    expect(priceOf(twoOf(true))).toEqual({ amount: 16, isFrom: true });
  });

  it('does not count what nobody has to take', () => {
    const extras = optionGroup('extras', {
      max: 3,
      options: [option('olives', { price: 1 }), option('ham', { price: 2 })],
    });
    expect(priceOf(extras)).toEqual({ amount: 11, isFrom: false });
  });
});
