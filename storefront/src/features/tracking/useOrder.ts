import { isOpenStatus, type TrackedOrder } from '@pickup/contract';
import { useApiQuery } from '@pickup/web';
import { isUnknownOrder, useKeepOrder } from '../../my-orders/my-orders-context.js';

/** How often a visible page fetches the order, in milliseconds. */
const POLL_MS = 4000;

interface Known {
  state: { data: TrackedOrder | undefined; error: Error | null };
}

const mayChange = ({ state: { data, error } }: Known) =>
  data !== undefined && isOpenStatus(data.status) && !isUnknownOrder(error);

export type OrderState =
  | { state: 'loading' }
  | { state: 'missing' }
  | { state: 'failed'; retry: () => void; retrying: boolean }
  /** `staleSince`: when the last answer came, in milliseconds, while newer ones fail; else null. */
  | { state: 'known'; order: TrackedOrder; staleSince: number | null };

/** An order, polled while it can still change and its page is visible; a failure keeps the last answer. */
export function useOrder(id: string): OrderState {
  const query = useApiQuery(
    'order',
    { params: { id } },
    {
      staleTime: 0,
      refetchInterval: (known) => mayChange(known) && POLL_MS,
      refetchOnWindowFocus: (known) => mayChange(known) && 'always',
      refetchOnReconnect: (known) => mayChange(known) && 'always',
    },
  );
  useKeepOrder(id, query);
  const { data, error, failureCount, dataUpdatedAt, refetch, isFetching } = query;
  if (isUnknownOrder(error)) return { state: 'missing' };
  if (data) return { state: 'known', order: data, staleSince: error || failureCount > 0 ? dataUpdatedAt : null };
  if (error) return { state: 'failed', retry: () => void refetch(), retrying: isFetching };
  return { state: 'loading' };
}
