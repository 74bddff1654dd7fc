import { EmailAddress, ORDER_LIMITS, OrderStatus, PersonName, PhoneNumber } from '@pickup/contract';
import { millisecondsColumn, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { followEmail } from './follow-email.js';
import type { Data, TableRules } from './guard-table.js';
import { sumLines } from './recount-order.js';
import { recordPanelMove, readStatusFix, requireMove, type StatusFix } from './status-fix.js';
import { requireValid, requireSame, refuseWrite } from './refuse-write.js';

const OrderState = z.object({
  id: z.number(),
  document_id: z.string(),
  number: z.string(),
  public_id: z.string(),
  idempotency_key: z.string().nullable(),
  payload_hash: z.string().nullable(),
  order_status: OrderStatus,
  customer_name: z.string().nullable(),
  customer_email: z.string(),
  customer_phone: z.string().nullable(),
  notes: z.string().nullable(),
  subtotal_cents: z.number().nullable(),
  tax_cents: z.number().nullable(),
  total_cents: z.number().nullable(),
  placed_at: millisecondsColumn,
  estimated_ready_at: millisecondsColumn.nullable(),
  delivered_at: millisecondsColumn.nullable(),
  opened_at: millisecondsColumn.nullable(),
  business_day: z.string(),
  business_hour: z.number(),
  customer_id: z.number().nullable(),
});

/** An order with the rows that belong to it, each list as text. */
interface Standing extends z.infer<typeof OrderState> {
  lines: string;
  moves: string;
  mails: string;
}

/** What was settled when the order was placed or seen. */
const SETTLED = {
  document_id: 'The document ID',
  number: 'Order number',
  public_id: 'The secret of the order page',
  idempotency_key: 'The key against double orders',
  payload_hash: 'The fingerprint of the request',
  placed_at: 'Placed at',
  business_day: 'Business day',
  business_hour: 'Business hour',
  delivered_at: 'Reached a board at',
  opened_at: 'First opened at',
};

const BELONGING = { lines: 'The list of lines', moves: 'The list of moves', mails: 'The list of mails' };

const DETAILS = {
  customer_name: { label: 'Customer name', rule: PersonName },
  customer_email: { label: 'Customer email', rule: EmailAddress },
  customer_phone: { label: 'Customer phone', rule: PhoneNumber },
  notes: { label: 'Notes', rule: z.string().max(ORDER_LIMITS.notes).nullable() },
};

async function idsOf(trx: Transaction, table: string, orderId: number): Promise<string> {
  const ids: unknown = await trx(table).where({ order_id: orderId }).orderBy('id').pluck('id');
  return z.array(z.number()).parse(ids).join();
}

async function look(trx: Transaction, id: number): Promise<Standing> {
  const row: unknown = await trx('orders').where({ id }).forUpdate().first(Object.keys(OrderState.shape));
  return {
    ...OrderState.parse(row),
    lines: await idsOf(trx, 'order_lines', id),
    moves: await idsOf(trx, 'order_moves', id),
    mails: await idsOf(trx, 'order_mails', id),
  };
}

/** Amounts that were typed add up with the lines. @throws ValidationError that names the right ones */
async function requireSums(trx: Transaction, was: Standing, now: Standing): Promise<void> {
  const columns = ['subtotal_cents', 'tax_cents', 'total_cents'] as const;
  if (columns.every((column) => was[column] === now[column])) return;
  const { subtotal, tax, total } = await sumLines(trx, now.id);
  if (now.subtotal_cents === subtotal && now.tax_cents === tax && now.total_cents === total) return;
  refuseWrite(
    `The lines come to a subtotal of ${subtotal}, a tax of ${tax} and a total of ${total} cents. ` +
      'Load the order again, and change its lines: the amounts follow by themselves.',
  );
}

function requireTimes({ placed_at: placed, estimated_ready_at: ready }: Standing): void {
  if (ready !== null && ready < placed) refuseWrite('Ready at must not be before the order was placed.');
}

/** The panel's form sends the values it was opened with: it must not empty what the product has filled in since. */
function keepSeen(data: Data): void {
  if (data.deliveredAt === null) delete data.deliveredAt;
  if (data.openedAt === null) delete data.openedAt;
}

/** What a developer may do to an order: put its status, its times and its customer's details right. */
export const orderRules = (strapi: Core.Strapi): TableRules<Standing, StatusFix> => ({
  uid: 'plugin::ordering.order',
  look,
  intend(data) {
    // Figures tell customers apart by their email in lower case (ruling 28).
    if (typeof data.customerEmail === 'string') data.customerEmail = data.customerEmail.trim().toLowerCase();
    keepSeen(data);
    return readStatusFix(strapi, data);
  },
  created: 'Orders are not made here: place one on the site, which gives it its number, its prices and its customer.',
  change: (_, was, fix) => requireMove(was, fix),
  async changed(trx, was, now, fix) {
    requireSame(SETTLED, was, now, 'it was settled when the order came in');
    requireSame(BELONGING, was, now, 'each is opened and changed by itself');
    requireSame({ customer_id: 'Customer' }, was, now, 'it follows from the email address');
    requireValid(DETAILS, was, now);
    if (was.estimated_ready_at !== now.estimated_ready_at) requireTimes(now);
    await requireSums(trx, was, now);
    if (was.customer_email !== now.customer_email) await followEmail(trx, now.id);
    await recordPanelMove(trx, was, fix);
  },
  remove: (_, { number }) =>
    refuseWrite(
      `Order ${number} cannot be deleted, as every figure counts it. Cancel it; what is kept of its customer is erased ` +
        'in the back office at /admin/customers.',
    ),
  removed: () => undefined,
});
