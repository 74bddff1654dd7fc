import type { Knex } from 'knex';
import { expect } from 'vitest';
import { z } from 'zod';
import type { DatabaseName } from '../../product/use-product.js';

const figure = z.coerce.number();

const OrderRow = z.object({
  id: z.number(),
  number: z.string(),
  public_id: z.string(),
  idempotency_key: z.string().nullable(),
  order_status: z.string(),
  customer_email: z.string(),
  subtotal_cents: z.number(),
  tax_cents: z.number(),
  total_cents: z.number(),
});
export type OrderRow = z.infer<typeof OrderRow>;

export const readOrders = async (sql: Knex): Promise<OrderRow[]> =>
  z.array(OrderRow).parse(await sql('orders').orderBy('id'));

const Sums = z.array(z.object({ order_id: z.number(), cents: figure, wrong: figure }));
const Tallies = z.array(z.object({ name: z.string(), value: figure }));
const Customers = z.array(z.object({ email: z.string(), order_count: figure }));

const countBy = (keys: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

/** Every order has lines that add up to it, in cents. */
async function expectSums(sql: Knex, orders: readonly OrderRow[]): Promise<void> {
  const sums = Sums.parse(
    await sql('order_lines')
      .groupBy('order_id')
      .orderBy('order_id')
      .select('order_id')
      .sum({ cents: 'total_cents', wrong: sql.raw('abs(total_cents - unit_cents * quantity)') }),
  );
  expect(sums.map(({ order_id, cents }) => [order_id, cents])).toEqual(
    orders.map(({ id, subtotal_cents }) => [id, subtotal_cents]),
  );
  expect(sums.filter(({ wrong }) => wrong !== 0)).toEqual([]);
  expect(orders.filter((order) => order.subtotal_cents + order.tax_cents !== order.total_cents)).toEqual([]);
}

/** What the database's triggers have counted is what a count gives. */
async function expectTallies(sql: Knex, orders: readonly OrderRow[]): Promise<void> {
  const statuses = countBy(orders.map(({ order_status }) => order_status));
  const counting = orders.filter(({ order_status }) => order_status !== 'CANCELLED');
  const byEmail = countBy(counting.map(({ customer_email }) => customer_email));
  const customers = Customers.parse(await sql('customers').orderBy('email'));
  expect(customers.filter(({ email, order_count }) => order_count !== (byEmail.get(email) ?? 0))).toEqual([]);
  expect(customers.length).toBeGreaterThanOrEqual(byEmail.size);
  for (const { name, value } of Tallies.parse(await sql('order_tallies'))) {
    expect([name, value]).toEqual([name, name === 'customers' ? byEmail.size : (statuses.get(name) ?? 0)]);
  }
}

/** Nothing of an order is missing, and everything that is counted is counted right. @returns the orders */
export async function expectWhole(sql: Knex): Promise<OrderRow[]> {
  const orders = await readOrders(sql);
  expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
  await expectSums(sql, orders);
  await expectTallies(sql, orders);
  return orders;
}

const Raw = z.object({ rows: z.array(z.unknown()) });

/** Every table, column, index, constraint, trigger and function, as the database itself describes them. */
export async function readSchema(sql: Knex, database: DatabaseName): Promise<unknown[]> {
  if (database === 'sqlite')
    return z.array(z.unknown()).parse(await sql('sqlite_master').orderBy('name').select('type', 'name', 'sql'));
  const described: unknown[] = [];
  for (const text of [
    `SELECT table_name, column_name, data_type, character_maximum_length, numeric_precision, datetime_precision, is_nullable,
       column_default FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, ordinal_position`,
    `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`,
    `SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
    `SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1`,
    `SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY proname`,
    `SELECT sequencename, data_type, min_value, max_value, increment_by, cycle FROM pg_sequences ORDER BY 1`,
  ]) {
    described.push(...Raw.parse(await sql.raw(text)).rows);
  }
  return described;
}
