import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_LIMITS } from '../entities/limits.js';
import { QuotedLine } from '../entities/quote.js';
import {
  addItem,
  canAdd,
  lineKey,
  cartState,
  cartTotals,
  removeItem,
  setQuantity,
  unavailableLine,
  type CartItem,
  type CartLine,
} from './cart.js';
import { fromCents } from './money.js';

const soup: CartItem = {
  id: 'soup',
  name: 'Pea soup',
  price: 6.1,
  type: 'menu',
  imageUrl: '/dishes/soup.webp',
  minimumOrderAmount: null,
  isConditional: false,
};

/** Thirty dishes and thirty deals that share their ids, each with one price in cents: more than an order may hold. */
const priceOf = (index: number) => (index * 739) % 1000;
const itemOf = (index: number): CartItem => ({
  ...soup,
  id: `item-${index % 30}`,
  type: index < 30 ? 'menu' : 'deal',
  price: fromCents(priceOf(index)),
});
const anIndex = fc.nat({ max: 59 });

type Step =
  | { does: 'add'; index: number }
  | { does: 'remove'; index: number }
  | { does: 'set'; index: number; quantity: number };
const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('add' as const), index: anIndex }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('remove' as const), index: anIndex }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('set' as const),
      index: anIndex,
      quantity: fc.integer({ min: -3, max: 120 }),
    }),
  },
);

function take(lines: readonly CartLine[], step: Step): CartLine[] {
  const item = itemOf(step.index);
  if (step.does === 'add') return addItem(lines, item);
  if (step.does === 'remove') return removeItem(lines, item);
  return setQuantity(lines, item, step.quantity);
}

describe('the cart', () => {
  it('has the expected quantities and totals after any sequence of changes', () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 150 }), (steps) => {
        const tally = new Map<number, number>();
        let lines: CartLine[] = [];
        for (const step of steps) {
          const had = tally.get(step.index);
          if (step.does === 'remove') tally.delete(step.index);
          else if (step.does === 'add') {
            if (had !== undefined) tally.set(step.index, Math.min(had + 1, 99));
            else if (tally.size < 50) tally.set(step.index, 1);
          } else if (had !== undefined) {
            if (step.quantity <= 0) tally.delete(step.index);
            else tally.set(step.index, Math.min(step.quantity, 99));
          }
          lines = take(lines, step);
        }

        const expected = [...tally].map(([index, quantity]) => {
          const { id, type } = itemOf(index);
          return `${type} ${id} x${quantity}`;
        });
        expect(lines.map((line) => `${line.type} ${line.id} x${line.quantity}`)).toEqual(expected);

        const cents = [...tally].reduce((sum, [index, quantity]) => sum + priceOf(index) * quantity, 0);
        const pieces = [...tally.values()].reduce((sum, quantity) => sum + quantity, 0);
        expect(cartState(lines)).toEqual({ items: lines, total: fromCents(cents), itemCount: pieces });
        expect(cartTotals(lines).subtotal).toBe(cents);
      }),
    );
  });

  it('never exceeds 50 lines with a quantity of 99', () => {
    fc.assert(
      fc.property(fc.array(aStep, { minLength: 60, maxLength: 300 }), (steps) => {
        const lines = steps.reduce<CartLine[]>(take, []);
        expect(lines.length).toBeLessThanOrEqual(ORDER_LIMITS.lines);
        expect(lines.every((line) => line.quantity >= 1 && line.quantity <= ORDER_LIMITS.quantity)).toBe(true);
      }),
    );
  });

  it('does not change the lines it was given', () => {
    fc.assert(
      fc.property(fc.array(aStep, { maxLength: 30 }), aStep, (steps, last) => {
        const lines = steps.reduce<CartLine[]>(take, []);
        const before = structuredClone(lines);
        take(lines, last);
        expect(lines).toEqual(before);
      }),
    );
  });
});

