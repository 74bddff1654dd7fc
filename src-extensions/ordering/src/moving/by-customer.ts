import type { MoveRow } from '../reading/rows.js';

/** How the history names a customer. */
export const BY_CUSTOMER = 'customer';

/** Whether an order that is cancelled was cancelled by its customer. @param moves oldest first */
export const isCancelledByCustomer = (moves: readonly MoveRow[]): boolean =>
  moves.findLast(({ to_status: status }) => status === 'CANCELLED')?.moved_by === BY_CUSTOMER;
