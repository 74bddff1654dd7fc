import { canTransition, type OrderStatus } from '@pickup/contract';
import { conflict, insertOne, type Sql } from '@pickup/strapi-kit';
import { queueOrderMail, type CustomerKind } from '../mailing/queue-mail.js';
import type { OrderRow } from '../reading/rows.js';
import { moveRow } from '../writing/rows.js';

/** A status move about to be recorded; `by` is who moves it, as the history shows it. */
export interface StatusMove {
  order: Pick<OrderRow, 'id' | 'number'>;
  from: OrderStatus;
  to: OrderStatus;
  by: string;
  at: Date;
}

/** The statuses that an order's customer is written about. */
const MAIL_OF_STATUS: Partial<Record<OrderStatus, CustomerKind>> = { READY: 'ready', CANCELLED: 'cancelled' };

/**
 * Writes a move that has been made into the order's history (ruling 13), whoever made it, with the mail that tells of it;
 * part of its transaction.
 */
export async function recordMove(sql: Sql, { order, from, to, by, at }: StatusMove): Promise<void> {
  const id = await insertOne(sql, 'order_moves', moveRow(order.id, from, to, at, by));
  const kind = MAIL_OF_STATUS[to];
  if (kind) await queueOrderMail(sql, { kind, orderId: order.id, onceKey: `${kind}:${id}`, at });
}

/**
 * Moves an order within a transaction. The update names the status it starts from, so of two moves at once the database
 * lets one win.
 * @throws HttpError 409 when the move is not allowed or another one was quicker
 */
export async function changeStatus(sql: Sql, move: StatusMove): Promise<void> {
  const { order, from, to, at } = move;
  if (!canTransition(from, to)) throw conflict(`Order ${order.number} is ${from} and cannot become ${to}.`);
  const changed = await sql(
    'UPDATE orders SET order_status = ?, updated_at = ? WHERE id = ? AND order_status = ? RETURNING id',
    [to, at, order.id, from],
  );
  if (changed.length === 0) throw conflict(`Order ${order.number} was just moved by someone else.`);
  await recordMove(sql, move);
}
