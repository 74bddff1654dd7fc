import type { TrackedOrder } from '@pickup/contract';
import type { Sql } from '@pickup/strapi-kit';
import { presentPlacedOrder } from '../reading/present-order.js';
import { readMoves, type StoredOrder } from '../reading/read-order.js';
import { isCancelledByCustomer } from '../moving/by-customer.js';

/** An order as its customer follows it. */
export async function trackOrder(sql: Sql, order: StoredOrder, unseen: boolean): Promise<TrackedOrder> {
  const placed = presentPlacedOrder(order);
  const moves = await readMoves(sql, order.row.id);
  const cancelledBy = isCancelledByCustomer(moves) ? 'customer' : 'restaurant';
  return {
    ...placed,
    steps: [
      // A history that a developer has mended begins where its first move does.
      { status: moves[0]?.from_status ?? placed.status, at: placed.createdAt },
      ...moves.map(({ to_status: status, moved_at: at }) => ({ status, at })),
    ],
    unseen,
    cancellable: placed.status === 'PENDING',
    cancelledBy: placed.status === 'CANCELLED' ? cancelledBy : null,
  };
}
