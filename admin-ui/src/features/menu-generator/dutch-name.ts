import { COMMON_DISHES } from './common-dishes.js';

/** To the letter, in whichever language the menu's own words are (specification 9). */
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

/** The Dutch line of a dish: the owner's own, else the common dish's, else that it is to come (ruling 23). */
export function dutchName({ name, nameNl }: { name: string; nameNl: string | null }): string {
  const own = nameNl?.trim() ?? '';
  if (own !== '') return own;
  const key = dishKey(name);
  return Object.hasOwn(COMMON_DISHES, key) ? (COMMON_DISHES[key] ?? DUTCH_TO_COME) : DUTCH_TO_COME;
}
