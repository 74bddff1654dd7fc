import type { CancelReason } from '@pickup/contract';
import type { TransitionRow } from './order-rows.js';

/** What the status history says of a transition that the customer made. */
export const BY_CUSTOMER = 'customer';

/** Whether a transition neither was undone nor undoes another. */
export const stands = ({ undone, is_undo: isUndo }: Pick<TransitionRow, 'undone' | 'is_undo'>): boolean =>
  !undone && !isUndo;

/** Who has cancelled an order, and why. */
export interface Cancellation {
  by: 'customer' | 'restaurant';
  /** Null where the restaurant gave no reason. */
  reason: CancelReason | null;
}

/** An order's last cancelling; the restaurant's without a reason where there is none. @param history oldest first */
export function cancellationOf(history: readonly TransitionRow[]): Cancellation {
  const found = history.findLast(({ to_status: status }) => status === 'CANCELLED');
  return { by: found?.moved_by === BY_CUSTOMER ? 'customer' : 'restaurant', reason: found?.cancel_reason ?? null };
}
