import { PERSON_LIMITS } from './person-limits.js';

/** Limits of what the owner says of the restaurant. Apart from the schemas, so that a form can use them without zod. */
export const RESTAURANT_LIMITS = {
  ...PERSON_LIMITS,
  address: 200,
  description: 1000,
  story: 4000,
  mission: 2000,
  /** City, state and country. */
  place: 100,
  postalCode: 20,
  webAddress: 500,
  specialInstructions: 1000,
  /** Rating text and service availability: a tile of the home page each. */
  tile: 100,
  currencySymbol: 5,
  /** Bounds of a preparation time, whichever the unit (specification 9). */
  preparation: { min: 1, max: 180 },
  /** Minutes an order may stay unopened before somebody is told. */
  unseen: { min: 1, max: 60 },
  capacity: 100_000,
} as const;

/** An http(s) address, or none. */
export const isWebAddress = (url: string): boolean => url === '' || /^https?:\/\/\S+$/.test(url);
