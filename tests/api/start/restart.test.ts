import { chmod, readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createClient } from '../../product/client.js';
import type { Ended } from '../../product/launch.js';
import { startProduct } from '../../product/product.js';
import { secretsFile } from '../../product/secrets.js';
import { signIn } from '../../product/sign-in.js';
import { databaseFile } from '../../product/sql.js';
import { countRows } from '../../restaurant/content.js';
import { copyDemo, type DemoCopy } from '../../restaurant/demo-copy.js';
import { signInToPanel } from '../../restaurant/panel.js';
import { chooseColumns, shown } from '../panel/shown-layout.js';

const ORDER = 'plugin::ordering.order';
const DEAL = 'api::deal.deal';
const COLUMNS = ['number', 'totalCents'];

const StoredSchema = z.looseObject({
  tables: z.array(z.looseObject({ name: z.string(), columns: z.array(z.looseObject({ name: z.string() })) })),
});

/** Leaves the database as a later version of the product would, which keeps one thing more of each order. */
async function addShelfToOrders(sql: Knex): Promise<void> {
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

/** Leaves the database as a version of the product would that had another layout of deals in the raw panel. */
async function changeLayoutOfDeals(sql: Knex): Promise<void> {
  const row = sql('strapi_core_store_settings').where('key', 'like', '%panelLayouts');
  const { value } = z.object({ value: z.string() }).parse(await row.clone().first());
  const hashes = z.record(z.string(), z.string()).parse(JSON.parse(value));
  await row.clone().update({ value: JSON.stringify({ ...hashes, [DEAL]: 'of another layout' }) });
}

const HOUR_MS = 3_600_000;

/** Has browsers follow an order that ended 25 hours ago, one that ended 23 hours ago, and one that is open. */
async function followOrders(sql: Knex): Promise<void> {
  const moved = await sql('order_moves').distinct('order_id').orderBy('order_id').limit(3).pluck<number[]>('order_id');
  const states = [
    ['past', 'COMPLETED', 25],
    ['recent', 'CANCELLED', 23],
    ['open', 'READY', 25],
  ] as const;
  for (const [index, [name, status, hours]] of states.entries()) {
    const order = { order_id: moved[index] ?? Number.NaN };
    await sql('orders').where({ id: order.order_id }).update({ order_status: status });
    await sql('order_moves')
      .where(order)
      .update({ moved_at: new Date(Date.now() - hours * HOUR_MS) });
    const endpoint = `https://push.example.com/${name}`;
    await sql('push_subscriptions').insert({
      ...order,
      document_id: name,
      endpoint,
      public_key: 'p',
      auth_secret: 's',
    });
  }
}

/** What in a folder, itself included, somebody else than its owner can read or write. */
async function openToOthers(folder: string): Promise<string[]> {
  const places = ['.', ...(await readdir(folder, { recursive: true }))];
  expect(places).toEqual(expect.arrayContaining(['pickup.db', 'pickup.db-wal', 'pickup.db-shm', 'public/uploads']));
  const modes = await Promise.all(places.map(async (place) => (await stat(path.join(folder, place))).mode & 0o077));
  return places.filter((_, index) => modes[index] !== 0);
}

describe('a restaurant that is started a second time', () => {
  let copy: DemoCopy;
  let secrets = '';
  let orders = 0;
  const first = { open: [''], logs: '', total: 0, ofDeals: [''] };
  const second = { total: 0, columns: [''], label: '' as string | undefined, menu: 0, ofDeals: [''] };
  let ends: Ended[] = [];

  beforeAll(async () => {
    copy = await copyDemo('sqlite');
    const { dataDir, sql } = copy;
    secrets = await readFile(secretsFile(dataDir), 'utf8');
    // As an older version has left them.
    await chmod(dataDir, 0o755);
    await chmod(databaseFile(dataDir), 0o644);
    const before = await startProduct({ dataDir });
    const api = createClient(before.url);
    const token = await signIn(api, dataDir);
    first.total = (await api.get('adminOrders', { query: {} }, { token })).totalElements;
    first.open = await openToOthers(dataDir);
    const panel = await signInToPanel(api, dataDir);
    await chooseColumns(panel, ORDER, COLUMNS);
    first.ofDeals = (await shown(panel, DEAL)).layouts.list;
    await chooseColumns(panel, DEAL, ['title']);
    ends = [await before.stop()];
    first.logs = before.logs();

    await followOrders(sql);
    await addShelfToOrders(sql);
    await changeLayoutOfDeals(sql);
    orders = await countRows(sql, 'orders');
    const after = await startProduct({ dataDir });
    const later = createClient(after.url);
    // Signed with the same secret, the first start's token is still valid.
    second.total = (await later.get('adminOrders', { query: {} }, { token })).totalElements;
    second.menu = (await later.get('menuItems', {})).length;
    const panelAfter = await signInToPanel(later, dataDir);
    const { layouts, metadatas } = await shown(panelAfter, ORDER);
    second.columns = layouts.list;
    second.label = metadatas.number?.edit.label;
    second.ofDeals = (await shown(panelAfter, DEAL)).layouts.list;
    ends.push(await after.stop());
  });
  afterAll(() => copy.remove());

  it('keeps its sessions and its orders, and has ended in order', () => {
    expect(ends.map(({ code }) => code)).toEqual([0, 0]);
    expect(second.total).toBe(first.total);
  });

  it("keeps its secrets, its owner's alone and told to no log, and closes the folder to others", async () => {
    const file = secretsFile(copy.dataDir);
    expect(first.open).toEqual([]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readFile(file, 'utf8')).toBe(secrets);
    expect(first.logs).toContain(file);
    const values = secrets
      .split('\n')
      .flatMap((line) => (line.includes('=') ? [line.slice(line.indexOf('=') + 1)] : []));
    for (const value of values) expect(first.logs).not.toContain(value);
  });

  it('keeps what a developer has rearranged in the raw panel while our layout is the same', () => {
    expect(second.columns).toEqual(COLUMNS);
    expect(second.label).toBe('Order number');
  });

  it('writes a layout of the raw panel again once it has changed', () => {
    expect(first.ofDeals).toContain('validUntil');
    expect(second.ofDeals).toEqual(first.ofDeals);
  });

  it('ends the notifications of orders that ended more than a day ago', async () => {
    const followed = await copy.sql('push_subscriptions').orderBy('document_id').pluck<string[]>('document_id');
    expect(followed).toEqual(['open', 'recent']);
  });

  it('takes nothing away from a database that a later version has used', async () => {
    expect(second.menu).toBeGreaterThan(0);
    expect(await countRows(copy.sql, 'orders', { shelf: 'B4' })).toBe(orders);
  });
});
