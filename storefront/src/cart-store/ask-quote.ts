import { goneLine, type CartLine, type PlaceOrderInput, type QuotedLine } from '@pickup/contract';
import { ApiError, apiQueryKey, type ApiClient } from '@pickup/web';

export type Wish = PlaceOrderInput['items'][number];

/** A line as the server is asked for it. */
export const toWish = ({ id, type, quantity, customizations }: CartLine): Wish => ({
  itemId: id,
  itemType: type,
  quantity,
  customizations,
});

/** The wishes that made the server refuse the question as a whole. */
function nonsenseIn(error: unknown, wishes: readonly Wish[]): Set<Wish> {
  if (!(error instanceof ApiError) || error.status !== 400) return new Set();
  const indexes = error.issues.map(({ path }) => /^items\.(\d+)(\.|$)/.exec(path)?.[1]);
  return new Set(wishes.filter((_, index) => indexes.includes(String(index))));
}

/**
 * Asks what wishes cost now. One that no server can read, as from a stored cart that somebody has edited, is gone; it
 * does not keep the others from being answered.
 * @throws ApiError, NetworkError
 */
export async function askQuote(api: ApiClient, wishes: readonly Wish[], signal?: AbortSignal): Promise<QuotedLine[]> {
  try {
    return (await api.call('quote', { body: { items: [...wishes] } }, { signal })).lines;
  } catch (error) {
    const nonsense = nonsenseIn(error, wishes);
    if (nonsense.size === 0) throw error;
    const rest = wishes.filter((wish) => !nonsense.has(wish));
    const quoted = rest.length > 0 ? await askQuote(api, rest, signal) : [];
    return [...quoted, ...[...nonsense].map(goneLine)];
  }
}

/** What the cache needs to ask about a cart. How many of a line are wanted changes nothing of it, so one of each is asked for. */
export function quoteQuery(api: ApiClient, lines: readonly CartLine[]) {
  const items: Wish[] = lines.map(({ id, type }) => ({ itemId: id, itemType: type, quantity: 1 }));
  return {
    queryKey: apiQueryKey('quote', { body: { items } }),
    queryFn: ({ signal }: { signal: AbortSignal }) => askQuote(api, items, signal),
  };
}
