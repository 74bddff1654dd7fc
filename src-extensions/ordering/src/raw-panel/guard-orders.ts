import { EmailAddress, isErasedEmail, OrderStatus, PersonName, PhoneNumber, PlaceOrder } from '@pickup/contract';
import { fromJson, millisecondsColumn, sqlOf, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { linkCustomer } from '../customers/link-customer.js';
import { readdressMails } from '../mail/queue-mail.js';
import { catalogueOf } from '../pricing/catalogue-port.js';
import { correctPickup } from './correct-booking.js';
import { labelledRules, labelsOf } from './field-labels.js';
import type { WriteData, TableRules } from './guard-table.js';
import { orderLayout } from './order-layouts.js';
import { sumLines } from './order-totals.js';
import { CUSTOMER_ERASED, refuseWrite, requireSame, requireValid } from './refuse-write.js';
import { tidyTexts } from './tidy-texts.js';
import {
  readStatusCorrection,
  recordStatusCorrection,
  requireTransition,
  type StatusCorrection,
} from './status-correction.js';

const OrderColumns = z.object({
  id: z.number(),
  document_id: z.string(),
  number: z.string(),
  public_id: z.string(),
  idempotency_key: z.string().nullable(),
  payload_hash: z.string().nullable(),
  order_status: OrderStatus,
  customer_name: z.string().nullable(),
  customer_email: z
    .string()
    .nullable()
    .transform((email) => email ?? ''),
  channel: z.string().nullable(),
  customer_phone: z.string().nullable(),
  notes: z.string().nullable(),
  subtotal_cents: z.number().nullable(),
  tax_cents: z.number().nullable(),
  total_cents: z.number().nullable(),
  placed_at: millisecondsColumn,
  estimated_ready_at: millisecondsColumn.nullable(),
  pickup_at: millisecondsColumn.nullable(),
  release_at: millisecondsColumn.nullable(),
  pickup_day: z.string().nullable(),
  slot_units: z.unknown().transform((units) => JSON.stringify(fromJson(units) ?? null)),
  delivered_at: millisecondsColumn.nullable(),
  opened_at: millisecondsColumn.nullable(),
  corrections: z.unknown().transform((corrections) => JSON.stringify(fromJson(corrections) ?? null)),
  business_day: z.string(),
  business_hour: z.number(),
  customer_id: z.number().nullable(),
});

/** An order with the ids of its lines, transitions and mails, each list as text. */
interface GuardedOrder extends z.infer<typeof OrderColumns> {
  lines: string;
  moves: string;
  mails: string;
}

/** Columns that were set when the order was placed or seen. */
const READ_ONLY = labelsOf(orderLayout, [
  'document_id',
  'number',
  'public_id',
  'idempotency_key',
  'payload_hash',
  'placed_at',
  'business_day',
  'business_hour',
  'delivered_at',
  'opened_at',
  'channel',
  'corrections',
]);

/** Columns that follow from when it is collected. */
const PICKUP = labelsOf(orderLayout, ['pickup_at', 'release_at', 'pickup_day', 'slot_units']);

const CUSTOMER = labelsOf(orderLayout, ['customer_id']);

const RELATIONS = new Map([
  ['lines', 'The list of lines'],
  ['moves', 'The list of moves'],
  ['mails', 'The list of mails'],
] as const);

const DETAILS = labelledRules(orderLayout, {
  customer_name: PersonName,
  customer_email: z.literal('').or(EmailAddress),
  customer_phone: PhoneNumber,
  notes: PlaceOrder.shape.notes,
});

const PERSONAL = labelsOf(orderLayout, ['customer_email', 'customer_name', 'customer_phone', 'notes']);

async function idsOf(trx: Transaction, table: string, orderId: number): Promise<string> {
  const ids: unknown = await trx(table).where({ order_id: orderId }).orderBy('id').pluck('id');
  return z.array(z.number()).parse(ids).join();
}

async function read(trx: Transaction, id: number): Promise<GuardedOrder> {
  const row: unknown = await trx('orders').where({ id }).forUpdate().first(Object.keys(OrderColumns.shape));
  return {
    ...OrderColumns.parse(row),
    lines: await idsOf(trx, 'order_lines', id),
    moves: await idsOf(trx, 'order_moves', id),
    mails: await idsOf(trx, 'order_mails', id),
  };
}

/** @throws ValidationError naming the right amounts when changed ones are not those of the lines */
async function requireSums(trx: Transaction, was: GuardedOrder, now: GuardedOrder): Promise<void> {
  const columns = ['subtotal_cents', 'tax_cents', 'total_cents'] as const;
  if (columns.every((column) => was[column] === now[column])) return;
  const { subtotal, tax, total } = await sumLines(trx, now.id);
  if (now.subtotal_cents === subtotal && now.tax_cents === tax && now.total_cents === total) return;
  refuseWrite(
    `The lines come to a subtotal of ${subtotal}, a tax of ${tax} and a total of ${total} cents. ` +
      'Load the order again, and change its lines: the amounts follow by themselves.',
  );
}

function requireTimes({ placed_at: placed, estimated_ready_at: ready }: GuardedOrder): void {
  if (ready === null) refuseWrite('Ready at must not be empty: the kitchen works by it.');
  if (ready && ready < placed) refuseWrite('Ready at must not be before the order was placed.');
}

/** The panel's form sends the values it was opened with; an old empty value must not erase what the product has set since. */
function keepSeen(data: WriteData): void {
  if (data.deliveredAt === null) delete data.deliveredAt;
  if (data.openedAt === null) delete data.openedAt;
}

/** Rules for orders: a developer may correct status, times and the customer's details. */
export const orderRules = (strapi: Core.Strapi): TableRules<GuardedOrder, StatusCorrection> => ({
  uid: 'plugin::ordering.order',
  read,
  prepare(data) {
    // Figures tell customers apart by their email address in lower case (product.md, Figures).
    if (data.customerEmail === null) data.customerEmail = '';
    if (typeof data.customerEmail === 'string') data.customerEmail = data.customerEmail.trim().toLowerCase();
    tidyTexts(data, { customerName: PersonName, customerPhone: PhoneNumber, notes: PlaceOrder.shape.notes });
    keepSeen(data);
    return readStatusCorrection(strapi, data);
  },
  afterCreate:
    'Orders are not made here: place one on the site, which gives it its number, its prices and its customer.',
  beforeUpdate: (_, was, fix) => requireTransition(was, fix),
  async afterUpdate(trx, was, now, fix) {
    requireSame(READ_ONLY, was, now, 'it was settled when the order came in');
    requireSame(RELATIONS, was, now, 'each is opened and changed by itself');
    requireSame(PICKUP, was, now, 'it follows from “Ready at” and from the lines');
    if (isErasedEmail(was.customer_email)) requireSame(PERSONAL, was, now, CUSTOMER_ERASED);
    requireSame(CUSTOMER, was, now, 'it follows from the email address');
    requireValid(DETAILS, was, now);
    if (was.estimated_ready_at !== now.estimated_ready_at) requireTimes(now);
    await requireSums(trx, was, now);
    if (was.customer_email !== now.customer_email) {
      await linkCustomer(trx, now.id, fix.at);
      await readdressMails(sqlOf(trx), now.customer_email, fix.at);
    }
    if (was.estimated_ready_at !== now.estimated_ready_at) {
      await correctPickup(catalogueOf(strapi), sqlOf(trx), now.id, was.order_status, fix.at);
    }
    await recordStatusCorrection(strapi, trx, was, fix);
  },
  beforeDelete: (_, { number }) =>
    refuseWrite(
      `Order ${number} cannot be deleted, as every figure counts it. Cancel it; what is kept of its customer is erased ` +
        'in the back office at /admin/customers.',
    ),
  afterDelete: () => undefined,
});
