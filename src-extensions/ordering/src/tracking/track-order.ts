import type { TrackedOrder } from '@pickup/contract';
import type { Sql } from '@pickup/strapi-kit';
import { presentPlacedOrder } from '../reading/present-order.js';
import { readMoves, type StoredOrder } from '../reading/read-order.js';
import type { MoveRow } from '../reading/rows.js';
import { BY_CUSTOMER } from './cancel-order.js';

const cancelledBy = (moves: readonly MoveRow[]) =>
  moves.findLast(({ to_status: status }) => status === 'CANCELLED')?.moved_by === BY_CUSTOMER
    ? 'customer'
    : 'restaurant';

/** An order as its customer follows it. */
export async function trackOrder(sql: Sql, order: StoredOrder, unseen: boolean): Promise<TrackedOrder> {
  const placed = presentPlacedOrder(order);
  const moves = await readMoves(sql, order.row.id);
  return {
    ...placed,
    steps: [
      // A history that a developer has mended begins where its first move does.
      { status: moves[0]?.from_status ?? placed.status, at: placed.createdAt },
      ...moves.map(({ to_status: status, moved_at: at }) => ({ status, at })),
    ],
    unseen,
    cancellable: placed.status === 'PENDING',
    cancelledBy: placed.status === 'CANCELLED' ? cancelledBy(moves) : null,
  };
}
