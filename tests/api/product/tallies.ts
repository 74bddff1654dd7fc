import type { Knex } from 'knex';
import { z } from 'zod';

const Named = z.array(z.object({ name: z.string(), value: z.coerce.number() }));

/** What the tallies have to say, counted the slow way. */
export async function recountTallies(sql: Knex) {
  const statuses = Named.parse(
    await sql('orders').select({ name: 'order_status' }).count({ value: '*' }).groupBy('order_status'),
  );
  const counted = () => sql('orders').whereNot({ order_status: 'CANCELLED' });
  const perCustomer = Named.parse(
    await counted().select({ name: 'customer_email' }).count({ value: '*' }).groupBy('customer_email'),
  );
  return {
    tallies: { ...Object.fromEntries(statuses.map(({ name, value }) => [name, value])), customers: perCustomer.length },
    perCustomer: Object.fromEntries(perCustomer.map(({ name, value }) => [name, value])),
  };
}

/** What the database says of itself. */
export async function storedTallies(sql: Knex) {
  const tallies = Named.parse(await sql('order_tallies').select('name', 'value')).filter(({ value }) => value !== 0);
  const customers = Named.parse(await sql('customers').select({ name: 'email', value: 'order_count' })).filter(
    ({ value }) => value !== 0,
  );
  return {
    tallies: Object.fromEntries(tallies.map(({ name, value }) => [name, value])),
    perCustomer: Object.fromEntries(customers.map(({ name, value }) => [name, value])),
  };
}
