import type { PlacedOrder, TrackedOrder } from '@pickup/contract';

/** A freshly placed order as its page shows it, until the page has asked for it. */
export const trackedOf = (order: PlacedOrder): TrackedOrder => ({
  ...order,
  steps: [{ status: order.status, at: order.createdAt }],
  unseen: false,
  cancellable: false,
  cancelledBy: null,
});
