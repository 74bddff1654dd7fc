import { localText, type Language, type OptionGroup } from '@pickup/contract';

/**
 * The groups of choices that several of these dishes have, in the order in which they come: on paper they stand once, above the
 * dishes, which name them. One whose name another group has too cannot be named.
 */
export function sharedGroups(
  dishes: readonly { optionGroups: readonly OptionGroup[] }[],
  language: Language,
): OptionGroup[] {
  const nameOf = (group: OptionGroup) => localText(group, 'name', language).text;
  const all = dishes.flatMap(({ optionGroups }) => optionGroups);
  const firsts = all.filter(({ id }, index) => all.findIndex((group) => group.id === id) === index);
  return firsts.filter(
    (group) =>
      all.filter(({ id }) => id === group.id).length > 1 &&
      firsts.filter((other) => nameOf(other) === nameOf(group)).length === 1,
  );
}
