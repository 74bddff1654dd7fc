import { STATUS_TRANSITIONS, type AdminOrder, type OrderStatus, type Page } from '@pickup/contract';
import { useApiQuery } from '@pickup/web';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { readPage, writePage, useViewInUrl } from '../../lists/view-in-url.js';
import { matchesSearch } from '../../lists/SearchField.js';
import { useLoadFailure } from '../../failures/load-failure.js';

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

interface OrdersViewState {
  view: OrdersView;
  /** Replaces the view without a step in the history. */
  show: (view: OrdersView) => void;
  search: (search: string) => void;
  /** Another filter starts at its first page. */
  filter: (status: OrderStatus | null) => void;
  goTo: (page: number) => void;
  /** Back to the newest of all orders. */
  reset: () => void;
}

/** The view in the URL. Filter and page are steps of the history, the letters of a search are not. */
export function useOrdersView(): OrdersViewState {
  const { view, go, replace } = useViewInUrl(parseView, writeView);
  return {
    view,
    show: replace,
    search: (search) => replace({ ...view, search }),
    filter: (status) => go({ ...view, status, page: 0 }),
    goTo: (page) => go({ ...view, page }),
    reset: () => go({ search: '', status: null, page: 0 }),
  };
}

/** How many orders a page lists. */
const PAGE_SIZE = '20';

/** How often the list is polled while the event stream is down, in milliseconds. */
const REFRESH_MS = 15_000;

/**
 * A page of orders, newest first; the previous page stays while another loads. A failure shows a toast.
 * @param isLive the event stream keeps the list up to date, or a transition is under way that reads it again: no
 * polling
 */
export function useOrders({ page, status }: OrdersView, isLive: boolean): UseQueryResult<Page<AdminOrder>> {
  const { t } = useTranslation();
  const query = { page: String(page), size: PAGE_SIZE, ...(status && { status }) };
  const orders = useApiQuery(
    'adminOrders',
    { query },
    {
      staleTime: 0,
      refetchInterval: isLive ? false : REFRESH_MS,
      refetchOnWindowFocus: 'always',
      placeholderData: keepPreviousData,
    },
  );
  useLoadFailure(orders, t('orders.loadFailed'));
  return orders;
}
