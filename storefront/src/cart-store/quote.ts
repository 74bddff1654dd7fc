import { unavailableLine, type CartLine, type OrderItemRequest, type Quote, type QuotedLine } from '@pickup/contract';
import { ApiError, apiQueryKey, type ApiClient } from '@pickup/web';
import type { CartDocument } from './cart-document.js';

/** When the cart can be collected, and when it cannot. */
export type QuotedPickup = Pick<Quote, 'kitchen' | 'readyAt' | 'pickupTimes' | 'noPickup'>;

/** What the server says of a cart. */
export interface CartQuote {
  lines: QuotedLine[];
  /** Stands for what was in the lines; null where not all of them could be asked for. */
  contentsHash: string | null;
  /** Null where none of the lines could be asked for. */
  pickup: QuotedPickup | null;
}

/** A quote as the cart keeps it: its sums follow from the lines. */
export const toCartQuote = ({
  lines,
  contentsHash,
  subtotal: _subtotal,
  tax: _tax,
  total: _total,
  ...pickup
}: Quote): CartQuote => ({ lines, contentsHash, pickup });

/** A cart line as it is sent. */
export const toOrderItem = ({ id, type, quantity, customizations, choices }: CartLine): OrderItemRequest => ({
  itemId: id,
  itemType: type,
  quantity,
  customizations,
  ...(choices && { options: choices.map(({ optionId, count }) => ({ optionId, count })) }),
});

/** What a quote is asked for. */
export interface QuoteQuestion {
  items: OrderItemRequest[];
  /** The chosen pickup time; null for as soon as possible. */
  pickupAt: string | null;
}

/** What the cart asks. What was typed of a line changes no quote. */
export const questionOf = ({ lines, pickupAt }: Pick<CartDocument, 'lines' | 'pickupAt'>): QuoteQuestion => ({
  items: lines.map((line) => toOrderItem({ ...line, customizations: [] })),
  pickupAt,
});

/** The items that the server refused as malformed. */
function unreadableIn(error: unknown, items: readonly OrderItemRequest[]): Set<OrderItemRequest> {
  if (!(error instanceof ApiError) || error.status !== 400) return new Set();
  const indexes = error.issues.map(({ path }) => /^items\.(\d+)(\.|$)/.exec(path)?.[1]);
  return new Set(items.filter((_, index) => indexes.includes(String(index))));
}

/**
 * Fetches what items cost now and when they can be collected. An item that the server refuses as malformed, from a stored cart
 * that somebody edited, is reported as unavailable and asked for no more.
 * @throws ApiError, NetworkError
 */
export async function fetchQuote(
  api: ApiClient,
  { items, pickupAt }: QuoteQuestion,
  signal?: AbortSignal,
): Promise<CartQuote> {
  try {
    return toCartQuote(await api.call('quote', { body: { items: [...items], pickupAt } }, { signal }));
  } catch (error) {
    const unreadable = unreadableIn(error, items);
    if (unreadable.size === 0) throw error;
    const rest = items.filter((item) => !unreadable.has(item));
    const quoted = rest.length > 0 ? await fetchQuote(api, { items: rest, pickupAt }, signal) : null;
    const lines = [...(quoted?.lines ?? []), ...[...unreadable].map(unavailableLine)];
    return { lines, contentsHash: null, pickup: quoted?.pickup ?? null };
  }
}

/** The query of a cart's quote. */
export const quoteQuery = (api: ApiClient, question: QuoteQuestion) => ({
  queryKey: apiQueryKey('quote', { body: question }),
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchQuote(api, question, signal),
});
