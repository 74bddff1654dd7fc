import { unavailableLine, type CartLine, type QuotedLine } from '@pickup/contract';
import { ApiError, apiQueryKey, type ApiClient } from '@pickup/web';
import type { OrderItemRequest } from './cart-document.js';

/** What the server says of a cart. */
export interface CartQuote {
  lines: QuotedLine[];
  /** Stands for what was in the lines; null where not all of them could be asked for. */
  contentsHash: string | null;
}

/** A cart line as it is sent. */
export const toOrderItem = ({ id, type, quantity, customizations, choices }: CartLine): OrderItemRequest => ({
  itemId: id,
  itemType: type,
  quantity,
  customizations,
  ...(choices && { options: choices.map(({ optionId, count }) => ({ optionId, count })) }),
});

/** The items that the server refused as malformed. */
function unreadableIn(error: unknown, items: readonly OrderItemRequest[]): Set<OrderItemRequest> {
  if (!(error instanceof ApiError) || error.status !== 400) return new Set();
  const indexes = error.issues.map(({ path }) => /^items\.(\d+)(\.|$)/.exec(path)?.[1]);
  return new Set(items.filter((_, index) => indexes.includes(String(index))));
}

/**
 * Fetches what items cost now. An item that the server refuses as malformed, from a stored cart that somebody edited, is
 * reported as unavailable and asked for no more.
 * @throws ApiError, NetworkError
 */
export async function fetchQuote(
  api: ApiClient,
  items: readonly OrderItemRequest[],
  signal?: AbortSignal,
): Promise<CartQuote> {
  try {
    return await api.call('quote', { body: { items: [...items] } }, { signal });
  } catch (error) {
    const unreadable = unreadableIn(error, items);
    if (unreadable.size === 0) throw error;
    const rest = items.filter((item) => !unreadable.has(item));
    const quoted = rest.length > 0 ? (await fetchQuote(api, rest, signal)).lines : [];
    return { lines: [...quoted, ...[...unreadable].map(unavailableLine)], contentsHash: null };
  }
}

/** The query of a cart's quote. Quantities do not change it, so it asks for one of each. */
export function quoteQuery(api: ApiClient, lines: readonly CartLine[]) {
  const items = lines.map((line) => toOrderItem({ ...line, quantity: 1, customizations: [] }));
  return {
    queryKey: apiQueryKey('quote', { body: { items } }),
    queryFn: ({ signal }: { signal: AbortSignal }) => fetchQuote(api, items, signal),
  };
}
