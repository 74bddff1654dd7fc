import type { TrackedOrder } from '@pickup/contract';
import { createStoredList, type StoredList } from '../stored-document/stored-list.js';

/** What of an order makes a review of it verified (product.md, Reviews). */
type ReviewedOrder = Pick<TrackedOrder, 'orderNumber' | 'customerEmail'>;

/** The state of a link that leads from an order to writing a review of it; an address would show it to others. */
export const reviewState = ({ orderNumber, customerEmail }: ReviewedOrder) => ({ orderNumber, customerEmail });

/** The order that a page was opened to review; null for none. */
export function reviewedOrder(state: unknown): ReviewedOrder | null {
  if (typeof state !== 'object' || state === null) return null;
  if (!('orderNumber' in state) || !('customerEmail' in state)) return null;
  const { orderNumber, customerEmail } = state;
  return typeof orderNumber === 'string' && typeof customerEmail === 'string' ? { orderNumber, customerEmail } : null;
}

/** The numbers of the orders that were reviewed in this browser. */
export const createReviewedOrders = (): StoredList =>
  createStoredList({ key: 'reviewed-orders', name: 'The reviewed orders' });
