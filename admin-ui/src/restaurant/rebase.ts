/** What a form of the restaurant holds: its inputs, flat. */
export type FlatValues = Record<string, string | boolean>;

/**
 * What was changed since `base`, over what stands now: a field that was not touched takes what another writer saved.
 * @param base what the form started from
 * @param mine what it holds
 * @param theirs what is saved now
 */
export function rebase<Values extends FlatValues>(base: Values, mine: Values, theirs: Values): Values {
  const merged = { ...theirs };
  for (const field in theirs) if (mine[field] !== base[field]) merged[field] = mine[field];
  return merged;
}

export const sameValues = <Values extends FlatValues>(one: Values, other: Values): boolean =>
  Object.keys(one).every((field) => one[field] === other[field]);
