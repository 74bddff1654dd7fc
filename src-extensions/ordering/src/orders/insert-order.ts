import {
  type OrderChannel,
  type OrderStatus,
  type PickupBooking,
  type PlaceOrder,
  type PricedLine,
  unitsOfPiece,
} from '@pickup/contract';
import { insertInto, insertOne, rowDefaults, type Sql } from '@pickup/strapi-kit';
import { z } from 'zod';
import { LineRows, OrderRow, RETURNING_LINES, RETURNING_ORDER, type LineRow } from './order-rows.js';
import type { StoredOrder } from './read-order.js';
import { lineRows, type LineToWrite, orderRow, type OrderToWrite, type Replay } from './rows-to-write.js';

export interface NewOrder {
  body: PlaceOrder;
  channel: OrderChannel;
  status: OrderStatus;
  /** Whether who places it is in the kitchen and has seen it with that. */
  isOpened: boolean;
  replay: Replay;
  lines: PricedLine[];
  booking: PickupBooking;
  now: Date;
  /** The business day and the hour of the restaurant's clock at that moment. */
  placedOn: { day: string; hour: number };
}

const Counters = z.tuple([z.object({ last_counter: z.number() })]);

const RAISE_COUNTER = `ON CONFLICT (business_day) DO UPDATE
  SET last_counter = order_days.last_counter + 1, updated_at = excluded.updated_at RETURNING last_counter`;

/**
 * Keeps other orders of a business day out until the transaction ends, so that nobody takes what is read from here on: each
 * order takes its number, and with it this lock, before it takes anything else.
 */
export async function lockDay(sql: Sql, day: string): Promise<void> {
  await sql('UPDATE order_days SET last_counter = last_counter WHERE business_day = ?', [day]);
}

/** The next counter of a business day; its row stays locked until the transaction ends (product.md, Order numbers). */
async function nextCounter(sql: Sql, day: string, now: Date): Promise<number> {
  const row = { business_day: day, last_counter: 1, ...rowDefaults(now) };
  const [{ last_counter: counter }] = Counters.parse(await insertInto(sql, 'order_days', [row], RAISE_COUNTER));
  return counter;
}

const RENEW_CUSTOMER = `ON CONFLICT (email) DO UPDATE SET name = excluded.name, phone = excluded.phone,
  last_order_at = excluded.last_order_at, updated_at = excluded.updated_at`;

/**
 * Creates or updates the customer with this email address; database triggers count their orders.
 * @returns null without an address: such an order is nobody's
 */
async function upsertCustomer(sql: Sql, body: PlaceOrder, now: Date): Promise<number | null> {
  if (body.customerEmail === '') return null;
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

/** A priced line as it is written. @param kitchenUnits of one piece with its choices */
export const lineToWrite = (
  { line: { quantity, customizations }, item, chosen, unitCents }: PricedLine,
  kitchenUnits: number,
): LineToWrite => ({
  itemId: item.id,
  itemType: item.type,
  name: item.name,
  nameNl: item.nameNl,
  unitPrice: unitCents,
  quantity,
  choices: chosen.choices,
  customizations,
  imageUrl: item.imageUrl,
  allergens: chosen.allergens,
  knownAllergens: chosen.knownAllergens,
  dietary: chosen.dietary,
  kitchenUnits,
});

async function toWrite(sql: Sql, { body, lines, booking, now, placedOn, ...order }: NewOrder): Promise<OrderToWrite> {
  return {
    placedAt: now.getTime(),
    estimatedReadyAt: booking.at,
    pickup: { ...booking, chosenAt: body.pickupAt === null ? null : booking.at },
    businessDay: placedOn.day,
    businessHour: placedOn.hour,
    counter: await nextCounter(sql, placedOn.day, now),
    status: order.status,
    channel: order.channel,
    customer: { name: body.customerName, email: body.customerEmail, phone: body.customerPhone },
    notes: body.notes,
    language: body.language,
    openedAt: order.isOpened ? now.getTime() : null,
    lines: lines.map((line) => lineToWrite(line, unitsOfPiece(line))),
  };
}

const Inserted = z.tuple([OrderRow]);

/** Writes the lines of an order. @returns them as they stand, in their order, which a database need not keep */
async function insertLines(sql: Sql, orderId: number, order: OrderToWrite): Promise<LineRow[]> {
  const rows = lineRows(orderId, order);
  const written = LineRows.parse(await insertInto(sql, 'order_lines', rows, RETURNING_LINES));
  const position = new Map(rows.map(({ document_id: id }, index) => [id, index]));
  const positionOf = ({ document_id: id }: LineRow) => position.get(id) ?? rows.length;
  return written.sort((one, other) => positionOf(one) - positionOf(other));
}

/** Writes a priced order: its number, its customer, the order and its lines. @returns what was stored */
export async function insertOrder(sql: Sql, newOrder: NewOrder): Promise<StoredOrder> {
  const order = await toWrite(sql, newOrder);
  const customerId = await upsertCustomer(sql, newOrder.body, newOrder.now);
  const columns = orderRow(order, customerId, newOrder.replay);
  const [row] = Inserted.parse(await insertInto(sql, 'orders', [columns], RETURNING_ORDER));
  return { row, lines: await insertLines(sql, row.id, order), readyAt: null };
}
