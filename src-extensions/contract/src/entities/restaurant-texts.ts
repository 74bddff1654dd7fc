import { RESTAURANT_LIMITS } from './limits.js';

/**
 * Texts that the owner may leave out and that visitors read, by their longest length, in the order of the form. From this list come their places
 * in every shape of the restaurant; each is null where nothing is filled in.
 */
export const OPTIONAL_RESTAURANT_TEXTS = {
  description: 1000,
  descriptionNl: 1000,
  story: 4000,
  storyNl: 4000,
  mission: 2000,
  missionNl: 2000,
  /** What it cooks, in a word or two: `Modern European`. */
  cuisine: RESTAURANT_LIMITS.tile,
  cuisineNl: RESTAURANT_LIMITS.tile,
  city: RESTAURANT_LIMITS.place,
  state: RESTAURANT_LIMITS.place,
  country: RESTAURANT_LIMITS.place,
  countryNl: RESTAURANT_LIMITS.place,
  /** For customers who collect an order: which door, where to park. */
  specialInstructions: 1000,
  specialInstructionsNl: 1000,
  ratingText: RESTAURANT_LIMITS.tile,
  ratingTextNl: RESTAURANT_LIMITS.tile,
  serviceAvailability: RESTAURANT_LIMITS.tile,
  serviceAvailabilityNl: RESTAURANT_LIMITS.tile,
} as const;

export type OptionalRestaurantText = keyof typeof OPTIONAL_RESTAURANT_TEXTS;

/** A value for each optional text of the restaurant. @param valueOf gets its name and its longest length */
export function eachRestaurantText<Value>(
  valueOf: (name: OptionalRestaurantText, maxLength: number) => Value,
): Record<OptionalRestaurantText, Value> {
  const isName = (name: string): name is OptionalRestaurantText => name in OPTIONAL_RESTAURANT_TEXTS;
  const names = Object.keys(OPTIONAL_RESTAURANT_TEXTS).filter(isName);
  const values = Object.fromEntries(names.map((name) => [name, valueOf(name, OPTIONAL_RESTAURANT_TEXTS[name])]));
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- every name of the list has just been given a value
  return values as Record<OptionalRestaurantText, Value>;
}
