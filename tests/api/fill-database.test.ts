import { localTime, type AdminOrder } from '@pickup/contract';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { fill } from '../bench/fill-database.js';
import { postgresStore, sqliteStore, type Store } from '../product/empty-database.js';
import { createClient } from '../product/client.js';
import { makeFolder, removeFolder } from '../product/folders.js';
import { startProduct, type Product } from '../product/product.js';
import { signIn } from '../product/sign-in.js';
import { openPostgres, openSqlite } from '../product/sql.js';
import { countRows } from '../restaurant/content.js';
import { copyDemo } from '../restaurant/demo-copy.js';
import { dishLine, orderOf } from '../restaurant/orders.js';
import { expectSums } from '../restaurant/order-counters.js';
import { DATABASES, type DatabaseName } from '../restaurant/use-product.js';

const ORDERS = 2000;
const ALREADY_FILLED = 'This database already holds orders: only an empty one can be filled.';
const TIME_ZONE = 'Europe/Amsterdam';

const OrderRow = z.object({
  id: z.number(),
  number: z.string(),
  public_id: z.string(),
  order_status: z.string(),
  customer_email: z.string(),
  customer_id: z.number(),
  subtotal_cents: z.number(),
  tax_cents: z.number(),
  total_cents: z.number(),
  business_day: z.string(),
  business_hour: z.number(),
});
type OrderRow = z.infer<typeof OrderRow>;

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const Indexes = z.array(z.object({ name: z.string(), sql: z.string().nullable() }));

/** Every index with its definition. */
async function readIndexes(sql: Knex, database: DatabaseName) {
  const rows: unknown =
    database === 'sqlite'
      ? await sql('sqlite_master').where({ type: 'index' }).select('name', 'sql').orderBy('name')
      : await sql('pg_indexes')
          .where({ schemaname: 'public' })
          .select({ name: 'indexname', sql: 'indexdef' })
          .orderBy('indexname');
  return Indexes.parse(rows);
}

