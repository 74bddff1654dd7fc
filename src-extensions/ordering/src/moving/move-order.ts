import { canMove, type OrderStatus } from '@pickup/contract';
import { conflict, inTransaction, notFound, sqlOf, untilUndisturbed, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { findByDocumentId, readMoves, type StoredOrder } from '../reading/read-order.js';
import type { MoveRow } from '../reading/rows.js';
import { moveRow } from '../writing/rows.js';

/**
 * Moves an order to a status and keeps the move (ruling 13). The update names the status it starts from, so of two
 * moves at once the database lets one win.
 * @param by who moves it, as the history shows it
 * @throws Refusal 404 for an unknown order, 409 when the move is not allowed or another one was quicker
 */
export function moveOrder(
  strapi: Core.Strapi,
  documentId: string,
  to: OrderStatus,
  by: string,
  now: Date,
): Promise<{ order: StoredOrder; moves: MoveRow[] }> {
  const move = async (trx: Transaction) => {
    const sql = sqlOf(trx);
    const order = await findByDocumentId(sql, documentId);
    if (!order) throw notFound('There is no such order.');
    const from = order.row.order_status;
    if (!canMove(from, to)) throw conflict(`Order ${order.row.number} is ${from} and cannot become ${to}.`);
    const changed = await trx('orders')
      .where({ id: order.row.id, order_status: from })
      .update({ order_status: to, updated_at: now });
    if (changed === 0) throw conflict(`Order ${order.row.number} was just moved by someone else.`);
    await trx('order_moves').insert(moveRow(order.row.id, from, to, now, by));
    return {
      order: { ...order, row: { ...order.row, order_status: to } },
      moves: await readMoves(sql, order.row.id),
    };
  };
  return untilUndisturbed(() => inTransaction(strapi, move));
}
