import { isPostgres, type Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';

/** A row as it is written; JSON columns carry their text. */
export type Row = Readonly<Record<string, Date | number | string | null>>;

/** How one kind of database unfolds a JSON list of rows, each a list of values. */
interface Unfolding {
  /** Where the rows come from, one `value` each. */
  from: string;
  /** A column's value at a place of the row, in the column's own type. */
  read: (column: string, place: number) => string;
  write: (value: Row[string]) => number | string | null;
}

const Columns = z.record(z.string(), z.object({ type: z.string() }));

const sqlite: Unfolding = {
  from: 'json_each(?)',
  read: (_column, place) => `value ->> ${place}`,
  write: (value) => (value instanceof Date ? value.getTime() : value),
};

async function postgres(trx: Transaction, table: string): Promise<Unfolding> {
  const columns = Columns.parse(await trx(table).columnInfo());
  return {
    from: 'jsonb_array_elements(?::jsonb)',
    read: (column, place) => `(value ->> ${place})::${columns[column]?.type ?? 'text'}`,
    write: (value) => (value instanceof Date ? value.toISOString() : value),
  };
}

/**
 * Inserts many rows of one shape at a time: they travel as one JSON text, so that a statement has one variable however
 * many rows it writes, and neither driver nor query builder looks at each value.
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
