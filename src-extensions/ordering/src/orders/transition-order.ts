import { canTransition, type OrderStatus } from '@pickup/contract';
import { conflict, insertOne, inSqlTransaction, type Sql } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { type CustomerKind, queueOrderMail } from '../mail/queue-mail.js';
import { type TransitionRow, transitionRow, type OrderRow } from './order-rows.js';
import { readByDocumentId, readByPublicId, readOrder, type StoredOrder } from './read-order.js';

/** What the status history says of a transition that the customer made. */
const BY_CUSTOMER = 'customer';

/** Whether a cancelled order was cancelled by its customer. @param history oldest first */
export const isCancelledByCustomer = (history: readonly TransitionRow[]): boolean =>
  history.findLast(({ to_status: status }) => status === 'CANCELLED')?.moved_by === BY_CUSTOMER;

/** A change of an order's status; `by` is who makes it, as the status history shows it. */
export interface Transition {
  order: Pick<OrderRow, 'id' | 'number'>;
  from: OrderStatus;
  to: OrderStatus;
  by: string;
  at: Date;
}

/** The statuses that the customer gets mail about. */
const MAIL_OF_STATUS: Partial<Record<OrderStatus, CustomerKind>> = { READY: 'ready', CANCELLED: 'cancelled' };

/**
 * Adds a transition that has been made to the order's status history and queues its mail. Runs in the transaction that
 * changes the status (product.md, Order status).
 */
export async function recordTransition(
  strapi: Core.Strapi,
  sql: Sql,
  { order, from, to, by, at }: Transition,
): Promise<void> {
  const id = await insertOne(sql, 'order_moves', transitionRow(order.id, from, to, at, by));
  const kind = MAIL_OF_STATUS[to];
  if (kind) await queueOrderMail(strapi, sql, { kind, orderId: order.id, onceKey: `${kind}:${id}`, at });
}

/**
 * Changes an order's status within a transaction. The update names the status it starts from, so that of two
 * transitions at once the database lets one win.
 * @throws HttpError 409 when the transition is not allowed or another one came first
 */
async function transition(strapi: Core.Strapi, sql: Sql, change: Transition): Promise<void> {
  const { order, from, to, at } = change;
  if (!canTransition(from, to)) throw conflict(`Order ${order.number} is ${from} and cannot become ${to}.`);
  const changed = await sql(
    'UPDATE orders SET order_status = ?, updated_at = ? WHERE id = ? AND order_status = ? RETURNING id',
    [to, at, order.id, from],
  );
  if (changed.length === 0) throw conflict(`Order ${order.number} was just moved by someone else.`);
  await recordTransition(strapi, sql, change);
}

/**
 * The owner gives an order another status. That also counts as opening it, as whoever does so has seen it.
 * @param by who does it, as the status history shows it
 * @throws HttpError 404 for an unknown order, 409 when the transition is not allowed or another one came first
 */
export function transitionOrder(
  strapi: Core.Strapi,
  documentId: string,
  to: OrderStatus,
  by: string,
  now: Date,
): Promise<StoredOrder> {
  return inSqlTransaction(strapi, async (sql) => {
    const order = await readByDocumentId(sql, documentId);
    await transition(strapi, sql, { order: order.row, from: order.row.order_status, to, by, at: now });
    await sql('UPDATE orders SET opened_at = ? WHERE id = ? AND opened_at IS NULL', [now, order.row.id]);
    return readOrder(sql, order.row.id);
  });
}

/**
 * The customer cancels an order that nobody has confirmed yet. Cancelling a cancelled order changes nothing.
 * @param publicId the secret of the order's address (product.md, Order addresses)
 * @throws HttpError 404 for an unknown order, 409 once the kitchen has confirmed it
 */
export function cancelOrder(strapi: Core.Strapi, publicId: string, now: Date): Promise<StoredOrder> {
  return inSqlTransaction(strapi, async (sql) => {
    // Changes nothing, but locks the row on both databases, so that the status read below cannot change before the update.
    await sql('UPDATE orders SET order_status = order_status WHERE public_id = ?', [publicId]);
    const order = await readByPublicId(sql, publicId);
    const { order_status: from, number, id } = order.row;
    if (from === 'CANCELLED') return order;
    if (from !== 'PENDING') {
      throw conflict(`Order ${number} is ${from} and cannot be cancelled here any more. Please call the restaurant.`);
    }
    await transition(strapi, sql, { order: order.row, from, to: 'CANCELLED', by: BY_CUSTOMER, at: now });
    return readOrder(sql, id);
  });
}
