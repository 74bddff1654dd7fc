import type { OrderStatus } from '@pickup/contract';
import { inTransaction, rowDefaults, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { installCounters, removeCounters } from '../counting/counters.js';
import { lineRows, moveRow, orderRow, type OrderToWrite } from '../writing/rows.js';

/** An order of the past, with the moves that led to its status. */
export interface OrderToImport extends OrderToWrite {
  moves: { from: OrderStatus; to: OrderStatus; at: number }[];
}

/** Rows a statement: well below the bound-variable limits of both databases. */
const CHUNK = 200;

/** Inserts rows in chunks. @returns each row's id by its documentId */
async function insertAll(
  trx: Transaction,
  table: string,
  rows: readonly { document_id: string }[],
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (let start = 0; start < rows.length; start += CHUNK) {
    const inserted: { id: number; document_id: string }[] = await trx(table)
      .insert(rows.slice(start, start + CHUNK))
      .returning(['id', 'document_id']);
    for (const { id, document_id } of inserted) ids.set(document_id, id);
  }
  return ids;
}

/** The value of a key that was just put into the map. */
function known<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`Nothing was stored for ${String(key)}`);
  return value;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, [Item, ...Item[]]> {
  const groups = new Map<string, [Item, ...Item[]]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const emailOf = (order: OrderToImport) => order.customer.email.toLowerCase();

/** @returns the row id of each customer by lower-case email */
async function insertCustomers(trx: Transaction, orders: readonly OrderToImport[]): Promise<Map<string, number>> {
  const rows = [...groupBy(orders, emailOf)].map(([email, own]) => {
    const times = own.map((order) => order.placedAt);
    const { name, phone } = own[0].customer;
    const first = new Date(Math.min(...times));
    return {
      ...rowDefaults(first),
      email,
      name,
      phone,
      first_order_at: first,
      last_order_at: new Date(Math.max(...times)),
      order_count: own.length,
    };
  });
  const ids = await insertAll(trx, 'customers', rows);
  return new Map(rows.map((row) => [row.email, known(ids, row.document_id)]));
}

const dayRows = (orders: readonly OrderToImport[]) =>
  [...groupBy(orders, (order) => order.businessDay)].map(([day, own]) => ({
    ...rowDefaults(new Date(own[0].placedAt)),
    business_day: day,
    last_counter: Math.max(...own.map((order) => order.counter)),
  }));

/**
 * Writes past orders in bulk, in the order given, into order tables that hold none yet: the demo's history.
 * @param by who is named in the moves
 */
export async function importOrders(strapi: Core.Strapi, orders: readonly OrderToImport[], by: string): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    await removeCounters(trx);
    const customerIds = await insertCustomers(trx, orders);
    const none = { idempotencyKey: null, payloadHash: null };
    const written = orders.map((order) => ({ order, row: orderRow(order, known(customerIds, emailOf(order)), none) }));
    const ids = await insertAll(
      trx,
      'orders',
      written.map(({ row }) => row),
    );
    const stored = written.map(({ order, row }) => ({ order, id: known(ids, row.document_id) }));
    await insertAll(
      trx,
      'order_lines',
      stored.flatMap(({ order, id }) => lineRows(id, order)),
    );
    await insertAll(
      trx,
      'order_moves',
      stored.flatMap(({ order, id }) => order.moves.map(({ from, to, at }) => moveRow(id, from, to, new Date(at), by))),
    );
    await insertAll(trx, 'order_days', dayRows(orders));
    await installCounters(trx);
  });
}
