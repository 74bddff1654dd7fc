import type { TrackedOrder } from '@pickup/contract';

/** Where the page of an open order asks whether to notify this device when it is ready. */
export function OrderNotifications(_: { order: TrackedOrder }): null {
  return null;
}
