import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { z } from 'zod';
import { countRows } from '../../restaurant/content.js';
import { recountOrders, storedCounters } from '../../restaurant/order-counters.js';
import type { Attempt, OrderLedger } from './order-ledger.js';

const Order = z.object({
  id: z.number(),
  number: z.string(),
  public_id: z.string(),
  idempotency_key: z.string(),
  notes: z.string(),
  business_day: z.string(),
  subtotal_cents: z.number(),
  tax_cents: z.number(),
  total_cents: z.number(),
});
type Order = z.infer<typeof Order>;

const Line = z.object({
  order_id: z.number(),
  item_id: z.string(),
  quantity: z.number(),
  unit_cents: z.number(),
  total_cents: z.number(),
  business_day: z.string(),
});
type Line = z.infer<typeof Line>;

const Day = z.object({ business_day: z.string(), last_counter: z.number() });

/** What an audit found. */
export interface Audit {
  acknowledged: number;
  /** Acknowledged orders that are stored. */
  found: number;
  /** Orders that are stored more than once. */
  doubled: number;
  /** Whatever is not as it has to be. */
  problems: string[];
}

/** The newest order of a restaurant before a test begins: what comes after is of the test. */
export async function newestOrder(sql: Knex): Promise<number> {
  const newest: unknown = await sql('orders').max({ id: 'id' }).first();
  return z.object({ id: z.number().nullable() }).parse(newest).id ?? 0;
}

const cents = (money: number) => Math.round(money * 100);

function byOrder(lines: readonly Line[]): Map<number, Line[]> {
  const found = new Map<number, Line[]>();
  for (const line of lines) found.set(line.order_id, [...(found.get(line.order_id) ?? []), line]);
  return found;
}

/** What one stored order lacks of being whole. */
function* faultsOf(order: Order, lines: readonly Line[], { body, acknowledged }: Attempt): Generator<string> {
  const asked = body.items.map(({ itemId, quantity }) => [itemId, quantity]);
  const stored = lines.map(({ item_id: itemId, quantity }) => [itemId, quantity]);
  if (!isDeepStrictEqual(stored, asked)) yield 'has other lines than were asked for';
  if (lines.some((line) => line.total_cents !== line.unit_cents * line.quantity)) yield 'has a line with a wrong sum';
  if (lines.some((line) => line.business_day !== order.business_day)) yield 'has a line of another day';
  const subtotal = lines.reduce((sum, line) => sum + line.total_cents, 0);
  if (subtotal !== order.subtotal_cents) yield 'has a wrong subtotal';
  if (order.subtotal_cents + order.tax_cents !== order.total_cents) yield 'has a wrong total';
  if (!acknowledged) return;
  if (acknowledged.orderNumber !== order.number) yield `was acknowledged as ${acknowledged.orderNumber}`;
  if (acknowledged.id !== order.public_id) yield 'was acknowledged under another id';
  if (cents(acknowledged.total) !== order.total_cents) yield 'was acknowledged with another total';
}

const Count = z.object({ count: z.coerce.number() });

/** What is wrong with the tables as a whole. */
async function* faultsOfTables(sql: Knex): AsyncGenerator<string> {
  const orphans: unknown = await sql('order_lines')
    .leftJoin('orders', 'orders.id', 'order_lines.order_id')
    .whereNull('orders.id')
    .count({ count: '*' })
    .first();
  if (Count.parse(orphans).count > 0) yield 'there are lines of no order';
  const twice: unknown[] = await sql('orders').select('number').groupBy('number').havingRaw('count(*) > 1');
  if (twice.length > 0) yield 'an order number is given twice';
  const [stored, counted] = [await storedCounters(sql), await recountOrders(sql)];
  if (!isDeepStrictEqual(stored, counted)) {
    yield `the counters say ${JSON.stringify(stored)}, but a recount ${JSON.stringify(counted)}`;
  }
}

/** Counters have no gaps: an order that was not stored has used none. */
async function* faultsOfNumbers(sql: Knex, orders: readonly Order[]): AsyncGenerator<string> {
  for (const day of new Set(orders.map((order) => order.business_day))) {
    const row: unknown = await sql('order_days').where({ business_day: day }).first('business_day', 'last_counter');
    const last = Day.parse(row).last_counter;
    const count = await countRows(sql, 'orders', { business_day: day });
    if (last !== count) yield `${day} has ${count} orders and counted to ${last}`;
  }
}

/**
 * Holds what is stored against what was sent and promised: every acknowledged order is there once and whole, the others
 * are whole or absent, and there is nothing else.
 * @param since the newest order before the first of the ledger
 */
export async function audit(sql: Knex, ledger: OrderLedger, since: number): Promise<Audit> {
  const orders = z.array(Order).parse(await sql('orders').where('id', '>', since).orderBy('id'));
  const lines = z
    .array(Line)
    .parse(await sql('order_lines').where('order_id', '>', since).orderBy(['order_id', 'position']));
  const linesOf = byOrder(lines);
  const stored = new Set(orders.map((order) => order.notes));
  const attemptOf = new Map(ledger.attempts.map((attempt) => [attempt.key, attempt]));
  const problems = [...ledger.contradictions];
  for (const order of orders) {
    const attempt = attemptOf.get(order.notes);
    const faults = attempt ? faultsOf(order, linesOf.get(order.id) ?? [], attempt) : ['was placed by nobody'];
    for (const fault of faults) problems.push(`${order.number} ${fault}`);
  }
  for await (const fault of faultsOfTables(sql)) problems.push(fault);
  for await (const fault of faultsOfNumbers(sql, orders)) problems.push(fault);
  const acknowledged = ledger.attempts.filter((attempt) => attempt.acknowledged !== null);
  for (const { key, acknowledged: order } of acknowledged) {
    if (!stored.has(key)) problems.push(`${order?.orderNumber ?? ''} was acknowledged and is lost`);
  }
  const found = acknowledged.filter(({ key }) => stored.has(key)).length;
  return {
    acknowledged: acknowledged.length,
    found,
    doubled: orders.length - stored.size,
    problems,
  };
}
