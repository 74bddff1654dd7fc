import type { FieldValues, UseFormReset } from 'react-hook-form';

/** Whether two values of fields are the same; lists are compared by what they hold. */
export const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

export const sameValues = <Values extends FieldValues>(one: Values, other: Values): boolean =>
  Object.keys(one).every((field) => isSame(one[field], other[field]));

/**
 * What was changed since `base`, over what stands now: a field that was not touched takes what another writer saved.
 * @param base what the form started from
 * @param mine what it holds
 * @param theirs what is saved now
 */
export function rebase<Values extends FieldValues>(base: Values, mine: Values, theirs: Values): Values {
  const merged = { ...theirs };
  for (const field in theirs) if (!isSame(mine[field], base[field])) merged[field] = mine[field];
  return merged;
}

/**
 * The same of a list, item by item. Items keep the order that another writer has saved, unless it was changed since `base`.
 * @param keyOf null for an item that is not saved yet
 * @param merge one item that was in `base`; `theirs` is undefined where another writer has removed it, undefined leaves it out
 */
export function rebaseList<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  keyOf: (item: Item) => string | null,
  merge: (base: Item, mine: Item, theirs: Item | undefined) => Item | undefined,
): Item[] {
  const find = (items: readonly Item[], item: Item) =>
    keyOf(item) === null ? undefined : items.find((other) => keyOf(other) === keyOf(item));
  const kept = mine.flatMap((item) => {
    const was = find(base, item);
    const merged = was === undefined ? item : merge(was, item, find(theirs, item));
    return merged === undefined ? [] : [merged];
  });
  const added = theirs.filter((item) => !find(base, item) && !find(mine, item));
  const sharedKeys = (items: readonly Item[], others: readonly Item[]) =>
    items.filter((item) => find(others, item)).map(keyOf);
  if (!isSame(sharedKeys(mine, base), sharedKeys(base, mine))) return [...kept, ...added];
  const inTheirOrder = theirs.flatMap((item) => find([...kept, ...added], item) ?? []);
  return [...inTheirOrder, ...kept.filter((item) => !find(theirs, item))];
}

/** Makes saved values what a form is compared with, and shows values over them. */
export function showOver<Values extends FieldValues>(
  form: { reset: UseFormReset<Values> },
  saved: Values,
  values: Values,
): void {
  form.reset(saved);
  form.reset(values, { keepDefaultValues: true });
}