describe('addItem', () => {
  it('starts a line with quantity 1 and no customizations', () => {
    expect(addItem([], soup)).toEqual([{ ...soup, customizations: [], quantity: 1 }]);
  });

  it('keeps given customizations', () => {
    expect(addItem([], { ...soup, customizations: ['no cream'] })[0]?.customizations).toEqual(['no cream']);
  });

  it('raises the quantity of the same id and type', () => {
    expect(addItem(addItem([], soup), soup)).toEqual([{ ...soup, customizations: [], quantity: 2 }]);
  });

  it('keeps a dish and a deal with the same id apart', () => {
    expect(addItem(addItem([], soup), { ...soup, type: 'deal' })).toHaveLength(2);
  });

  it('keeps the same dish with other choices apart, and tells nothing chosen from nothing said', () => {
    const choice = (optionId: string, count = 1) => ({
      optionId,
      groupName: 'g',
      optionName: 'o',
      count,
      unitPrice: 0,
      isExtra: false,
    });
    const [a, b] = [choice('a'), choice('b', 2)];
    expect(lineKey({ ...soup, choices: [b, a] })).toBe('menu:soup:a*1+b*2');
    const lines = [undefined, [], [a], [a, b], [b, a], [a, choice('b')]].reduce<CartLine[]>(
      (soFar, choices) => addItem(soFar, { ...soup, ...(choices && { choices }) }),
      [],
    );
    expect(lines.map(({ quantity }) => quantity)).toEqual([1, 1, 1, 2, 1]);
    expect(removeItem(lines, { ...soup, choices: [b, a] }).map(({ quantity }) => quantity)).toEqual([1, 1, 1, 1]);
    expect(setQuantity(lines, { ...soup, choices: [a] }, 7).map(({ quantity }) => quantity)).toEqual([1, 1, 7, 2, 1]);
  });

  it('stops at a quantity of 99', () => {
    const full = setQuantity(addItem([], soup), soup, 99);
    expect(canAdd(full, soup)).toBe(false);
    expect(addItem(full, soup)).toEqual(full);
  });

  it('stops at 50 lines, but still raises an existing line', () => {
    const full = Array.from({ length: 50 }, (_, index) => itemOf(index)).reduce<CartLine[]>(addItem, []);
    expect(full).toHaveLength(50);
    expect(canAdd(full, itemOf(50))).toBe(false);
    expect(addItem(full, itemOf(50))).toEqual(full);
    expect(canAdd(full, itemOf(0))).toBe(true);
    expect(addItem(full, itemOf(0))[0]?.quantity).toBe(2);
  });
});

describe('setQuantity', () => {
  const lines: CartLine[] = [{ ...soup, customizations: [], quantity: 1 }];

  it.each([0, -1, -99])('%d removes the line', (quantity) => {
    expect(setQuantity(lines, soup, quantity)).toEqual([]);
  });

  it.each([
    [1, 1],
    [99, 99],
    [100, 99],
    [2.9, 2],
    [0.4, 1],
  ])('%d becomes %d', (asked, quantity) => {
    expect(setQuantity(lines, soup, asked)[0]?.quantity).toBe(quantity);
  });

  it('changes no other line', () => {
    const two = addItem(lines, { ...soup, type: 'deal' });
    expect(setQuantity(two, { ...soup, type: 'deal' }, 7).map((line) => line.quantity)).toEqual([1, 7]);
    expect(setQuantity(two, { id: 'cake', type: 'menu' }, 7)).toEqual(two);
  });
});

describe('unavailableLine', () => {
  const request = { itemId: 'soup', itemType: 'menu', quantity: 2 } as const;

  it('has what was requested and the reason gone, and null for everything else', () => {
    const line = unavailableLine({ ...request, customizations: ['no salt'] });
    expect(line).toEqual({
      ...request,
      customizations: ['no salt'],
      options: null,
      choices: [],
      choiceIssues: [],
      obstacle: 'gone',
      name: null,
      unitPrice: null,
      totalPrice: null,
      imageUrl: null,
      minimumOrderAmount: null,
      isConditional: false,
      maxPerOrder: null,
      left: null,
      allergens: null,
      knownAllergens: [],
      dietary: [],
    });
    expect(QuotedLine.parse(line)).toEqual(line);
  });

  it('has no customizations where none were requested', () => {
    expect(unavailableLine(request).customizations).toEqual([]);
  });
});
