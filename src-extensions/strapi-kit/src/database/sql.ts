import type { Knex } from 'knex';
import { z } from 'zod';

/** A value of a placeholder; JSON columns take JSON text. */
export type SqlValue = string | number | boolean | Date | null;

/** A row about to be written, by its columns. */
export type SqlRow = Readonly<Record<string, SqlValue>>;

/** Runs one SQL statement, with `?` for each value, and returns its rows. The text is the same on both databases. */
export type Sql = (text: string, values?: readonly SqlValue[]) => Promise<unknown[]>;

const rows = z.array(z.unknown());

/** Knex returns the rows on SQLite, an object with rows on PostgreSQL, and something else for a statement without rows. */
const Rows = z.union([rows, z.object({ rows }).transform((result) => result.rows), z.unknown().transform(() => [])]);

/** Runs SQL through the query builder: in its transaction, or on any connection of its pool. */
export function sqlOf(db: Knex): Sql {
  return async (text, values = []) => {
    const result: unknown = await db.raw(text, [...values]);
    return Rows.parse(result);
  };
}

/** As many placeholders as there are values: `?, ?, ?`. */
export const placeholders = (count: number): string => Array<string>(count).fill('?').join(', ');

/**
 * Inserts rows of one shape, at least one, in one statement.
 * @param ending what follows the values: `ON CONFLICT …`, `RETURNING …`
 * @param endingValues those of its placeholders
 */
export function insertInto(
  sql: Sql,
  table: string,
  rows: readonly SqlRow[],
  ending = '',
  endingValues: readonly SqlValue[] = [],
): Promise<unknown[]> {
  const columns = Object.keys(rows[0] ?? {});
  const names = columns.map((column) => `"${column}"`).join(', ');
  const tuple = `(${placeholders(columns.length)})`;
  const tuples = rows.map(() => tuple).join(', ');
  const values = rows.flatMap((row) => columns.map((column) => row[column] ?? null));
  return sql(`INSERT INTO "${table}" (${names}) VALUES ${tuples} ${ending}`, [...values, ...endingValues]);
}

const InsertedId = z.tuple([z.object({ id: z.number() })]);

/**
 * Inserts one row.
 * @param onConflict `ON CONFLICT (email) DO UPDATE …`
 * @returns its row id
 */
export async function insertOne(sql: Sql, table: string, row: SqlRow, onConflict = ''): Promise<number> {
  const [{ id }] = InsertedId.parse(await insertInto(sql, table, [row], `${onConflict} RETURNING id`));
  return id;
}
