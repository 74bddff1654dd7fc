import { unavailableLine, type CartLine, type QuotedLine } from '@pickup/contract';
import { ApiError, apiQueryKey, type ApiClient } from '@pickup/web';
import type { OrderItem } from './cart-document.js';

/** A line as the server is asked for it. */
export const toOrderItem = ({ id, type, quantity, customizations }: CartLine): OrderItem => ({
  itemId: id,
  itemType: type,
  quantity,
  customizations,
});

/** The items that made the server refuse the question as a whole. */
function unreadableIn(error: unknown, items: readonly OrderItem[]): Set<OrderItem> {
  if (!(error instanceof ApiError) || error.status !== 400) return new Set();
  const indexes = error.issues.map(({ path }) => /^items\.(\d+)(\.|$)/.exec(path)?.[1]);
  return new Set(items.filter((_, index) => indexes.includes(String(index))));
}

/**
 * Asks what items cost now. One that no server can read, as from a stored cart that somebody has edited, is gone; it
 * does not keep the others from being answered.
 * @throws ApiError, NetworkError
 */
export async function askQuote(
  api: ApiClient,
  items: readonly OrderItem[],
  signal?: AbortSignal,
): Promise<QuotedLine[]> {
  try {
    return (await api.call('quote', { body: { items: [...items] } }, { signal })).lines;
  } catch (error) {
    const unreadable = unreadableIn(error, items);
    if (unreadable.size === 0) throw error;
    const rest = items.filter((item) => !unreadable.has(item));
    const quoted = rest.length > 0 ? await askQuote(api, rest, signal) : [];
    return [...quoted, ...[...unreadable].map(unavailableLine)];
  }
}

/** What the cache needs to ask about a cart. How many of a line are wanted changes nothing of it, so one of each is asked for. */
export function quoteQuery(api: ApiClient, lines: readonly CartLine[]) {
  const items: OrderItem[] = lines.map(({ id, type }) => ({ itemId: id, itemType: type, quantity: 1 }));
  return {
    queryKey: apiQueryKey('quote', { body: { items } }),
    queryFn: ({ signal }: { signal: AbortSignal }) => askQuote(api, items, signal),
  };
}
