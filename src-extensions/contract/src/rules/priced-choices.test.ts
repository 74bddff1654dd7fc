import { describe, expect, it } from 'vitest';
import type { PlaceOrderLine } from '../entities/order-request.js';
import { deal, dish, line, optionGroup, pricedLines, quoteOf, refusalOf } from './testing/sale-items.js';

const size = optionGroup(
  'Size',
  [1, 1],
  [
    { id: 'regular', isDefault: true },
    { id: 'large', price: 3 },
  ],
);
const extras = optionGroup(
  'Extras',
  [0, 3],
  [
    { id: 'mozzarella', price: 1.5, maxCount: 2, allergens: ['milk'] },
    { id: 'olives', price: 1 },
  ],
);
const doneness = optionGroup('Doneness', [1, 1], [{ id: 'medium' }, { id: 'well-done' }]);
const pizza = dish({
  id: 'pizza',
  name: 'Pizza',
  unitCents: 1100,
  allergens: ['gluten'],
  optionGroups: [size, extras],
});
const burger = dish({ id: 'burger', name: 'Burger', optionGroups: [doneness] });

const choosing = (of: typeof pizza, picked: Record<string, number>, quantity = 1): PlaceOrderLine => ({
  ...line(of, quantity),
  options: Object.entries(picked).map(([optionId, count]) => ({ optionId, count })),
});
const quote = (...lines: PlaceOrderLine[]) => quoteOf(lines, [pizza, burger, deal()]);
const refusal = (...lines: PlaceOrderLine[]) => refusalOf(lines, [pizza, burger, deal()]);

describe('a line with choices', () => {
  it('costs dish plus choices, times its quantity', () => {
    const [priced] = pricedLines([choosing(pizza, { mozzarella: 2, large: 1 }, 3)], [pizza], { quotedTotal: 51 });
    expect(priced?.unitCents).toBe(1700);
    expect(priced?.chosen.choices.map(({ optionName, count }) => [optionName, count])).toEqual([
      ['large', 1],
      ['mozzarella', 2],
    ]);
  });

  it('that says nothing has the defaults, and one that chooses nothing has nothing', () => {
    const open = { ...pizza, optionGroups: [extras] };
    expect(pricedLines([line(pizza)], [pizza])[0]?.chosen.choices).toHaveLength(1);
    expect(pricedLines([choosing(open, {})], [open])[0]?.chosen.choices).toEqual([]);
  });

  it('is quoted as it is placed, with what is in it', () => {
    const wanted = choosing(pizza, { large: 1, mozzarella: 1 }, 2);
    expect(quote(wanted).lines).toMatchObject([
      {
        obstacle: null,
        unitPrice: 15.5,
        totalPrice: 31,
        options: wanted.options,
        choiceIssues: [],
        choices: [
          { groupName: 'Size', optionName: 'large', count: 1, unitPrice: 3, isExtra: false },
          { groupName: 'Extras', optionName: 'mozzarella', count: 1, unitPrice: 1.5, isExtra: true },
        ],
        allergens: ['gluten', 'milk'],
      },
    ]);
    expect(refusalOf([wanted], [pizza], { quotedTotal: 31 })).toBeNull();
  });

  it('counts with its choices towards the minimum of a deal', () => {
    const conditional = deal({ isConditional: true, minimumCents: 1900 });
    const place = (picked: Record<string, number>) =>
      refusalOf([choosing(pizza, picked), line(conditional)], [pizza, conditional]);
    expect(place({ large: 1 })).toBeNull();
    expect(place({ regular: 1 })?.message).toMatch(/^Order requirements not met: /);
  });
});

describe('a line whose choices are not allowed', () => {
  it.each([
    ['too few', line(burger), 'Doneness of Burger needs at least 1 choice'],
    ['too many', choosing(pizza, { regular: 1, large: 1 }), 'Size of Pizza takes at most 1 choice'],
    [
      'an option of another dish',
      choosing(burger, { medium: 1, large: 1 }),
      'a choice of Burger is not on offer; please choose again',
    ],
    [
      'an option too often',
      choosing(pizza, { large: 1, mozzarella: 3 }),
      'mozzarella in Extras of Pizza can be taken 1 to 2 times',
    ],
    ['any option of a deal', choosing(deal(), { large: 1 }), 'a choice of Combo is not on offer; please choose again'],
  ])('is refused for %s, with its number, the group and what would be right', (_, wrong, text) => {
    const message = `Line 2: ${text}.`;
    expect(refusal(line(pizza), wrong)).toMatchObject({
      status: 400,
      message,
      issues: [{ path: 'items.1.options', message }],
    });
  });

  it('is named by the quote with everything that is wrong, and counts in no sum', () => {
    const { lines, total } = quote(line(pizza), choosing(pizza, { mozzarella: 3 }));
    expect(total).toBe(11);
    expect(lines[1]).toMatchObject({
      obstacle: 'choices',
      choiceIssues: [
        { kind: 'count', option: { name: 'mozzarella' }, group: { name: 'Extras' }, limit: 2 },
        { kind: 'too-few', option: null, group: { name: 'Size' }, limit: 1 },
      ],
    });
  });
});

describe('a dish whose required group cannot be met', () => {
  const empty = {
    ...burger,
    optionGroups: [{ ...doneness, options: doneness.options.map((one) => ({ ...one, soldOut: true })) }],
  };

  it('is sold out, whatever is chosen', () => {
    for (const wanted of [line(empty), choosing(empty, { medium: 1 })]) {
      expect(refusalOf([wanted], [empty])?.message).toBe('Line 1: Burger is not available right now.');
      expect(quoteOf([wanted], [empty]).lines[0]?.obstacle).toBe('sold-out');
    }
  });
});
