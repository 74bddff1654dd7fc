import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChosenOption } from '../entities/choice.js';
import { ALLERGENS, DIETARY_MARKS } from '../entities/enumerations.js';
import type { OptionGroup } from '../entities/option-group.js';
import { checkChoices, priceWith } from './choices.js';
import { lineTotal, orderTotals, toCents } from './money.js';

const named = (id: string) => ({ id, name: id, nameNl: null });

const anOption = fc.record({
  price: fc.nat({ max: 99_999 }).map((cents) => cents / 100),
  isDefault: fc.boolean(),
  maxCount: fc.integer({ min: 1, max: 9 }),
  allergens: fc.option(fc.subarray([...ALLERGENS])),
  dietary: fc.subarray([...DIETARY_MARKS]),
  soldOut: fc.boolean(),
});
const aGroup = fc.record({
  min: fc.integer({ min: 0, max: 10 }),
  max: fc.integer({ min: 1, max: 10 }),
  options: fc.array(anOption, { minLength: 1, maxLength: 6 }),
});
const aDish = fc
  .record({
    price: fc.nat({ max: 999_999 }).map((cents) => cents / 100),
    allergens: fc.option(fc.subarray([...ALLERGENS])),
    dietary: fc.subarray([...DIETARY_MARKS]),
    groups: fc.array(aGroup, { maxLength: 4 }),
  })
  .map(({ groups, ...dish }) => ({
    ...dish,
    optionGroups: groups.map(({ min, max, options }, place) => ({
      id: `g${place}`,
      name: `Group ${place}`,
      nameNl: null,
      min,
      max: Math.max(min, max),
      options: options.map((given, index) => ({ ...given, ...named(`g${place}o${index}`) })),
    })),
  }));
const aLine = aDish.chain((dish) => {
  const ids = dish.optionGroups.flatMap(({ options }) => options.map(({ id }) => id));
  return fc.record({
    dish: fc.constant(dish),
    chosen: fc.array(
      fc.record({ optionId: fc.constantFrom('foreign', ...ids), count: fc.integer({ min: -1, max: 11 }) }),
      {
        maxLength: 12,
      },
    ),
    quantity: fc.integer({ min: 1, max: 99 }),
  });
});

/** Written plainly, from the words of product.md. */
function isAllowed({ dish, chosen }: { dish: { optionGroups: OptionGroup[] }; chosen: ChosenOption[] }): boolean {
  const all = dish.optionGroups.flatMap(({ options }) => options);
  const wanted = new Set(chosen.map(({ optionId }) => optionId));
  if (wanted.size < chosen.length) return false;
  for (const { optionId, count } of chosen) {
    const found = all.find(({ id }) => id === optionId);
    if (!found || found.soldOut || count < 1 || count > found.maxCount) return false;
  }
  return dish.optionGroups.every(({ min, max, options }) => {
    const taken = chosen
      .filter(({ optionId }) => options.some(({ id }) => id === optionId))
      .reduce((sum, { count }) => sum + count, 0);
    return taken >= min && taken <= max;
  });
}

describe('generated lines', () => {
  it('are refused exactly where a rule is broken', () => {
    fc.assert(
      fc.property(aLine, (line) => {
        expect(checkChoices(line.dish, line.chosen).issues.length === 0).toBe(isAllowed(line));
      }),
    );
  });

  it('add up to the cent: server by cents, storefront by prices, receipt by the choices of its lines', () => {
    fc.assert(
      fc.property(fc.array(aLine, { minLength: 1, maxLength: 10 }), (lines) => {
        const checked = lines.map(({ dish, chosen, quantity }) => ({ dish, quantity, ...checkChoices(dish, chosen) }));
        const server = orderTotals(
          checked.map(({ dish, cents, quantity }) => ({ unitPrice: toCents(dish.price) + cents, quantity })),
        );
        const storefront = orderTotals(
          checked.map(({ dish, choices, quantity }) => ({
            unitPrice: toCents(priceWith(dish.price, choices)),
            quantity,
          })),
        );
        const receipt = checked.flatMap(({ dish, choices, quantity }) => [
          lineTotal(toCents(dish.price), quantity),
          ...choices.map(({ unitPrice, count }) => lineTotal(toCents(unitPrice), count * quantity)),
        ]);
        expect(storefront).toEqual(server);
        expect(receipt.reduce((sum, cents) => sum + cents, 0)).toBe(server.total);
        expect(Number.isSafeInteger(server.total)).toBe(true);
      }),
    );
  });

  it('are the same whatever the order in which their options are named', () => {
    fc.assert(
      fc.property(aLine, ({ dish, chosen }) => {
        const once = chosen.filter(
          (one, index) => chosen.findIndex(({ optionId }) => optionId === one.optionId) === index,
        );
        const { issues: some, ...forward } = checkChoices(dish, once);
        const { issues: others, ...backward } = checkChoices(dish, [...once].reverse());
        expect(backward).toEqual(forward);
        expect(others).toHaveLength(some.length);
      }),
    );
  });

  it('contain no allergen that a line says it is free of', () => {
    fc.assert(
      fc.property(aLine, ({ dish, chosen }) => {
        const { choices, allergens } = checkChoices(dish, chosen);
        const options = dish.optionGroups.flatMap((one) => one.options);
        const parts = [dish, ...choices.map(({ optionId }) => options.find(({ id }) => id === optionId))];
        expect(allergens === null).toBe(parts.some((part) => part?.allergens === null));
        for (const allergen of ALLERGENS) {
          if (allergens?.includes(allergen) !== false) continue;
          expect(parts.some((part) => part?.allergens?.includes(allergen))).toBe(false);
        }
      }),
    );
  });
});
