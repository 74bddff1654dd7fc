import { describe, expect, it } from 'vitest';
import { controlOf, keepOffered, mostChosen, takenOf, withCount, withOnly } from './selected-options.js';
import { dish, optionGroup } from './testing/sale-items.js';

const group = (min: number, max: number, ...maxCounts: number[]) =>
  optionGroup(
    'g',
    [min, max],
    maxCounts.map((maxCount, index) => ({ id: `o${index}`, maxCount })),
  );

describe('the control of a group', () => {
  it.each([
    ['one of two that has to be chosen', group(1, 1, 1, 1), 'one'],
    ['one of two or none', group(0, 1, 1, 1), 'one'],
    ['one that may stay away', group(0, 1, 1), 'each'],
    ['one that has to be chosen', group(1, 1, 1), 'one'],
    ['several once each', group(0, 3, 1, 1, 1), 'each'],
    ['several, one of them twice', group(0, 3, 1, 2), 'counts'],
    ['one of two, however often each may be taken', group(1, 1, 2, 2), 'one'],
  ] as const)('for %s', (_, one, control) => {
    expect(controlOf(one)).toBe(control);
  });
});

describe('how many of a group can be chosen', () => {
  it.each([
    ['what it takes', optionGroup('g', [0, 3], [{ id: 'a', maxCount: 9 }]), 3],
    ['what its options allow', optionGroup('g', [0, 3], [{ id: 'a', maxCount: 2 }]), 2],
    ['nothing of what is sold out', optionGroup('g', [0, 3], [{ id: 'a' }, { id: 'b', soldOut: true }]), 1],
  ])('is %s', (_, one, most) => {
    expect(mostChosen(one)).toBe(most);
  });
});

describe('what is chosen', () => {
  const two = group(0, 3, 2, 1);
  const other = { optionId: 'elsewhere', count: 1 };

  it('is changed option by option, and leaves other groups alone', () => {
    const once = withCount([other], 'o0', 1);
    expect(once).toEqual([other, { optionId: 'o0', count: 1 }]);
    expect(takenOf(two, withCount(once, 'o0', 2))).toBe(2);
    expect(withCount(once, 'o0', 0)).toEqual([other]);
    expect(withOnly(once, two, 'o1')).toEqual([other, { optionId: 'o1', count: 1 }]);
    expect(withOnly(once, two, null)).toEqual([other]);
  });

  it('loses what the dish no longer offers, and what is sold out, and is cut to what may be taken', () => {
    const options = [
      { id: 'kept', maxCount: 2 },
      { id: 'out', soldOut: true },
    ];
    const pizza = dish({ optionGroups: [optionGroup('g', [0, 1], options)] });
    const before = ['kept', 'out', 'gone'].map((optionId) => ({ optionId, count: 5 }));
    expect(keepOffered(pizza, before)).toEqual([{ optionId: 'kept', count: 2 }]);
  });
});
