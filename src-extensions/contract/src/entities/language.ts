/** The languages the product speaks (ruling 30). Apart from the schemas, so that a page can use them without zod. */
export const LANGUAGES = ['en', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];
