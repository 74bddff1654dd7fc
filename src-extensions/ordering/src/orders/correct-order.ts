import {
  canTransition,
  formatCents,
  nextStatuses,
  ORDER_LIMITS,
  OrderStatus,
  orderTotals,
  type Totals,
} from '@pickup/contract';
import { millisecondsColumn, rowDefaults, sqlOf, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { WriteData } from '../raw-panel/guard-table.js';
import { refuseWrite } from '../raw-panel/refuse-write.js';
import type { OrderRow } from './order-rows.js';
import { recordTransition } from './transition-order.js';

/** The field that a developer fills to make a transition which the back office does not allow. */
const REASON = 'statusCorrection';
const REASON_LABEL = 'Reason for a correction';

/** The length of the column that says who made a transition. */
const MOVED_BY_LENGTH = 255;

const PanelUser = z.object({ email: z.string() });
const Change = z.object({
  orderStatus: OrderStatus.optional().catch(undefined),
  [REASON]: z.string().trim().catch(''),
});

/** The status that a write to an order asks for. */
export interface StatusCorrection {
  to: OrderStatus | undefined;
  /** Empty when none was given. */
  reason: string;
  /** The developer's email address, or `raw panel` where it is not known. */
  by: string;
  at: Date;
}

/** Reads the status and its reason from a write, and takes the reason out: only the status history stores it. */
export function readStatusCorrection(strapi: Core.Strapi, data: WriteData): StatusCorrection {
  const { orderStatus: to, [REASON]: reason } = Change.parse(data);
  if (REASON in data) data[REASON] = null;
  const user = PanelUser.safeParse(strapi.requestContext.get()?.state.user);
  return { to, reason, by: user.success ? user.data.email : 'raw panel', at: new Date() };
}

type OrderStatusRow = Pick<OrderRow, 'id' | 'number' | 'order_status'>;

function nextSteps(from: OrderStatus): string {
  const next = nextStatuses(from);
  return next.length === 0 ? 'It moves no further.' : `It can become ${next.join(' or ')}.`;
}

/**
 * Allows the transitions of the back office, and any other for which the developer gives a reason
 * (product.md, Order status).
 * @throws ValidationError that names what would be right
 */
export function requireTransition(
  { number, order_status: from }: OrderStatusRow,
  { to, reason }: StatusCorrection,
): void {
  const changes = to !== undefined && to !== from;
  if (!changes && reason !== '') {
    refuseWrite(
      `Order ${number} is ${from} and stays so: leave "${REASON_LABEL}" empty, or choose the status that is right.`,
    );
  }
  if (!changes || reason !== '' || canTransition(from, to)) return;
  refuseWrite(
    `Order ${number} is ${from} and cannot become ${to}. ${nextSteps(from)} ` +
      `To put right a status that is wrong, say why in "${REASON_LABEL}".`,
  );
}

/** Adds the transition that a write has made, and its reason, to the status history. */
export async function recordCorrection(
  strapi: Core.Strapi,
  trx: Transaction,
  { order_status: from, ...order }: OrderStatusRow,
  { to, reason, by, at }: StatusCorrection,
): Promise<void> {
  if (to === undefined || to === from) return;
  const who = reason === '' ? by : `${by} (correction: ${reason})`;
  await recordTransition(strapi, sqlOf(trx), { order, from, to, by: who.slice(0, MOVED_BY_LENGTH), at });
}

const Lines = z.array(
  z
    .object({ unit_cents: z.number(), quantity: z.number() })
    .transform(({ unit_cents: unitPrice, quantity }) => ({ unitPrice, quantity })),
);
type Lines = z.infer<typeof Lines>;

/** @throws ValidationError for no line, too many lines or too large a total (product.md, Raw panel) */
function requireLimits(lines: Lines, { total }: Totals): void {
  if (lines.length === 0) refuseWrite('An order keeps at least one line. To take the whole order back, cancel it.');
  if (lines.length > ORDER_LIMITS.lines) refuseWrite(`An order has at most ${ORDER_LIMITS.lines} lines.`);
  if (total > ORDER_LIMITS.totalCents) {
    refuseWrite(`An order is at most ${formatCents(ORDER_LIMITS.totalCents)} in all.`);
  }
}

async function readLines(trx: Transaction, orderId: number): Promise<Lines> {
  return Lines.parse(await trx('order_lines').where({ order_id: orderId }).select('unit_cents', 'quantity'));
}

/** What an order's lines come to. */
export const sumLines = async (trx: Transaction, orderId: number): Promise<Totals> =>
  orderTotals(await readLines(trx, orderId));

/**
 * Makes an order's subtotal, tax and total those of its lines.
 * @throws ValidationError when the order would be outside its limits
 */
export async function recountOrder(trx: Transaction, orderId: number): Promise<void> {
  const lines = await readLines(trx, orderId);
  const totals = orderTotals(lines);
  requireLimits(lines, totals);
  const sums = { subtotal_cents: totals.subtotal, tax_cents: totals.tax, total_cents: totals.total };
  await trx('orders')
    .where({ id: orderId })
    .update({ ...sums, updated_at: new Date() });
}

const OrderCustomer = z.object({
  customer_email: z.string(),
  customer_name: z.string(),
  customer_phone: z.string(),
  placed_at: millisecondsColumn.transform((at) => new Date(at)),
});

/** Links an order to the customer with its email address, who is created if necessary; one without an address is nobody's. */
export async function linkCustomer(trx: Transaction, orderId: number): Promise<void> {
  const found: unknown = await trx('orders').where({ id: orderId }).first(Object.keys(OrderCustomer.shape));
  const {
    customer_email: email,
    customer_name: name,
    customer_phone: phone,
    placed_at: at,
  } = OrderCustomer.parse(found);
  if (email === '') {
    await trx('orders').where({ id: orderId }).update({ customer_id: null });
    return;
  }
  // A trigger has created the customer already, except for a cancelled order, which counts for nobody.
  await trx('customers')
    .insert({ email, name, phone, first_order_at: at, last_order_at: at, order_count: 0, ...rowDefaults(at) })
    .onConflict('email')
    .ignore();
  await trx('orders')
    .where({ id: orderId })
    .update({ customer_id: trx('customers').where({ email }).select('id') });
}
