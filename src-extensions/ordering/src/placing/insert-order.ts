import { businessDay, businessHour, estimatePickup, type PlaceOrder } from '@pickup/contract';
import { rowDefaults, type Transaction } from '@pickup/strapi-kit';
import type { readRestaurant } from '../pricing/catalogue.js';
import type { PricedLine } from '../pricing/price-lines.js';
import { lineRows, orderRow, type OrderToWrite, type Replay } from '../writing/rows.js';

export interface NewOrder {
  body: PlaceOrder;
  replay: Replay;
  lines: PricedLine[];
  restaurant: NonNullable<Awaited<ReturnType<typeof readRestaurant>>>;
  now: Date;
}

/** The first row of a `returning` clause. */
function only<Row>(rows: Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error('The database returned no row');
  return row;
}

/** The next counter of a business day; the row stays locked until the transaction ends (ruling 7). */
async function nextCounter(trx: Transaction, day: string, now: Date): Promise<number> {
  const rows: { last_counter: number }[] = await trx('order_days')
    .insert({ ...rowDefaults(now), business_day: day, last_counter: 1 })
    .onConflict('business_day')
    .merge({ last_counter: trx.raw('?? + 1', ['order_days.last_counter']), updated_at: now })
    .returning('last_counter');
  return only(rows).last_counter;
}

/** The customer of this email, created or brought up to date (ruling 28); the database counts their orders. */
async function upsertCustomer(trx: Transaction, body: PlaceOrder, now: Date): Promise<number> {
  const current = { name: body.customerName, phone: body.customerPhone, last_order_at: now };
  const rows: { id: number }[] = await trx('customers')
    .insert({
      ...rowDefaults(now),
      ...current,
      email: body.customerEmail.toLowerCase(),
      first_order_at: now,
      order_count: 0,
    })
    .onConflict('email')
    .merge({ ...current, updated_at: now })
    .returning('id');
  return only(rows).id;
}

async function toWrite(trx: Transaction, { body, lines, restaurant, now }: NewOrder): Promise<OrderToWrite> {
  const day = businessDay(now, restaurant.timeZone);
  return {
    placedAt: now.getTime(),
    estimatedReadyAt: estimatePickup(restaurant, now).readyAt,
    businessDay: day,
    businessHour: businessHour(now, restaurant.timeZone),
    counter: await nextCounter(trx, day, now),
    status: 'PENDING',
    customer: { name: body.customerName, email: body.customerEmail, phone: body.customerPhone },
    notes: body.notes,
    lines: lines.map(({ item, quantity, customizations }) => ({
      itemId: item.id,
      itemType: item.type,
      name: item.name,
      unitPrice: item.unitCents,
      quantity,
      customizations,
      imageUrl: item.imageUrl,
    })),
  };
}

/**
 * Writes a priced order: its number, its customer, the order and its lines.
 * @returns the row id of the new order
 */
export async function insertOrder(trx: Transaction, newOrder: NewOrder): Promise<number> {
  const order = await toWrite(trx, newOrder);
  const customerId = await upsertCustomer(trx, newOrder.body, newOrder.now);
  const rows: { id: number }[] = await trx('orders')
    .insert(orderRow(order, customerId, newOrder.replay))
    .returning('id');
  const { id } = only(rows);
  await trx('order_lines').insert(lineRows(id, order));
  return id;
}
