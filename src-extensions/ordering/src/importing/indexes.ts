import { isPostgres, type Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';

const Index = z.object({ name: z.string(), sql: z.string() });
type Index = z.infer<typeof Index>;

/** The indexes of a table that can be dropped: none that stands behind a constraint. */
async function indexesOf(trx: Transaction, table: string): Promise<Index[]> {
  if (!isPostgres(trx)) {
    const rows: unknown = await trx('sqlite_master').where({ type: 'index', tbl_name: table }).whereNotNull('sql');
    return z.array(Index).parse(rows);
  }
  const found: unknown = await trx.raw(
    `SELECT relname AS name, pg_get_indexdef(indexrelid) AS sql FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE indrelid = to_regclass(?) AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`,
    [table],
  );
  return z.object({ rows: z.array(Index) }).parse(found).rows;
}

/**
 * Takes the indexes of some tables away for a bulk of writes: sorting once is cheaper than finding a place for each row.
 * @returns puts them back
 */
export async function dropIndexes(trx: Transaction, tables: readonly string[]): Promise<() => Promise<void>> {
  const dropped: Index[] = [];
  for (const table of tables) dropped.push(...(await indexesOf(trx, table)));
  for (const { name } of dropped) await trx.raw('DROP INDEX ??', [name]);
  return async () => {
    for (const { sql } of dropped) await trx.raw(sql);
  };
}
