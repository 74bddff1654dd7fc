import type { AdminRestaurant } from '../entities/restaurant.js';
import type { FallbackWords } from '../words/fallback-words.js';

/** How a restaurant that nobody has described can be reached, as visitors read it. */
export const FALLBACK_CONTACT = {
  name: 'Our Kitchen',
  phone: '(555) 123-4567',
  address: '123 Main Street',
  email: 'hello@example.com',
} as const;

/** A field of the restaurant in whose place visitors read built-in words. */
export type FallbackField = keyof typeof FALLBACK_CONTACT | keyof FallbackWords;

const CONTACT = ['name', 'phone', 'address', 'email'] as const satisfies readonly (keyof typeof FALLBACK_CONTACT)[];

/** In the order in which a visitor meets them. */
const TEXTS = [
  'ratingText',
  'serviceAvailability',
  'description',
  'story',
  'mission',
] as const satisfies readonly (keyof FallbackWords)[];

/**
 * The fields in whose place visitors read built-in words (product.md, Restaurant).
 * @param restaurant null before the owner has described it
 * @param reviews how many reviews visitors see; with one the rating is theirs
 */
export const shownFallbacks = (
  restaurant: Pick<AdminRestaurant, keyof FallbackWords> | null,
  reviews: number,
): FallbackField[] => [
  ...(restaurant === null ? CONTACT : []),
  ...TEXTS.filter((name) => restaurant === null || !restaurant[name]).filter(
    (name) => name !== 'ratingText' || reviews === 0,
  ),
];
