import type { AdminOrder } from '@pickup/contract';
import { useApiQuery, useTranslation } from '@pickup/web';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLoadFailure } from '../../failures/load-failure.js';
import { useLiveOrders } from '../../live-orders/LiveOrders.js';

/** How often the board is read again while the event stream is down, in milliseconds. */
const REFRESH_MS = 15_000;

/** Every open order, by when it is due; events keep it fresh. A failure shows a toast. */
export function useOpenOrders(): UseQueryResult<AdminOrder[]> {
  const { t } = useTranslation();
  const { connection, pendingTransitions } = useLiveOrders();
  const isLive = connection.state === 'live' || pendingTransitions.size > 0;
  const orders = useApiQuery('openOrders', undefined, {
    staleTime: 0,
    refetchInterval: isLive ? false : REFRESH_MS,
    refetchOnWindowFocus: 'always',
  });
  useLoadFailure(orders, t('orders.loadFailed'));
  return orders;
}
