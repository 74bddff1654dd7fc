import type { Knex } from 'knex';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { createClient } from '../../product/client.js';
import { copyFolder, removeFolder } from '../../product/folders.js';
import { startProduct } from '../../product/product.js';
import { openSqlite } from '../../product/sql.js';

const StoredSchema = z.looseObject({
  tables: z.array(z.looseObject({ name: z.string(), columns: z.array(z.looseObject({ name: z.string() })) })),
});

let dataDir = '';
let sql: Knex;

beforeEach(async () => {
  dataDir = await copyFolder(inject('sqliteBase'), 'newer-database');
  sql = openSqlite(dataDir);
});
afterEach(async () => {
  await sql.destroy();
  await removeFolder(dataDir);
});

/** Leaves the database as a later version of the product would, which keeps one thing more of each order. */
async function addShelfToOrders(): Promise<void> {
  await sql.schema.alterTable('orders', (table) => void table.string('shelf'));
  await sql('orders').update({ shelf: 'B4' });
  const row = z.object({ id: z.number(), schema: z.string() }).parse(await sql('strapi_database_schema').first());
  const schema = StoredSchema.parse(JSON.parse(row.schema));
  const shelf = { name: 'shelf', type: 'string', args: [], notNullable: false, unsigned: false };
  schema.tables.find(({ name }) => name === 'orders')?.columns.push(shelf);
  await sql('strapi_database_schema')
    .where({ id: row.id })
    .update({ schema: JSON.stringify(schema), hash: 'of a later version' });
}

it('takes nothing away from a database that a later version has used', async () => {
  await addShelfToOrders();
  const before = await sql('orders').count({ orders: '*' });
  const product = await startProduct({ dataDir });
  expect(await createClient(product.url).get('menuItems', {})).not.toEqual([]);
  expect((await product.stop()).code).toBe(0);
  expect(await sql('orders').where({ shelf: 'B4' }).count({ orders: '*' })).toEqual(before);
});
