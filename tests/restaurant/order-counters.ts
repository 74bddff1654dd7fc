import type { Knex } from 'knex';
import { expect } from 'vitest';
import { z } from 'zod';

const Named = z.array(z.object({ name: z.string(), value: z.coerce.number() }));

const Sums = z.array(z.object({ order_id: z.number(), cents: z.coerce.number(), wrong: z.coerce.number() }));

interface Priced {
  id: number;
  subtotal_cents: number;
  tax_cents: number;
  total_cents: number;
}

/** Every order has lines that add up to it, in cents. @param orders all there are, by id */
export async function expectSums(sql: Knex, orders: readonly Priced[]): Promise<void> {
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

/** What the counters have to say, counted the slow way. */
export async function recountOrders(sql: Knex) {
  const statuses = Named.parse(
    await sql('orders').select({ name: 'order_status' }).count({ value: '*' }).groupBy('order_status'),
  );
  const counted = () => sql('orders').whereNot({ order_status: 'CANCELLED' });
  const perCustomer = Named.parse(
    await counted().select({ name: 'customer_email' }).count({ value: '*' }).groupBy('customer_email'),
  );
  return {
    counters: {
      ...Object.fromEntries(statuses.map(({ name, value }) => [name, value])),
      customers: perCustomer.length,
    },
    perCustomer: Object.fromEntries(perCustomer.map(({ name, value }) => [name, value])),
  };
}

/** What the database says of itself. */
export async function storedCounters(sql: Knex) {
  const counters = Named.parse(await sql('order_tallies').select('name', 'value')).filter(({ value }) => value !== 0);
  const customers = Named.parse(await sql('customers').select({ name: 'email', value: 'order_count' })).filter(
    ({ value }) => value !== 0,
  );
  return {
    counters: Object.fromEntries(counters.map(({ name, value }) => [name, value])),
    perCustomer: Object.fromEntries(customers.map(({ name, value }) => [name, value])),
  };
}
