import type { OptionGroup } from '@pickup/contract';

/**
 * The groups of choices that several of these dishes have, in the order in which they come: on paper they stand once, above the
 * dishes, which name them. One whose name another group has too cannot be named.
 */
export function sharedGroups(dishes: readonly { optionGroups: readonly OptionGroup[] }[]): OptionGroup[] {
  const all = dishes.flatMap(({ optionGroups }) => optionGroups);
  const firsts = all.filter(({ id }, index) => all.findIndex((group) => group.id === id) === index);
  return firsts.filter(
    ({ id, name }) =>
      all.filter((group) => group.id === id).length > 1 && firsts.filter((group) => group.name === name).length === 1,
  );
}
