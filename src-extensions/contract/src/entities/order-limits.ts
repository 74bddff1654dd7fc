import { PERSON_LIMITS } from './person-limits.js';

/** Server-side limits of an order (ruling 10). Apart from the schemas, so that a page can use them without zod. */
export const ORDER_LIMITS = {
  ...PERSON_LIMITS,
  lines: 50,
  /** In cents: what the order tables can hold. */
  totalCents: 2_000_000_000,
  quantity: 99,
  notes: 500,
  customization: 100,
  customizations: 10,
} as const;
