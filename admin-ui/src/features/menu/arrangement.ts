import type { AdminCategory, AdminMenuItem } from '@pickup/contract';

/** What is put in order: the categories, or the dishes of one; null: those without a category. */
export type ArrangedList = 'categories' | { categoryId: string | null };

/** An order that is to be stored: ids as they stood, and as they are to stand. */
export interface Arrangement {
  subject: ArrangedList;
  before: readonly string[];
  after: readonly string[];
}

interface Menu {
  dishes: readonly AdminMenuItem[];
  categories: readonly AdminCategory[];
}

/** What is put in order, as it is stored: deleted dishes have no place. */
export const listedOf = (
  { dishes, categories }: Menu,
  subject: ArrangedList,
): readonly (AdminMenuItem | AdminCategory)[] =>
  subject === 'categories'
    ? categories
    : dishes.filter(({ isActive, categoryId }) => isActive && categoryId === subject.categoryId);

/** An order on a menu that has changed since: what is gone is left out, what is new comes last. */
export const adapted = (after: readonly string[], listed: readonly string[]): string[] => [
  ...after.filter((id) => listed.includes(id)),
  ...listed.filter((id) => !after.includes(id)),
];

/** A list with some of its records in another order, each at a place where one of them was. */
export function inOrder<Listed extends { id: string }>(list: readonly Listed[], after: readonly string[]): Listed[] {
  const ordered = after.flatMap((id) => list.find((one) => one.id === id) ?? []);
  return list.map((one) => (after.includes(one.id) ? (ordered.shift() ?? one) : one));
}
