import type { AdminOrder } from '../entities/order.js';
import type { OpenOrders } from '../entities/overview.js';
import type { InstantLike } from './business-time.js';
import { isUnopened, isForLater, isOpenStatus } from './orders.js';

type Timed = Pick<AdminOrder, 'status' | 'pickupTime'>;

/** Whether an order should have been ready: once it is, its customer is the one who is waited for. */
export const isLate = ({ status, pickupTime }: Timed, at: InstantLike): boolean =>
  isOpenStatus(status) && status !== 'READY' && pickupTime !== null && Number(at) >= Date.parse(pickupTime);

/** What decides how an open order counts. */
export type CountedOrder = Timed & Pick<AdminOrder, 'id' | 'orderNumber' | 'createdAt' | 'releaseAt' | 'openedAt'>;

/** The order of the earliest instant. */
function oldestOf(orders: readonly CountedOrder[], sinceOf: (order: CountedOrder) => string | null) {
  const waiting = orders.flatMap((order) => {
    const since = sinceOf(order);
    return since === null ? [] : [{ id: order.id, orderNumber: order.orderNumber, since }];
  });
  return waiting.sort((one, other) => Date.parse(one.since) - Date.parse(other.since))[0] ?? null;
}

/** How the open ones of some orders stand (product.md, Landing). */
export function countOpenOrders(orders: readonly CountedOrder[], at: InstantLike): OpenOrders {
  const open = orders.filter(({ status }) => isOpenStatus(status));
  const late = open.filter((order) => isLate(order, at));
  const unopened = open.filter((order) => isUnopened(order) && !isForLater(order, at));
  return {
    count: open.length,
    later: open.filter((order) => isForLater(order, at)).length,
    late: late.length,
    oldestLate: oldestOf(late, ({ pickupTime }) => pickupTime),
    unopened: unopened.length,
    oldestUnopened: oldestOf(unopened, ({ releaseAt, createdAt }) => releaseAt ?? createdAt),
  };
}
