import type { OrderStatus } from '../entities/order.js';
import { shortOrderNumber, statusWord } from './orders.js';

/** How long the back office offers to undo a move, in seconds. */
export const UNDO_SECONDS = 10;

/** How much longer the server allows it, for the way there, in seconds. */
const GRACE_SECONDS = 5;

/** Until when a move of the back office can be undone; the mail it causes leaves then (product.md, Order status). */
export const undoableUntil = (movedAt: Date): Date =>
  new Date(movedAt.getTime() + (UNDO_SECONDS + GRACE_SECONDS) * 1000);

/** What decides whether a move can be undone. */
export interface UndoableTransition {
  to: OrderStatus;
  /** In milliseconds; null for a move that can never be undone: the customer's, a developer's, and an undo. */
  undoableUntil: number | null;
}

/** The move that is undone, or why none is, in a sentence. */
export type UndoDecision<Move extends UndoableTransition> = { move: Move } | { refusal: string };

/**
 * Decides whether a move is undone.
 * @param to the status that the move gave
 * @param lastMove the order's last move that stands; undefined where it has none
 * @param now in milliseconds
 */
export function decideUndo<Move extends UndoableTransition>(
  order: { orderNumber: string; status: OrderStatus },
  to: OrderStatus,
  lastMove: Move | undefined,
  now: number,
): UndoDecision<Move> {
  const name = `Order ${shortOrderNumber(order.orderNumber)}`;
  const status = statusWord(order.status);
  if (order.status !== to) return { refusal: `${name} has meanwhile become ${status}; nothing was undone.` };
  if (lastMove?.to !== to || lastMove.undoableUntil === null) {
    return { refusal: `${name} became ${status} otherwise than by a move of the back office; nothing was undone.` };
  }
  if (now > lastMove.undoableUntil) return { refusal: `${name} stays ${status}: it is too late to undo this.` };
  return { move: lastMove };
}
