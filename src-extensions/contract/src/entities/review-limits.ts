/** Lengths of what a review says. Apart from the schemas, so that a page can use them without zod. */
export const REVIEW_LIMITS = { comment: 2000, orderNumber: 30 } as const;
