import knex, { type Knex } from 'knex';

const TABLES = [
  { name: 'slot_loads', keys: ['slot_start'], count: 'units' },
  { name: 'day_counts', keys: ['business_day', 'item_id'], count: 'taken' },
];

/** A database in memory with the two books of the kitchen, as far as they are asked. */
export async function openBooks(): Promise<Knex> {
  const db = knex({ client: 'better-sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  for (const { name, keys, count } of TABLES) {
    await db.schema.createTable(name, (table) => {
      table.increments('id');
      for (const column of ['document_id', 'created_at', 'updated_at', 'published_at', ...keys]) {
        table.specificType(column, '');
      }
      table.integer(count);
      table.unique(keys);
    });
  }
  return db;
}
