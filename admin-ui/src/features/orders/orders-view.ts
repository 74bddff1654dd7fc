import { STATUS_TRANSITIONS, type AdminOrder, type OrderStatus } from '@pickup/contract';
import { readPage, writePage } from '../../lists/page-in-address.js';
import { matchesSearch } from '../../lists/SearchField.js';

const isStatus = (text: string): text is OrderStatus => Object.hasOwn(STATUS_TRANSITIONS, text);

/** Every status, in the order of an order's life. */
export const STATUSES: readonly OrderStatus[] = Object.keys(STATUS_TRANSITIONS).filter(isStatus);

/** What the owner looks at; it lives in the URL, so that a reload, a bookmark and the back button keep it. */
export interface OrdersView {
  search: string;
  /** Null: all statuses. */
  status: OrderStatus | null;
  /** 0-based, as in calls; the URL and the screen count from 1. */
  page: number;
}

/** Reads a view from `?q=&status=&page=`; what makes no sense counts as not given. */
export function parseView(params: URLSearchParams): OrdersView {
  const status = params.get('status') ?? '';
  return {
    search: params.get('q') ?? '',
    status: isStatus(status) ? status : null,
    page: readPage(params),
  };
}

/** The parameters of a view, without its defaults. */
export function writeView({ search, status, page }: OrdersView): URLSearchParams {
  const params = new URLSearchParams();
  if (search !== '') params.set('q', search);
  if (status !== null) params.set('status', status);
  writePage(params, page);
  return params;
}

/**
 * The orders of a page whose number, customer name or phone contains the text, ignoring case and surrounding space.
 */
export function searchOrders(orders: readonly AdminOrder[], search: string): AdminOrder[] {
  return orders.filter(({ orderNumber, customerName, customerPhone }) =>
    matchesSearch(search, [orderNumber, customerName, customerPhone]),
  );
}

/** How many of these orders are in each status; a status none is in is absent. */
export function countByStatus(orders: readonly AdminOrder[]): ReadonlyMap<OrderStatus, number> {
  const counts = new Map<OrderStatus, number>();
  for (const { status } of orders) counts.set(status, (counts.get(status) ?? 0) + 1);
  return counts;
}
