import type { Knex } from 'knex';
import { expect } from 'vitest';
import { z } from 'zod';
import { expectSums, recountOrders, storedCounters } from '../../../restaurant/order-counters.js';
import type { DatabaseName } from '../../../restaurant/use-product.js';

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

/** Nothing of an order is missing, and everything that is counted is counted right. @returns the orders */
export async function expectConsistent(sql: Knex): Promise<OrderRow[]> {
  const orders = await readOrders(sql);
  expect(new Set(orders.map(({ number }) => number)).size).toBe(orders.length);
  await expectSums(sql, orders);
  expect(await storedCounters(sql)).toEqual(await recountOrders(sql));
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
