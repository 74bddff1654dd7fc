import type { AdminOrder, Page } from '@pickup/contract';
import { useApiQuery } from '@pickup/web';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLoadFailure } from '../../failures/useLoadFailure.js';
import type { OrdersView } from './orders-view.js';

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
