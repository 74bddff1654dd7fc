import { decideUndo, type OrderStatus } from '@pickup/contract';
import { conflict, inSqlTransaction, type Sql } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { MAILS } from '../mail/queue-mail.js';
import { withdrawMessage } from '../outbox/outbox.js';
import { PUSH_OF_STATUS, withdrawPushes } from '../push/queue-push.js';
import type { OrderRow, TransitionRow } from './order-rows.js';
import { lockByDocumentId, readOrder, readStatusHistory, type StoredOrder } from './read-order.js';
import { stands } from './status-history.js';
import { closeForLater, MAIL_OF_STATUS, mailKeyOf, recordTransition } from './transition-order.js';

/** The move of an order that is to be undone. */
interface TransitionToUndo {
  /** The status that it gave. */
  to: OrderStatus;
  /** Who undoes it, as the status history shows it. */
  by: string;
}

/** @throws HttpError 409 when it cannot be undone (any more) */
async function requireUndoable(sql: Sql, order: OrderRow, to: OrderStatus, now: Date): Promise<TransitionRow> {
  const row = (await readStatusHistory(sql, order.id)).findLast(stands);
  const last = row && { row, to: row.to_status, undoableUntil: row.undoable_until };
  const { number: orderNumber, order_status: status } = order;
  const decision = decideUndo({ orderNumber, status }, to, last, now.getTime());
  if ('refusal' in decision) throw conflict(decision.refusal);
  return decision.move.row;
}

/**
 * Undoes the last move of an order, some seconds at most after it was made: the status before it is back, its mail and notifications are
 * withdrawn,
 * and a cancelled order takes again what it took of the kitchen. Somebody has seen the order, so it does not ring again; but one
 * that is for later again still has to be seen when it has to be begun (product.md, Order status).
 * @throws HttpError 404 for an unknown order, 409 when the order was moved since, or it is too late
 */
export function undoTransition(
  strapi: Core.Strapi,
  documentId: string,
  { to, by }: TransitionToUndo,
  now: Date,
): Promise<StoredOrder> {
  return inSqlTransaction(strapi, async (sql) => {
    const { row: order } = await lockByDocumentId(sql, documentId);
    const move = await requireUndoable(sql, order, to, now);
    const back = move.from_status;
    await sql('UPDATE orders SET order_status = ?, updated_at = ? WHERE id = ?', [back, now, order.id]);
    await sql('UPDATE order_moves SET undone = ? WHERE id = ?', [true, move.id]);
    const kind = MAIL_OF_STATUS[to];
    if (kind) await withdrawMessage(sql, MAILS, mailKeyOf(kind, move.id), now);
    const pushKind = PUSH_OF_STATUS[to];
    if (pushKind) await withdrawPushes(sql, { kind: pushKind, orderId: order.id, transitionId: move.id }, now);
    await recordTransition(strapi, sql, { order, from: to, to: back, by, at: now, isUndo: true });
    await closeForLater(sql, order.id, now);
    return readOrder(sql, order.id);
  });
}
