import { canTransition, type CancelReason, type OrderStatus, statusWord, undoableUntil } from '@pickup/contract';
import { conflict, insertOne, inSqlTransaction, type Sql, sqlOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { bookingDifference, NOTHING, readBooking } from '../kitchen/booking.js';
import { changeBooks } from '../kitchen/change-books.js';
import { type CustomerKind, queueOrderMail } from '../mail/queue-mail.js';
import { PUSH_OF_STATUS, queuePushes } from '../push/queue-push.js';
import { catalogueOf } from '../pricing/catalogue-port.js';
import { countCancelled, forgetOrigins } from './open-order-limit.js';
import type { OrderRow } from './order-rows.js';
import { lockByPublicId, readByDocumentId, readByPublicId, readOrder, type StoredOrder } from './read-order.js';
import { transitionRow, type TransitionToWrite } from './rows-to-write.js';
import { BY_CUSTOMER } from './status-history.js';

/** A change of an order's status. */
export interface Transition extends TransitionToWrite {
  order: Pick<OrderRow, 'id' | 'number'>;
}

/** The key under which the mail about a transition is queued once. */
export const mailKeyOf = (kind: CustomerKind, transitionId: number): string => `${kind}:${transitionId}`;

/** The statuses that the customer gets mail about. */
export const MAIL_OF_STATUS: Partial<Record<OrderStatus, CustomerKind>> = { READY: 'ready', CANCELLED: 'cancelled' };

/** A cancelled order gives back what it took of the kitchen; one that is taken up again takes it again, whatever is left. */
async function rebookCancelled(strapi: Core.Strapi, sql: Sql, { order, from, to, at }: Transition): Promise<void> {
  if (from !== 'CANCELLED' && to !== 'CANCELLED') return;
  const booking = await readBooking(sql, order.id);
  const [was, now] = to === 'CANCELLED' ? [booking, NOTHING] : [NOTHING, booking];
  await changeBooks(catalogueOf(strapi), sql, bookingDifference(was, now), at);
}

/**
 * Adds a transition that has been made to the order's status history, queues its mail and
 * notifications, and moves the kitchen's books. Those of a transition that can be undone leave when it cannot be any more, and
 * an undo causes none. Runs in the transaction that
 * changes the status (product.md, Order status).
 */
export async function recordTransition(strapi: Core.Strapi, sql: Sql, transition: Transition): Promise<void> {
  const { order, to, at, isUndo = false, undoableUntil: dueAt = at } = transition;
  const id = await insertOne(sql, 'order_moves', transitionRow(order.id, transition));
  const kind = isUndo ? undefined : MAIL_OF_STATUS[to];
  if (kind) await queueOrderMail(strapi, sql, { kind, orderId: order.id, onceKey: mailKeyOf(kind, id), at, dueAt });
  const pushKind = isUndo || transition.by === BY_CUSTOMER ? undefined : PUSH_OF_STATUS[to];
  if (pushKind) await queuePushes(sql, { kind: pushKind, orderId: order.id, transitionId: id, at, dueAt });
  await rebookCancelled(strapi, sql, transition);
  if (transition.by === BY_CUSTOMER) await countCancelled(sql, order.id, at);
  else await forgetOrigins(sql, order.id, to);
}

/**
 * Changes an order's status within a transaction. The update names the status it starts from, so that of two
 * transitions at once the database lets one win.
 * @throws HttpError 409 when the transition is not allowed or another one came first
 */
async function transition(strapi: Core.Strapi, sql: Sql, change: Transition): Promise<void> {
  const { order, from, to, at } = change;
  if (!canTransition(from, to)) {
    throw conflict(`Order ${order.number} is ${statusWord(from)} and cannot become ${statusWord(to)}.`);
  }
  const changed = await sql(
    'UPDATE orders SET order_status = ?, updated_at = ? WHERE id = ? AND order_status = ? RETURNING id',
    [to, at, order.id, from],
  );
  if (changed.length === 0) throw conflict(`Order ${order.number} was just moved by someone else.`);
  await recordTransition(strapi, sql, change);
}

/** A status that the owner gives an order. */
export interface OwnersTransition {
  to: OrderStatus;
  /** Why the restaurant cancels it. */
  reason?: CancelReason | undefined;
  /** Who does it, as the status history shows it. */
  by: string;
}

/**
 * The owner gives an order another status, which can be undone for some seconds. That also counts as opening it, as whoever does so has seen it; but one for later
 * that is confirmed still has to be seen when it has to be begun (product.md, Orders for later).
 * @throws HttpError 404 for an unknown order, 409 when the transition is not allowed or another one came first
 */
export function transitionOrder(
  strapi: Core.Strapi,
  documentId: string,
  move: OwnersTransition,
  now: Date,
): Promise<StoredOrder> {
  return inSqlTransaction(strapi, async (sql) => {
    const order = await readByDocumentId(sql, documentId);
    const made = { ...move, order: order.row, from: order.row.order_status, at: now };
    await transition(strapi, sql, { ...made, undoableUntil: undoableUntil(now) });
    await sql(
      `UPDATE orders SET opened_at = ? WHERE id = ? AND opened_at IS NULL
         AND (order_status <> 'CONFIRMED' OR release_at IS NULL OR release_at <= ?)`,
      [now, order.row.id, now],
    );
    return readOrder(sql, order.row.id);
  });
}

/**
 * The customer cancels an order that nobody has confirmed yet. Cancelling a cancelled order changes nothing.
 * @param publicId the secret of the order's address (product.md, Order addresses)
 * @throws HttpError 404 for an unknown order, 409 once the kitchen has confirmed it
 */
export async function cancelOrder(strapi: Core.Strapi, publicId: string, now: Date): Promise<StoredOrder> {
  // Without a lock: whoever cancels what is cancelled, again and again, must not keep others from writing.
  const stored = await readByPublicId(sqlOf(strapi.db.connection), publicId);
  if (stored.row.order_status === 'CANCELLED') return stored;
  return inSqlTransaction(strapi, async (sql) => {
    const order = await lockByPublicId(sql, publicId);
    const { order_status: from, number, id } = order.row;
    if (from === 'CANCELLED') return order;
    if (from !== 'PENDING') {
      throw conflict(
        `Order ${number} is ${statusWord(from)} and cannot be cancelled here any more. Please call the restaurant.`,
      );
    }
    await transition(strapi, sql, { order: order.row, from, to: 'CANCELLED', by: BY_CUSTOMER, at: now });
    return readOrder(sql, id);
  });
}

/** An order that is for later again has to be opened when it has to be begun: who opened it before has not begun it. */
export async function closeForLater(sql: Sql, orderId: number, now: Date): Promise<void> {
  await sql(
    `UPDATE orders SET opened_at = NULL WHERE id = ? AND order_status IN ('PENDING', 'CONFIRMED') AND release_at > ?`,
    [orderId, now],
  );
}
