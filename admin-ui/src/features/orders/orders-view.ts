import { STATUS_TRANSITIONS, type AdminOrder, type OrderStatus, type Page } from '@pickup/contract';
import { useApiQuery, useTranslation } from '@pickup/web';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { dateOf, readDay, type ChosenDay } from '../../lists/chosen-day.js';
import { readPage, writePage, useViewInUrl } from '../../lists/view-in-url.js';
import { matchesSearch } from '../../lists/SearchField.js';
import { useLoadFailure } from '../../failures/load-failure.js';
import { useToday } from '../../restaurant/useRestaurant.js';

const isStatus = (text: string): text is OrderStatus => Object.hasOwn(STATUS_TRANSITIONS, text);

/** Every status, in the order of an order's life. */
export const STATUSES: readonly OrderStatus[] = Object.keys(STATUS_TRANSITIONS).filter(isStatus);

/** What the owner looks at; it lives in the URL, so that a reload, a bookmark and the back button keep it. */
export interface OrdersView {
  search: string;
  /** Whether all orders are searched, by the server, and not the page that is shown. */
  everywhere: boolean;
  /** Null: all statuses. */
  status: OrderStatus | null;
  /** Null: all days. */
  day: ChosenDay | null;
  /** 0-based, as in calls; the URL and the screen count from 1. */
  page: number;
}

/** Reads a view from `?q=&status=&date=&page=`, with `search=` in place of `q=` where all orders are searched; what makes no sense counts as not given. */
export function parseView(params: URLSearchParams): OrdersView {
  const status = params.get('status') ?? '';
  const everywhere = params.get('search') ?? '';
  return {
    search: everywhere || (params.get('q') ?? ''),
    everywhere: everywhere !== '',
    status: isStatus(status) ? status : null,
    day: readDay(params),
    page: readPage(params),
  };
}

/** The parameters of a view, without its defaults. */
export function writeView({ search, everywhere, status, day, page }: OrdersView): URLSearchParams {
  const params = new URLSearchParams();
  if (search !== '') params.set(everywhere ? 'search' : 'q', search);
  if (status !== null) params.set('status', status);
  if (day !== null) params.set('date', day);
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

interface OrdersViewState {
  view: OrdersView;
  /** Replaces the view without a step in the history. */
  show: (view: OrdersView) => void;
  search: (search: string) => void;
  /** Searches all orders for what the page was searched for. */
  searchEverywhere: () => void;
  /** Another filter starts at its first page. */
  filter: (filter: Partial<Pick<OrdersView, 'status' | 'day'>>) => void;
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
    search: (search) => replace({ ...view, search, page: view.everywhere ? 0 : view.page }),
    searchEverywhere: () => go({ ...view, everywhere: true, day: null, page: 0 }),
    filter: (filter) => go({ ...view, ...filter, page: 0 }),
    goTo: (page) => go({ ...view, page }),
    reset: () => go({ search: '', everywhere: false, status: null, day: null, page: 0 }),
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
export function useOrders(
  { page, status, day, search, everywhere }: OrdersView,
  isLive: boolean,
): UseQueryResult<Page<AdminOrder>> {
  const { t } = useTranslation();
  const today = useToday();
  const query = {
    page: String(page),
    size: PAGE_SIZE,
    ...(status && { status }),
    ...(day !== null && { date: dateOf(day, today) }),
    ...(everywhere && { search }),
  };
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
