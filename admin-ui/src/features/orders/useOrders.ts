import type { AdminOrder, Page } from '@pickup/contract';
import { useApiQuery } from '@pickup/web';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLoadFailure } from '../../lists/LoadFailed.js';
import type { OrdersView } from './orders-view.js';

/** Page size of the admin's orders (specification 9). */
const PAGE_SIZE = '20';

/** How often the list is read again by itself, in milliseconds, so that new orders appear without a click. */
const REFRESH_MS = 15_000;

/** What reads itself again; not while a move is under way, or the status before it would come back for a moment. */
const fresh = (moving: boolean) =>
  ({ refetchInterval: moving ? false : REFRESH_MS, refetchOnWindowFocus: 'always', staleTime: 0 }) as const;

/** A page of orders, newest first; while another page loads, the one before stays. Failures are said in a toast (specification 8). */
export function useOrders({ page, status }: OrdersView, moving: boolean): UseQueryResult<Page<AdminOrder>> {
  const { t } = useTranslation();
  const query = { page: String(page), size: PAGE_SIZE, ...(status && { status }) };
  const orders = useApiQuery('adminOrders', { query }, { ...fresh(moving), placeholderData: keepPreviousData });
  useLoadFailure(orders, t('orders.loadFailed'));
  return orders;
}

/** The newest orders whatever the view shows: the same call as the first page of all orders, so it costs nothing there. */
export function useLatestOrders(moving: boolean): readonly AdminOrder[] | undefined {
  return useApiQuery('adminOrders', { query: { page: '0', size: PAGE_SIZE } }, fresh(moving)).data?.content;
}
