import type { OrderStatus, OrderStatusCounts } from '../entities/order.js';

/** The statuses that the owner may set next, by current status (product.md, Order status). */
export const STATUS_TRANSITIONS = {
  PENDING: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['PREPARING', 'CANCELLED'],
  PREPARING: ['READY', 'CANCELLED'],
  READY: ['COMPLETED', 'CANCELLED'],
  COMPLETED: [],
  CANCELLED: [],
} as const satisfies Record<OrderStatus, readonly OrderStatus[]>;

/** The statuses an order may get next. */
export const nextStatuses = (from: OrderStatus): readonly OrderStatus[] => STATUS_TRANSITIONS[from];

export const canTransition = (from: OrderStatus, to: OrderStatus): boolean => nextStatuses(from).includes(to);

/** Whether an order is neither completed nor cancelled. */
export const isOpenStatus = (status: OrderStatus): boolean => nextStatuses(status).length > 0;

/** A count for each of the six statuses. */
export const statusCounts = (countOf: (status: OrderStatus) => number): OrderStatusCounts => ({
  PENDING: countOf('PENDING'),
  CONFIRMED: countOf('CONFIRMED'),
  PREPARING: countOf('PREPARING'),
  READY: countOf('READY'),
  COMPLETED: countOf('COMPLETED'),
  CANCELLED: countOf('CANCELLED'),
});

/** The business day and a daily counter, `20261121-017` (product.md, Order numbers). @throws RangeError for a counter below 1 */
export function formatOrderNumber(businessDay: string, counter: number): string {
  if (!Number.isInteger(counter) || counter < 1) throw new RangeError(`Not an order counter: ${counter}`);
  return `${businessDay.replaceAll('-', '')}-${String(counter).padStart(3, '0')}`;
}

/** The part that is called out at pickup, `017`. */
export const shortOrderNumber = (orderNumber: string): string => orderNumber.slice(orderNumber.indexOf('-') + 1);
