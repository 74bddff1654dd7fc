import { ORDER_STATUSES } from '@pickup/contract';
import fc from 'fast-check';
import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orderRow } from '../../restaurant/content.js';
import { recountOrders, storedCounters } from '../../restaurant/order-counters.js';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';

const EMAILS = ['ann@example.com', 'ben@example.com', 'cas@example.com'];

/** Something a developer's own SQL does to an order. */
const Step = fc.oneof(
  fc.record({
    does: fc.constant('insert'),
    status: fc.constantFrom(...ORDER_STATUSES),
    email: fc.constantFrom(...EMAILS),
  }),
  fc.record({ does: fc.constant('move'), status: fc.constantFrom(...ORDER_STATUSES), email: fc.constant('') }),
  fc.record({ does: fc.constant('rename'), status: fc.constant('PENDING'), email: fc.constantFrom(...EMAILS) }),
  fc.record({ does: fc.constant('delete'), status: fc.constant('PENDING'), email: fc.constant('') }),
);

/** Long ago: no figure of today changes. */
const AT = new Date('2020-02-02T12:00:00Z');

async function apply(
  sql: Knex,
  { does, status, email }: { does: string; status: string; email: string },
  pick: number,
) {
  const mine = await sql('orders').whereIn('customer_email', EMAILS).orderBy('id').pluck<number[]>('id');
  const id = mine[pick % Math.max(1, mine.length)] ?? 0;
  if (does === 'insert') await sql('orders').insert(orderRow(AT, { order_status: status, customer_email: email }));
  if (does === 'move') await sql('orders').where({ id }).update({ order_status: status });
  if (does === 'rename') await sql('orders').where({ id }).update({ customer_email: email });
  if (does === 'delete') await sql('orders').where({ id }).delete();
}

describe.each(DATABASES)('the counters of orders on %s', (database) => {
  const product = useProduct(database);

  it('agree with the demo', async () => {
    const { sql } = product();
    expect(await storedCounters(sql)).toEqual(await recountOrders(sql));
  });

  it('follow every change of orders, also by SQL', async () => {
    const { sql } = product();
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(Step, fc.nat(20)), { minLength: 1, maxLength: 12 }), async (steps) => {
        for (const [step, pick] of steps) await apply(sql, step, pick);
        expect(await storedCounters(sql)).toEqual(await recountOrders(sql));
      }),
      { numRuns: 25 },
    );
  });

  it('follow an order to another day, and so do its lines', async () => {
    const { sql } = product();
    const Id = z.object({ id: z.number() });
    const { id } = Id.parse(await sql('orders').whereIn('id', sql('order_lines').select('order_id')).first('id'));
    await sql('orders').where({ id }).update({ business_day: '2019-01-01' });
    const days = await sql('order_lines').where({ order_id: id }).distinct().pluck<string[]>('business_day');
    expect(days).toEqual(['2019-01-01']);
    expect(await storedCounters(sql)).toEqual(await recountOrders(sql));
  });

  it('follow many simultaneous writers without a deadlock', async () => {
    const { sql } = product();
    const steps = fc.sample(fc.tuple(Step, fc.nat(20)), { numRuns: 60, seed: 7 });
    for (let start = 0; start < steps.length; start += 10) {
      await Promise.all(steps.slice(start, start + 10).map(([step, pick]) => apply(sql, step, pick)));
    }
    expect(await storedCounters(sql)).toEqual(await recountOrders(sql));
  });
});
