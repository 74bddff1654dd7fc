/** What a dish or deal without a picture shows (specification 3). Apart from the schemas, so that a page can use it without zod. */
export const PLACEHOLDER_IMAGE = '/placeholder.svg';
