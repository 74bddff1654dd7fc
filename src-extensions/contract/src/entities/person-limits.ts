/**
 * Lengths of what somebody says of themselves: who orders, who reviews, and the restaurant (ruling 10). Apart from the
 * schemas, so that a page can use them without zod.
 */
export const PERSON_LIMITS = { name: 100, email: 254, phone: 30 } as const;
