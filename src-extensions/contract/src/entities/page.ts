import { z } from 'zod';

/** Largest `size` of a paged list. */
export const MAX_PAGE_SIZE = 100;

/** A number sent as text. `pipe` ends the schema in a number, which the OpenAPI document shows instead of the text. */
const wholeNumber = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number)
  .pipe(z.int().min(0));

/**
 * `page` (0-based) and `size` of a query; a larger size is cut to 100.
 * Both arrive as text and leave as numbers.
 */
export const pageQuery = (defaultSize: number) => ({
  page: wholeNumber.default(0).describe('Counted from 0.'),
  size: wholeNumber
    .transform((size) => Math.min(size, MAX_PAGE_SIZE))
    .pipe(z.int().min(1, 'must be at least 1'))
    .default(defaultSize)
    .describe(`Entries of a page; more than ${MAX_PAGE_SIZE} are cut to ${MAX_PAGE_SIZE}.`),
});

/** A query parameter that is a whole number within bounds. */
export function queryInteger(min: number, max: number) {
  const range = `must be from ${min} to ${max}`;
  return wholeNumber.pipe(z.int().min(min, range).max(max, range));
}

/** A query parameter that is `true` or `false`. */
export const queryBoolean = z
  .enum(['true', 'false'], 'must be true or false')
  .transform((text) => text === 'true')
  .pipe(z.boolean());

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({
    content: z.array(item),
    number: z.int().min(0),
    size: z.int().min(1),
    totalElements: z.int().min(0),
    totalPages: z.int().min(0),
    first: z.boolean(),
    last: z.boolean(),
  });

export interface Page<Item> {
  content: Item[];
  number: number;
  size: number;
  totalElements: number;
  totalPages: number;
  first: boolean;
  last: boolean;
}

/** Builds the page from one slice of a list; a page past the end is empty, not an error (product.md, Calls). */
export function toPage<Item>(content: Item[], number: number, size: number, totalElements: number): Page<Item> {
  const totalPages = Math.ceil(totalElements / size);
  return { content, number, size, totalElements, totalPages, first: number === 0, last: number >= totalPages - 1 };
}
