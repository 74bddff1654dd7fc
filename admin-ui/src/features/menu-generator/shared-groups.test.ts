import type { OptionGroup } from '@pickup/contract';
import { expect, it } from 'vitest';
import { sharedGroups } from './shared-groups.js';

const group = (id: string, name = id, nameNl: string | null = null): OptionGroup => ({
  id,
  name,
  nameNl,
  min: 0,
  max: 1,
  options: [],
});
const [size, crust, sauce] = [group('size'), group('crust'), group('sauce')];

it.each([
  ['of several dishes, in the order in which they come', [[size, crust], [crust, size], [sauce]], [size, crust]],
  ['none of one dish alone', [[size, crust], [sauce]], []],
  ['none with the name of another group', [[size], [size], [group('glass', 'size')]], []],
])('groups stand once above their dishes: %s', (_, groups, shared) => {
  expect(
    sharedGroups(
      groups.map((optionGroups) => ({ optionGroups })),
      'en',
    ),
  ).toEqual(shared);
});

it('tells groups apart by their names in the language of the menu', () => {
  const [small, large] = [group('small', 'Sauce', 'Saus'), group('large', 'Dip', 'Saus')];
  const dishes = [small, large, small, large].map((one) => ({ optionGroups: [one] }));
  expect(sharedGroups(dishes, 'en')).toEqual([small, large]);
  expect(sharedGroups(dishes, 'nl')).toEqual([]);
});
