import type { FieldValues, UseFormReset } from 'react-hook-form';

/** Whether two values of fields are the same; lists are compared by what they hold. */
const isSame = (one: unknown, other: unknown): boolean =>
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

/** Makes saved values what a form is compared with, and shows values over them. */
export function showOver<Values extends FieldValues>(
  form: { reset: UseFormReset<Values> },
  saved: Values,
  values: Values,
): void {
  form.reset(saved);
  form.reset(values, { keepDefaultValues: true });
}