describe.each(DATABASES)('a filled database on %s', { tags: ['full'] }, (database) => {
  let dataDir = '';
  let said = '';
  let refused: string[] = [];
  let store: Store;
  let sql: Knex;
  let product: Product;
  let orders: OrderRow[] = [];

  beforeAll(async () => {
    dataDir = await makeFolder('fill');
    store = database === 'sqlite' ? await sqliteStore() : await postgresStore(inject('postgresUrl'));
    const one = () => fill({ dataDir, orders: ORDERS, env: store.env });
    // Two at once come one after the other: the first makes the restaurant, the second is told so.
    const both = await Promise.allSettled(database === 'postgres' ? [one(), one()] : [one()]);
    [said = ''] = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    refused = both.flatMap((each) => (each.status === 'rejected' ? [String(each.reason)] : []));
    sql = database === 'sqlite' ? openSqlite(dataDir) : openPostgres(store.env.DATABASE_URL ?? '');
    orders = z.array(OrderRow).parse(await sql('orders').orderBy('id'));
    product = await startProduct({ dataDir, env: store.env });
  });
  afterAll(async () => {
    await product.stop();
    await sql.destroy();
    await store.remove();
    await removeFolder(dataDir);
  });

  it('has as many orders as asked for, each with a number and a secret of its own', () => {
    expect(said).toMatch(/^2000 orders in \d+\.\d s$/);
    expect(orders).toHaveLength(ORDERS);
    expect(new Set(orders.map(({ number }) => number)).size).toBe(ORDERS);
    expect(new Set(orders.map(({ public_id }) => public_id)).size).toBe(ORDERS);
  });

  if (database === 'postgres') {
    it('was filled once by two programs at once, and the second was told so', async () => {
      expect(refused).toEqual([expect.stringContaining(ALREADY_FILLED)]);
      expect(await countRows(sql, 'restaurants')).toBe(1);
    });
  }

  it('numbers each day from 1 without gaps, and remembers the last number', async () => {
    const days = z
      .array(z.object({ business_day: z.string(), last_counter: z.number() }))
      .parse(await sql('order_days').orderBy('business_day'));
    const byDay = groupBy(orders, ({ business_day }) => business_day);
    expect(days.map(({ business_day }) => business_day)).toEqual([...byDay.keys()]);
    for (const { business_day, last_counter } of days) {
      const numbers = byDay.get(business_day)?.map(({ number }) => number);
      const day = business_day.replaceAll('-', '');
      const expected = Array.from(
        { length: last_counter },
        (_, index) => `${day}-${String(index + 1).padStart(3, '0')}`,
      );
      expect(numbers).toEqual(expected);
    }
  });

  it('adds up to the cent, line by line', async () => {
    await expectSums(sql, orders);
  });

  it('keeps the status history of each order', async () => {
    const moves = z
      .array(z.object({ order_id: z.number(), from_status: z.string(), to_status: z.string() }))
      .parse(await sql('order_moves').orderBy('id'));
    const byOrder = groupBy(moves, ({ order_id }) => String(order_id));
    for (const { id, order_status } of orders) {
      const path = byOrder.get(String(id)) ?? [];
      expect(path.at(-1)?.to_status ?? 'PENDING').toBe(order_status);
      expect(path.map(({ from_status }) => from_status)).toEqual(
        ['PENDING', ...path.map(({ to_status }) => to_status)].slice(0, -1),
      );
    }
  });

  it('knows each customer once, with the orders that were not cancelled', async () => {
    const customers = z
      .array(z.object({ id: z.number(), email: z.string(), order_count: z.number() }))
      .parse(await sql('customers').orderBy('id'));
    const byEmail = groupBy(orders, ({ customer_email }) => customer_email);
    expect(new Set(customers.map(({ email }) => email))).toEqual(new Set(byEmail.keys()));
    for (const { id, email, order_count } of customers) {
      const own = byEmail.get(email) ?? [];
      expect(own.every(({ customer_id }) => customer_id === id)).toBe(true);
      expect(order_count).toBe(own.filter(({ order_status }) => order_status !== 'CANCELLED').length);
    }
    const times = sql('orders').select('customer_id').min({ first: 'placed_at' }).max({ last: 'placed_at' });
    const wrong: unknown = await sql('customers')
      .join(times.groupBy('customer_id').as('times'), 'customers.id', 'times.customer_id')
      .whereRaw('(customers.first_order_at <> times.first OR customers.last_order_at <> times.last)');
    expect(wrong).toEqual([]);
  });

  it('has every index back', async () => {
    const demo = await copyDemo(database);
    const indexes = await readIndexes(demo.sql, database);
    await demo.remove();
    expect(indexes.length).toBeGreaterThan(100);
    expect(await readIndexes(sql, database)).toEqual(indexes);
  });

  it('is a restaurant whose owner sees every order, on the day and hour of its clock', async () => {
    const api = createClient(product.url);
    const token = await signIn(api, dataDir);
    const pages: AdminOrder[][] = [];
    for (let page = 0; page < ORDERS / 100; page += 1) {
      const { content } = await api.get('adminOrders', { query: { page: String(page), size: '100' } }, { token });
      pages.push(content);
    }
    const listed = pages.flat().reverse();
    expect(listed.map(({ orderNumber }) => orderNumber)).toEqual(orders.map(({ number }) => number));
    for (const [index, { createdAt }] of listed.entries()) {
      const { day, hour } = localTime(new Date(createdAt), TIME_ZONE);
      expect(orders[index]).toMatchObject({ business_day: day, business_hour: hour });
    }
    const times = listed.map(({ createdAt }) => Date.parse(createdAt));
    expect(times).toEqual([...times].sort((one, other) => one - other));
    const statuses = groupBy(orders, ({ order_status }) => order_status);
    expect(await api.get('ordersByStatus', {}, { token })).toMatchObject(
      Object.fromEntries([...statuses].map(([status, own]) => [status, own.length])),
    );
  });

  it('takes further orders', async () => {
    const api = createClient(product.url);
    const [dish] = await api.get('menuItems', {});
    const [known] = orders;
    const ordered = { customerEmail: known?.customer_email ?? '' };
    const before = await countRows(sql, 'customers');
    await api.get('placeOrder', { body: orderOf([dishLine(dish?.id ?? '')], ordered) });
    await api.get('placeOrder', { body: orderOf([dishLine(dish?.id ?? '')], { customerEmail: 'new@example.com' }) });
    expect(await countRows(sql, 'orders')).toBe(ORDERS + 2);
    expect(await countRows(sql, 'customers')).toBe(before + 1);
  });

  it('is not filled while it runs on the same folder, nor twice', async () => {
    const again = () => fill({ dataDir, orders: ORDERS, env: store.env });
    if (database === 'sqlite') await expect(again()).rejects.toThrow('must belong to one running product');
    await product.stop();
    await expect(again()).rejects.toThrow(ALREADY_FILLED);
  });
});

describe('the filling program', { tags: ['full'] }, () => {
  it.each([1.5, 0, -5])('refuses to fill a database with %d orders', async (count) => {
    const dataDir = await makeFolder('fill');
    await expect(fill({ dataDir, orders: count })).rejects.toThrow('Say how many orders to fill the database with');
    await removeFolder(dataDir);
  });
});
