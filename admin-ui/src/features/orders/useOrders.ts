import type { AdminOrder, Page } from '@pickup/contract';
import { toast, useApiQuery } from '@pickup/web';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { endsSession } from '../../session-store/owner-client.js';
import type { OrdersView } from './orders-view.js';

/** Page size of the admin's orders (specification 9). */
const PAGE_SIZE = '20';

/** How often the list is read again by itself, in milliseconds, so that new orders appear without a click. */
const REFRESH_MS = 15_000;

const FRESH = { refetchInterval: REFRESH_MS, refetchOnWindowFocus: 'always', staleTime: 0 } as const;

/** A page of orders, newest first; while another page loads, the one before stays. Failures are said in a toast (specification 8). */
export function useOrders({ page, status }: OrdersView): UseQueryResult<Page<AdminOrder>> {
  const { t } = useTranslation();
  const query = { page: String(page), size: PAGE_SIZE, ...(status && { status }) };
  const orders = useApiQuery('adminOrders', { query }, { ...FRESH, placeholderData: keepPreviousData });
  const failed = orders.isError && !endsSession(orders.error);
  useEffect(() => {
    if (failed) toast.error(t('orders.loadFailed'));
  }, [failed, t]);
  return orders;
}

/** The newest orders whatever the view shows: the same call as the first page of all orders, so it costs nothing there. */
export function useLatestOrders(): readonly AdminOrder[] | undefined {
  return useApiQuery('adminOrders', { query: { page: '0', size: PAGE_SIZE } }, FRESH).data?.content;
}
