import type { AdminOrder, OrderStatus, OrderStatusCounts } from '../entities/order.js';
import type { InstantLike } from './business-time.js';

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

/** A status as a sentence names it: `Ready`. */
export const statusWord = (status: OrderStatus): string => status.charAt(0) + status.slice(1).toLowerCase();

/** Whether an order is neither completed nor cancelled. */
export const isOpenStatus = (status: OrderStatus): boolean => nextStatuses(status).length > 0;

/** Whether the restaurant may still correct an order: it is not ready yet (product.md, Corrections). */
export const isCorrectable = (status: OrderStatus): boolean =>
  status === 'PENDING' || status === 'CONFIRMED' || status === 'PREPARING';

/** Whether an order is for later: nobody has begun it, and it does not have to be begun yet (product.md, Orders for later). */
export const isForLater = ({ status, releaseAt }: Pick<AdminOrder, 'status' | 'releaseAt'>, at: InstantLike): boolean =>
  (status === 'PENDING' || status === 'CONFIRMED') && releaseAt !== null && Date.parse(releaseAt) > Number(at);

/**
 * Whether an order waits for somebody to open it, at once or at its release. One for later waits although it has been
 * confirmed: somebody has to begin it then.
 */
export const isUnopened = ({
  status,
  openedAt,
  releaseAt,
}: Pick<AdminOrder, 'status' | 'openedAt' | 'releaseAt'>): boolean =>
  openedAt === null && (status === 'PENDING' || (status === 'CONFIRMED' && releaseAt !== null));

/** Sorts by when an order is due, then by when it was placed; what has no time comes last. */
export const byDueTime = (
  one: Pick<AdminOrder, 'pickupTime' | 'createdAt'>,
  other: Pick<AdminOrder, 'pickupTime' | 'createdAt'>,
): number =>
  Number(one.pickupTime === null) - Number(other.pickupTime === null) ||
  Date.parse(one.pickupTime ?? one.createdAt) - Date.parse(other.pickupTime ?? other.createdAt) ||
  Date.parse(one.createdAt) - Date.parse(other.createdAt);

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
