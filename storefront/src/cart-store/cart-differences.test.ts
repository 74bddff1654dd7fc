import type { CartLine, QuotedLine } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { compareCart, offeredLines, quotedByKey } from './cart-differences.js';

const soup: CartLine = {
  id: 'soup',
  name: 'Soup',
  price: 6.5,
  quantity: 2,
  type: 'menu',
  imageUrl: '/soup.webp',
  customizations: ['no salt'],
  minimumOrderAmount: null,
  isConditional: false,
  maxPerOrder: null,
};
const dessert: CartLine = {
  ...soup,
  id: 'dessert',
  name: 'Dessert on us',
  price: 0,
  type: 'deal',
  minimumOrderAmount: 30,
  isConditional: true,
};

/** What the server says of a line; what is not given is as in the cart. */
const quote = (line: CartLine, now: Partial<QuotedLine> = {}): QuotedLine => ({
  itemId: line.id,
  itemType: line.type,
  quantity: 1,
  customizations: [],
  obstacle: null,
  name: line.name,
  unitPrice: line.price,
  totalPrice: line.price,
  imageUrl: line.imageUrl,
  minimumOrderAmount: line.minimumOrderAmount,
  isConditional: line.isConditional,
  maxPerOrder: line.maxPerOrder ?? null,
  allergens: [],
  dietary: [],
  ...now,
});

const compare = (line: CartLine, now: Partial<QuotedLine>) => compareCart([line], quotedByKey([quote(line, now)]));

describe('a cart that is compared with its quote', () => {
  it('has no differences while everything is as it was', () => {
    const quoted = quotedByKey([quote(soup), quote(dessert)]);
    expect(compareCart([soup, dessert], quoted)).toEqual([]);
    expect(offeredLines([soup, dessert], quoted)).toEqual([soup, dessert]);
  });

  it.each([
    ['a new price', soup, { unitPrice: 7 }, ['repriced'], { price: 7 }],
    ['a lower price', soup, { unitPrice: 0 }, ['repriced'], { price: 0 }],
    ['a new name', soup, { name: 'Roast soup' }, ['renamed'], { name: 'Roast soup' }],
    ['another minimum', dessert, { minimumOrderAmount: 35 }, ['conditions'], { minimumOrderAmount: 35 }],
    [
      'a minimum no more',
      dessert,
      { minimumOrderAmount: null, isConditional: false },
      ['conditions'],
      { isConditional: false },
    ],
    [
      'a minimum of late',
      { ...dessert, minimumOrderAmount: null, isConditional: false },
      { minimumOrderAmount: 20, isConditional: true },
      ['conditions'],
      { minimumOrderAmount: 20, isConditional: true },
    ],
    ['several at once', soup, { unitPrice: 7, name: 'Roast soup' }, ['repriced', 'renamed'], { price: 7 }],
  ])('names %s, and takes nothing over', (_, line, now, changes, becomes) => {
    expect(compare(line, now)).toMatchObject([{ kind: 'changed', line, changes, now: { ...becomes, quantity: 2 } }]);
  });

  it('holds a line to a maximum that it passes; one that it keeps is no difference', () => {
    expect(compare(dessert, { maxPerOrder: 1 })).toEqual([
      { kind: 'changed', line: dessert, now: { ...dessert, quantity: 1, maxPerOrder: 1 }, changes: ['limited'] },
    ]);
    expect(compare(dessert, { maxPerOrder: 2 })).toEqual([]);
  });

  it('offers as many as one order takes where the cart holds more', () => {
    const [found] = compare({ ...dessert, quantity: 5 }, { obstacle: 'too-many', maxPerOrder: 2 });
    expect(found).toMatchObject({ kind: 'changed', now: { quantity: 2, maxPerOrder: 2 }, changes: ['limited'] });
  });

  it.each(['gone', 'sold-out', 'ended', 'not-yet'] as const)('names what is %s, whatever else it says', (obstacle) => {
    expect(compare(soup, { obstacle, unitPrice: 9 })).toEqual([{ kind: 'refused', line: soup, obstacle }]);
    expect(compare(soup, { obstacle, name: null, unitPrice: null })).toEqual([
      { kind: 'refused', line: soup, obstacle },
    ]);
  });

  it('calls neither another picture a change nor a condition that asks for nothing', () => {
    expect(compare(soup, { imageUrl: '/other.webp' })).toEqual([]);
    expect(compare(soup, { isConditional: true })).toEqual([]);
  });

  it('claims nothing of a line nobody was asked about, nor of a dish by what was said of a deal', () => {
    const deal = quote({ ...soup, type: 'deal' }, { obstacle: 'ended' });
    expect(compareCart([soup], quotedByKey([deal]))).toEqual([]);
    expect(offeredLines([soup], new Map())).toEqual([soup]);
  });

  it('offers what can be ordered, at the new prices', () => {
    const quoted = quotedByKey([quote(soup, { unitPrice: 7 }), quote(dessert, { obstacle: 'ended' })]);
    expect(offeredLines([soup, dessert], quoted)).toEqual([{ ...soup, price: 7 }]);
  });
});
