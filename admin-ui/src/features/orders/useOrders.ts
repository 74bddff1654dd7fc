import type { AdminOrder, Page } from '@pickup/contract';
import { useApiQuery } from '@pickup/web';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLoadFailure } from '../../failures/useLoadFailure.js';
import type { OrdersView } from './orders-view.js';

/** Page size of the admin's orders (specification 9). */
const PAGE_SIZE = '20';

/** How often the list is read again while nothing is heard of what happens, in milliseconds. */
const REFRESH_MS = 15_000;

/**
 * A page of orders, newest first; while another page loads, the one before stays. Failures are said in a toast
 * (specification 8).
 * @param isLive what happens is heard as it happens, or a move is under way, after which the list is read anyway
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
