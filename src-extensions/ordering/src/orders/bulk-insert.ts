import { isPostgres, sqlOf, type Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';

/** A row as it is written; JSON columns carry their text. */
export type Row = Readonly<Record<string, Date | number | string | boolean | null>>;

/** How one kind of database reads rows from a JSON list of lists. */
interface JsonRows {
  /** The table function that gives one `value` for each row. */
  from: string;
  /** A column's value at a place of the row, in the column's own type. */
  read: (column: string, place: number) => string;
  write: (value: Row[string]) => number | string | boolean | null;
}

const Columns = z.record(z.string(), z.object({ type: z.string() }));

const sqlite: JsonRows = {
  from: 'json_each(?)',
  read: (_column, place) => `value ->> ${place}`,
  write: (value) => (value instanceof Date ? value.getTime() : value),
};

async function postgres(trx: Transaction, table: string): Promise<JsonRows> {
  const columns = Columns.parse(await trx(table).columnInfo());
  return {
    from: 'jsonb_array_elements(?::jsonb)',
    read: (column, place) => `(value ->> ${place})::${columns[column]?.type ?? 'text'}`,
    write: (value) => (value instanceof Date ? value.toISOString() : value),
  };
}

/**
 * Inserts many rows of one shape. They are sent as one JSON text, so that a statement has one variable however many rows
 * it writes, and neither the driver nor the query builder handles each value.
 */
export async function bulkInsert(trx: Transaction, table: string): Promise<(rows: readonly Row[]) => Promise<void>> {
  const { from, read, write } = isPostgres(trx) ? await postgres(trx, table) : sqlite;
  return async (rows) => {
    const [first] = rows;
    if (!first) return;
    const columns = Object.keys(first);
    const names = columns.map(() => '??').join(', ');
    const values = columns.map(read).join(', ');
    const json = JSON.stringify(rows.map((row) => columns.map((column) => write(row[column] ?? null))));
    await trx.raw(`INSERT INTO ?? (${names}) SELECT ${values} FROM ${from}`, [table, ...columns, json]);
  };
}

const Index = z.object({ name: z.string(), sql: z.string() });
const Indexes = z.array(Index);
type Index = z.infer<typeof Index>;

/** The indexes of a table that can be dropped: those that no constraint uses. */
async function indexesOf(trx: Transaction, table: string): Promise<Index[]> {
  if (!isPostgres(trx)) {
    const rows: unknown = await trx('sqlite_master').where({ type: 'index', tbl_name: table }).whereNotNull('sql');
    return Indexes.parse(rows);
  }
  const rows = await sqlOf(trx)(
    `SELECT relname AS name, pg_get_indexdef(indexrelid) AS sql FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
     WHERE indrelid = to_regclass(?) AND NOT EXISTS (SELECT 1 FROM pg_constraint WHERE conindid = indexrelid)`,
    [table],
  );
  return Indexes.parse(rows);
}

/**
 * Drops the indexes of some tables before a bulk insert: creating them afterwards is cheaper than updating them by row.
 * @returns creates them again
 */
export async function dropIndexes(trx: Transaction, tables: readonly string[]): Promise<() => Promise<void>> {
  const dropped: Index[] = [];
  for (const table of tables) dropped.push(...(await indexesOf(trx, table)));
  for (const { name } of dropped) await trx.raw('DROP INDEX ??', [name]);
  return async () => {
    for (const { sql } of dropped) await trx.raw(sql);
  };
}
