import { businessDay, calendarOf, type OrderStatus } from '@pickup/contract';
import { inTransaction, isPostgres, rowDefaults, sqlOf, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { bookAnyway } from '../kitchen/rebook.js';
import { recountBooks } from '../kitchen/recount.js';
import { catalogueOf, type OrderingRestaurant } from '../pricing/catalogue-port.js';
import { installEvents, removeEvents } from '../triggers/order-events.js';
import { installTallies, removeTallies } from '../triggers/tallies.js';
import { bulkInsert, dropIndexes, type Row } from './bulk-insert.js';
import { lineRows, orderRow, type OrderToWrite, type Pickup, transitionRow } from './rows-to-write.js';

/** An order of the past, with the transitions that led to its status. */
export interface OrderToImport extends Omit<OrderToWrite, 'pickup' | 'channel'> {
  transitions: { from: OrderStatus; to: OrderStatus; at: number }[];
  /** The chosen pickup time in milliseconds; left out for as soon as possible. */
  pickupAt?: number;
}

/** Orders written at a time: as many as cost the databases little memory. */
const BATCH = 1000;

const NO_REPLAY = { idempotencyKey: null, payloadHash: null };

function* batchesOf<Item>(items: Iterable<Item>): Generator<Item[]> {
  let batch: Item[] = [];
  for (const item of items) {
    batch.push(item);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

/** Gives each email address a row id, and collects the customers that are not written yet. */
function createCustomerIds() {
  const ids = new Map<string, number>();
  let unwritten: Row[] = [];
  return {
    /** The row id of an order's customer; the database counts their orders. */
    idOf({ customer, placedAt }: OrderToImport): number {
      const email = customer.email.toLowerCase();
      const known = ids.get(email);
      if (known !== undefined) return known;
      const id = ids.size + 1;
      ids.set(email, id);
      const at = new Date(placedAt);
      const { name, phone } = customer;
      unwritten.push({
        id,
        email,
        name,
        phone,
        first_order_at: at,
        last_order_at: at,
        order_count: 0,
        ...rowDefaults(at),
      });
      return id;
    },
    takeNew(): Row[] {
      const rows = unwritten;
      unwritten = [];
      return rows;
    },
  };
}

/** Collects the last order counter of each business day (product.md, Order numbers). */
function createDays() {
  const days = new Map<string, Row>();
  return {
    add({ businessDay, counter, placedAt }: OrderToImport): void {
      const last = Math.max(counter, Number(days.get(businessDay)?.last_counter ?? 0));
      const row = days.get(businessDay) ?? rowDefaults(new Date(placedAt));
      days.set(businessDay, { ...row, business_day: businessDay, last_counter: last });
    },
    rows: () => [...days.values()],
  };
}

/** PostgreSQL's sequences do not know of ids that were inserted, and would give them out again. */
async function raiseSequences(trx: Transaction, tables: readonly string[]): Promise<void> {
  if (!isPostgres(trx)) return;
  for (const table of tables) {
    await trx.raw(`SELECT setval(pg_get_serial_sequence(?, 'id'), max(id)) FROM ??`, [table, table]);
  }
}

type PickupOf = (order: OrderToImport) => Pickup | null;

/** Orders that are collected today or later take what they need of the kitchen, whatever its capacity. */
function pickupsFrom(restaurant: OrderingRestaurant | null, now: Date): PickupOf {
  if (!restaurant) return () => null;
  const calendar = calendarOf(restaurant);
  const today = businessDay(now, calendar);
  return ({ estimatedReadyAt: at, pickupAt = null, lines }) => {
    if (at === null || businessDay(at, calendar) < today) return null;
    const units = lines.reduce((sum, { kitchenUnits, quantity }) => sum + kitchenUnits * quantity, 0);
    return { chosenAt: pickupAt, ...bookAnyway(restaurant, units, at, now) };
  };
}

async function writeOrders(
  trx: Transaction,
  orders: Iterable<OrderToImport>,
  pickupOf: PickupOf,
  by: string,
): Promise<number> {
  const insertCustomers = await bulkInsert(trx, 'customers');
  const insertOrders = await bulkInsert(trx, 'orders');
  const insertLines = await bulkInsert(trx, 'order_lines');
  const insertTransitions = await bulkInsert(trx, 'order_moves');
  const insertDays = await bulkInsert(trx, 'order_days');
  const customers = createCustomerIds();
  const days = createDays();
  let written = 0;
  for (const batch of batchesOf(orders)) {
    const numbered = batch.map((order, index) => ({
      order: { ...order, channel: 'online' as const, pickup: pickupOf(order) },
      id: written + index + 1,
    }));
    const rows = numbered.map(({ order, id }) => ({ id, ...orderRow(order, customers.idOf(order), NO_REPLAY) }));
    await insertCustomers(customers.takeNew());
    await insertOrders(rows);
    await insertLines(numbered.flatMap(({ order, id }) => lineRows(id, order)));
    await insertTransitions(
      numbered.flatMap(({ order, id }) =>
        order.transitions.map(({ from, to, at }) => transitionRow(id, { from, to, at: new Date(at), by })),
      ),
    );
    for (const order of batch) days.add(order);
    written += batch.length;
  }
  await insertDays(days.rows());
  return written;
}

/**
 * Writes past orders in bulk, oldest first, into order tables that hold none yet: the demo's history. However many
 * there are, only a batch of them is in memory at a time.
 * @param by who the status history names
 * @returns how many there were
 */
export function importOrders(
  strapi: Core.Strapi,
  orders: Iterable<OrderToImport>,
  by: string,
  now: Date,
): Promise<number> {
  return inTransaction(strapi, async (trx) => {
    const catalogue = catalogueOf(strapi);
    const restaurant = await catalogue.readRestaurant(sqlOf(trx), now);
    await removeTallies(trx);
    await removeEvents(trx);
    const restoreIndexes = await dropIndexes(trx, ['customers', 'orders', 'order_lines', 'order_moves']);
    const written = await writeOrders(trx, orders, pickupsFrom(restaurant, now), by);
    await restoreIndexes();
    const lastOrders = trx('orders').max('placed_at').where('orders.customer_id', trx.ref('customers.id'));
    await trx('customers').update({ last_order_at: lastOrders });
    await raiseSequences(trx, ['customers', 'orders']);
    await recountBooks(catalogue, sqlOf(trx), now);
    await installTallies(trx);
    await installEvents(trx);
    return written;
  });
}
