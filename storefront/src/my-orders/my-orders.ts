import { isOpenStatus, ORDER_STATUSES, type OrderStatus, type TrackedOrder, isRecord } from '@pickup/contract';

/** Raised when the stored shape changes. */
const VERSION = 1;

/** Orders that nobody ever marked as collected leave so long after they were to be ready. */
const KEPT_MS = 24 * 60 * 60_000;

/** More open orders nobody has; the oldest leave. */
const MAX_ORDERS = 10;

/** What this browser keeps of an order that was placed or opened in it. */
export interface MyOrder {
  /** Its secret id (product.md, Order addresses). */
  id: string;
  orderNumber: string;
  /** As last heard of it: an open one, or `CANCELLED` until its page was opened. */
  status: OrderStatus;
  /** When it is or was chosen to be ready; null where no time is promised. */
  readyAt: string | null;
  /** When it leaves by itself, in milliseconds. */
  until: number;
  /** Whether this device has vibrated for its being ready. */
  signalled: boolean;
}

export interface MyOrders {
  version: typeof VERSION;
  orders: MyOrder[];
}

export const NO_ORDERS: MyOrders = { version: VERSION, orders: [] };

/** As much of an order as is kept of it. */
export type KnownOrder = Pick<
  TrackedOrder,
  'id' | 'orderNumber' | 'status' | 'pickupAt' | 'estimatedReadyAt' | 'createdAt'
>;

const isMyOrder = (value: unknown): value is MyOrder =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.orderNumber === 'string' &&
  ORDER_STATUSES.some((status) => status === value.status) &&
  (value.readyAt === null || (typeof value.readyAt === 'string' && !Number.isNaN(Date.parse(value.readyAt)))) &&
  Number.isFinite(value.until) &&
  typeof value.signalled === 'boolean';

/** @throws Error when the text is no list of orders */
export function parseMyOrders(text: string): MyOrders {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || value.version !== VERSION || !Array.isArray(value.orders) || !value.orders.every(isMyOrder))
    throw new Error('The stored orders are damaged.');
  return { version: VERSION, orders: value.orders };
}

function toMyOrder(order: KnownOrder, signalled: boolean): MyOrder {
  const readyAt = order.pickupAt ?? order.estimatedReadyAt;
  const until = Date.parse(readyAt ?? order.createdAt) + KEPT_MS;
  return { id: order.id, orderNumber: order.orderNumber, status: order.status, readyAt, until, signalled };
}

const isSame = (one: MyOrder, other: MyOrder) =>
  one.status === other.status && one.readyAt === other.readyAt && one.signalled === other.signalled;

const withOrders = (mine: MyOrders, orders: MyOrder[]): MyOrders => ({ ...mine, orders });

/** The address of an order's page. */
export const orderPath = (id: string): string => `/orders/${encodeURIComponent(id)}`;

/** Forgets an order: the server does not know it any more, or its end has been seen. */
export const forget = (mine: MyOrders, id: string): MyOrders =>
  mine.orders.some((order) => order.id === id)
    ? withOrders(
        mine,
        mine.orders.filter((order) => order.id !== id),
      )
    : mine;

/** After an order was placed or its page was opened: keeps it while it is open, forgets it when it is over. */
export function keep(mine: MyOrders, order: KnownOrder): MyOrders {
  if (!isOpenStatus(order.status)) return forget(mine, order.id);
  const known = mine.orders.find(({ id }) => id === order.id);
  const next = toMyOrder(order, known?.signalled ?? false);
  if (known && isSame(known, next)) return mine;
  if (known)
    return withOrders(
      mine,
      mine.orders.map((one) => (one === known ? next : one)),
    );
  return withOrders(mine, [...mine.orders, next].slice(-MAX_ORDERS));
}

/** After news of a kept order while its page is closed: one that was cancelled stays until its page is opened. */
export function refresh(mine: MyOrders, order: KnownOrder): MyOrders {
  const known = mine.orders.find(({ id }) => id === order.id);
  if (!known) return mine;
  if (order.status !== 'CANCELLED') return keep(mine, order);
  if (known.status === 'CANCELLED') return mine;
  return withOrders(
    mine,
    mine.orders.map((one) => (one === known ? { ...known, status: 'CANCELLED' } : one)),
  );
}

/** After this device has vibrated for an order. */
export const markSignalled = (mine: MyOrders, id: string): MyOrders =>
  withOrders(
    mine,
    mine.orders.map((order) => (order.id === id ? { ...order, signalled: true } : order)),
  );

const RANK: Partial<Record<OrderStatus, number>> = { READY: 0, CANCELLED: 1 };
const rank = ({ status }: MyOrder) => RANK[status] ?? 2;
const due = ({ readyAt }: MyOrder) => (readyAt === null ? Number.POSITIVE_INFINITY : Date.parse(readyAt));

/** The orders to show, the most urgent first: what is ready, what was cancelled, then by time. */
export const byUrgency = ({ orders }: MyOrders, now: number): MyOrder[] =>
  orders
    .filter(({ until }) => until > now)
    // Two orders without a time are equal, though their difference is no number.
    .sort((one, other) => rank(one) - rank(other) || Number(due(one) > due(other)) - Number(due(one) < due(other)));
