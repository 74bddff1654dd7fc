import { PLACEHOLDER_IMAGE, toCents } from '@pickup/contract';
import { placeholders, type Sql } from '@pickup/strapi-kit';
import { z } from 'zod';

/* Columns as plain SQL gives them, which differ between the databases. */

/** A price column, in cents. */
export const centsColumn = z.coerce.number().transform(toCents);

/** A picture's address; the placeholder's where there is none. */
export const pictureColumn = z
  .string()
  .nullable()
  .transform((url) => url || PLACEHOLDER_IMAGE);

const columnOf = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What a SELECT names to read the fields of a row: `time_zone AS "timeZone"`. */
export const selectedFields = (row: z.ZodObject): string =>
  Object.keys(row.shape)
    .map((field) => `${columnOf(field)} AS "${field}"`)
    .join(', ');

/** The rows with these document ids, in one query; in none where there are no ids. */
export async function readByIds<Row extends z.ZodObject>(
  sql: Sql,
  table: string,
  row: Row,
  ids: readonly string[],
): Promise<z.output<Row>[]> {
  if (ids.length === 0) return [];
  const found = await sql(
    `SELECT ${selectedFields(row)} FROM ${table} WHERE document_id IN (${placeholders(ids.length)})`,
    ids,
  );
  return z.array(row).parse(found);
}
