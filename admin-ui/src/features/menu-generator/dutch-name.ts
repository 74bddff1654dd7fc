import { COMMON_DISHES } from './common-dishes.js';

/** Printed in Dutch whatever the language of the page, because it fills the Dutch line. */
export const DUTCH_TO_COME = 'Nederlandse vertaling volgt binnenkort';

/** A dish's name without what writers differ in: case, accents, `&`, punctuation and blanks. */
export const dishKey = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A dish's Dutch line: the owner's, else the common dish's, else that a translation will follow (product.md, Menu). */
export function dutchName({ name, nameNl }: { name: string; nameNl: string | null }): string {
  const own = nameNl?.trim() ?? '';
  if (own !== '') return own;
  const key = dishKey(name);
  return Object.hasOwn(COMMON_DISHES, key) ? (COMMON_DISHES[key] ?? DUTCH_TO_COME) : DUTCH_TO_COME;
}
