import type { Knex } from 'knex';
import { z } from 'zod';
import { tableNames } from './table-names.js';
import type { DatabaseName } from './databases.js';

const Rows = z.array(
  z.object({ name: z.string(), rows: z.coerce.number(), newest: z.union([z.coerce.number(), z.null()]) }),
);

/** Counts of limits come and go by themselves. */
const FLEETING = ['rate_limits'];

const rowsOf = (database: DatabaseName, answer: unknown): unknown =>
  database === 'sqlite' ? answer : z.object({ rows: z.unknown() }).parse(answer).rows;

/**
 * Reads how much a database holds: for each table its rows and its largest id. Nothing was stored by a request when
 * this is the same before and after it.
 */
export async function createRowCounts(
  sql: Knex,
  database: DatabaseName,
): Promise<() => Promise<Record<string, string>>> {
  const tables = (await tableNames(sql, database)).filter((name) => !FLEETING.includes(name));
  const counted = await Promise.all(
    tables.map(async (name) => {
      const newest = (await sql.schema.hasColumn(name, 'id')) ? 'MAX(id)' : 'NULL';
      return `SELECT '${name}' AS name, COUNT(*) AS rows, CAST(${newest} AS BIGINT) AS newest FROM "${name}"`;
    }),
  );
  const statement = counted.join(' UNION ALL ');
  return async () => {
    const rows = Rows.parse(rowsOf(database, await sql.raw(statement)));
    return Object.fromEntries(rows.map(({ name, rows: count, newest }) => [name, `${count} up to ${newest ?? '-'}`]));
  };
}
