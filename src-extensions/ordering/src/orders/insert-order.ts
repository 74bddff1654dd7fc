import { estimatePickup, type LocalTime, type PlaceOrder, type PricedLine } from '@pickup/contract';
import { insertInto, insertOne, rowDefaults, type Sql } from '@pickup/strapi-kit';
import { z } from 'zod';
import type { OrderingRestaurant } from '../pricing/catalogue-port.js';
import { lineRows, orderRow, type OrderToWrite, type Replay } from './order-rows.js';

export interface NewOrder {
  body: PlaceOrder;
  replay: Replay;
  lines: PricedLine[];
  restaurant: OrderingRestaurant;
  now: Date;
  /** The restaurant's clock at that moment. */
  local: LocalTime;
}

const Counters = z.tuple([z.object({ last_counter: z.number() })]);

const RAISE_COUNTER = `ON CONFLICT (business_day) DO UPDATE
  SET last_counter = order_days.last_counter + 1, updated_at = excluded.updated_at RETURNING last_counter`;

/** The next counter of a business day; its row stays locked until the transaction ends (product.md, Order numbers). */
async function nextCounter(sql: Sql, day: string, now: Date): Promise<number> {
  const row = { business_day: day, last_counter: 1, ...rowDefaults(now) };
  const [{ last_counter: counter }] = Counters.parse(await insertInto(sql, 'order_days', [row], RAISE_COUNTER));
  return counter;
}

const RENEW_CUSTOMER = `ON CONFLICT (email) DO UPDATE SET name = excluded.name, phone = excluded.phone,
  last_order_at = excluded.last_order_at, updated_at = excluded.updated_at`;

/** Creates or updates the customer with this email address; database triggers count their orders. */
function upsertCustomer(sql: Sql, body: PlaceOrder, now: Date): Promise<number> {
  const row = {
    email: body.customerEmail.toLowerCase(),
    name: body.customerName,
    phone: body.customerPhone,
    first_order_at: now,
    last_order_at: now,
    order_count: 0,
    ...rowDefaults(now),
  };
  return insertOne(sql, 'customers', row, RENEW_CUSTOMER);
}

async function toWrite(sql: Sql, { body, lines, restaurant, now, local }: NewOrder): Promise<OrderToWrite> {
  return {
    placedAt: now.getTime(),
    estimatedReadyAt: estimatePickup(restaurant, now).readyAt,
    businessDay: local.day,
    businessHour: local.hour,
    counter: await nextCounter(sql, local.day, now),
    status: 'PENDING',
    customer: { name: body.customerName, email: body.customerEmail, phone: body.customerPhone },
    notes: body.notes,
    language: body.language,
    seenAt: null,
    lines: lines.map(({ line: { quantity, customizations }, item, chosen, unitCents }) => ({
      itemId: item.id,
      itemType: item.type,
      name: item.name,
      unitPrice: unitCents,
      quantity,
      choices: chosen.choices,
      customizations,
      imageUrl: item.imageUrl,
      allergens: chosen.allergens,
      dietary: chosen.dietary,
    })),
  };
}

/**
 * Writes a priced order: its number, its customer, the order and its lines.
 * @returns the row id of the new order
 */
export async function insertOrder(sql: Sql, newOrder: NewOrder): Promise<number> {
  const order = await toWrite(sql, newOrder);
  const customerId = await upsertCustomer(sql, newOrder.body, newOrder.now);
  const id = await insertOne(sql, 'orders', orderRow(order, customerId, newOrder.replay));
  await insertInto(sql, 'order_lines', lineRows(id, order));
  return id;
}
