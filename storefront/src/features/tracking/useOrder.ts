import { isOpenStatus, type TrackedOrder } from '@pickup/contract';
import { useApiQuery } from '@pickup/web';
import { isUnknownOrder, useKeepOrder } from '../../my-orders/my-orders-context.js';

/** How often a visible page fetches the order, in milliseconds; less often once it has ended, as the restaurant may undo that. */
const POLL_MS = { open: 4_000, ended: 15_000 };

interface Known {
  state: { data: TrackedOrder | undefined; error: Error | null };
}

function pauseOf({ state: { data, error } }: Known): number | false {
  if (data === undefined || isUnknownOrder(error)) return false;
  return isOpenStatus(data.status) ? POLL_MS.open : POLL_MS.ended;
}

const whenKnown = (known: Known) => pauseOf(known) !== false && 'always';

export type OrderState =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => void; retrying: boolean }
  /** `staleSince`: when the last answer came, in milliseconds, while newer ones fail; else null. */
  | { state: 'known'; order: TrackedOrder; staleSince: number | null };

/** An order, polled while its page is visible; a failure keeps the last answer. */
export function useOrder(id: string): OrderState {
  const query = useApiQuery(
    'order',
    { params: { id } },
    {
      staleTime: 0,
      refetchInterval: pauseOf,
      refetchOnWindowFocus: whenKnown,
      refetchOnReconnect: whenKnown,
    },
  );
  useKeepOrder(id, query);
  const { data, error, failureCount, dataUpdatedAt, refetch, isFetching } = query;
  if (isUnknownOrder(error)) return { state: 'missing' };
  if (data) return { state: 'known', order: data, staleSince: error || failureCount > 0 ? dataUpdatedAt : null };
  if (error) return { state: 'failed', retry: () => void refetch(), retrying: isFetching };
  return { state: 'loading' };
}
