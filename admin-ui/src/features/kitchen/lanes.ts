import { byDueTime, isForLater, isOpenStatus, type AdminOrder } from '@pickup/contract';

/** The board's lanes, in the order of an order's life; those for later stand apart (product.md, Kitchen board). */
export const LANES = ['new', 'preparing', 'ready', 'later'] as const;
export type Lane = (typeof LANES)[number];

/** The open orders of each lane, the most urgent first. */
export type Lanes = Readonly<Record<Lane, readonly AdminOrder[]>>;

/** The lane of an open order. @param now in milliseconds */
export function laneOf(order: Pick<AdminOrder, 'status' | 'releaseAt'>, now: number): Lane {
  if (isForLater(order, now)) return 'later';
  if (order.status === 'PREPARING') return 'preparing';
  return order.status === 'READY' ? 'ready' : 'new';
}

/** Open orders by lane; closed ones are left out. @param now in milliseconds */
export function lanesOf(orders: readonly AdminOrder[], now: number): Lanes {
  const lanes: Record<Lane, AdminOrder[]> = { new: [], preparing: [], ready: [], later: [] };
  for (const order of orders.toSorted(byDueTime)) if (isOpenStatus(order.status)) lanes[laneOf(order, now)].push(order);
  return lanes;
}

/** The orders of a phone's one list: what has to be cooked by due time, then what only waits for its guest. */
export const oneList = (lanes: Lanes): readonly AdminOrder[] => [
  ...[...lanes.new, ...lanes.preparing].sort(byDueTime),
  ...lanes.ready,
];

/** Whether only orders for later are open, as before the opening. */
export const isWaiting = (lanes: Lanes): boolean => lanes.later.length > 0 && oneList(lanes).length === 0;

/** How many cards of a lane have a key of their own. */
const DIGITS_A_LANE = 3;

/** The digit that picks each order: 1 to 3 the first new ones, 4 to 6 those being prepared, 7 to 9 those that are ready. */
export function digitsOf(lanes: Lanes): ReadonlyMap<string, number> {
  const lanesWithDigits = [lanes.new, lanes.preparing, lanes.ready];
  return new Map(
    lanesWithDigits.flatMap((orders, lane) =>
      orders.slice(0, DIGITS_A_LANE).map(({ id }, index) => [id, lane * DIGITS_A_LANE + index + 1] as const),
    ),
  );
}

/** The order that gets the focus when one leaves its lane: the next one in it, else the one before it. */
export function neighbourOf(lane: readonly AdminOrder[], orderId: string): AdminOrder | undefined {
  const index = lane.findIndex(({ id }) => id === orderId);
  return index < 0 ? undefined : (lane[index + 1] ?? lane[index - 1]);
}
