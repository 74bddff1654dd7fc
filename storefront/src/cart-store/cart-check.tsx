import { lineKey, type CartLine, type Kitchen, type KitchenStatus, type LineIdentity } from '@pickup/contract';
import { apiQueryKey, invalidateApi, useApi, useWindowFocus } from '@pickup/web';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { CartDocument } from './cart-document.js';
import { useKitchen } from '../kitchen/useKitchen.js';
import { pickupObstacle, type PickupObstacle } from './pickup-choice.js';
import { questionOf, quoteQuery, type QuotedPickup } from './quote.js';
import { useCartDocument } from './cart-context.js';
import { compareCart, offeredLines, quotedByKey, type LineDifference, type QuotedLines } from './cart-differences.js';

/** The cart compared with the server's quote. */
export interface CartCheck {
  quoted: QuotedLines;
  /** What the customer has to decide before ordering. */
  differences: readonly LineDifference[];
  differenceOf: (line: LineIdentity) => LineDifference | null;
  /** The lines as they can be ordered now. */
  offered: readonly CartLine[];
  /** The chosen pickup time; null for as soon as possible. */
  pickupAt: string | null;
  /** When the cart can be collected; null until that is known. */
  pickup: QuotedPickup | null;
  /** Why it cannot be collected as chosen. */
  pickupObstacle: PickupObstacle;
  /** `unanswered`: the request failed; the last quote, if there was one, still counts. */
  state: 'asking' | 'answered' | 'unanswered';
  isAsking: boolean;
  askAgain: () => void;
  /** How often `callAttention` was called. */
  calls: number;
  /** Moves the focus to the differences. */
  callAttention: () => void;
}

const CheckContext = createContext<CartCheck | null>(null);

/** How often an open page asks again, in milliseconds. */
const ASK_MS = 60_000;

/** Never from the cache: a quote is fetched whenever the page opens, every minute, and when its window gets the focus (product.md, Quotes). */
const ALWAYS = {
  staleTime: 0,
  gcTime: 0,
  refetchInterval: ASK_MS,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const;

function useQuote(cart: CartDocument) {
  const api = useApi();
  const query = useQuery({
    ...quoteQuery(api, questionOf(cart)),
    ...ALWAYS,
    enabled: cart.lines.length > 0,
    placeholderData: keepPreviousData,
  });
  const { data, isError, isFetching, refetch } = query;
  useWindowFocus(useCallback(() => void refetch({ cancelRefetch: false }), [refetch]));
  const askAgain = useCallback(() => void refetch(), [refetch]);
  // What was said last still counts, also when the answer to another question fails.
  const [last, keepLast] = useState(data);
  if (data !== undefined && data !== last) keepLast(data);
  return { data: data ?? (cart.lines.length > 0 ? last : undefined), isError, isFetching, askAgain };
}

/** What a quote says of the kitchen too. */
const statusOf = ({ open, reason, takesOrders, opensAt, closesAt }: KitchenStatus) =>
  [open, reason, takesOrders, opensAt, closesAt].join();

/** What of the kitchen decides when a cart can be collected. */
const timingOf = ({ extraMinutes, extraUntil, ...status }: Kitchen) =>
  [statusOf(status), extraMinutes, extraUntil].join();

/** Asks for the kitchen's state again where a quote says another one, and for the quote where the state has changed, so that the page says one thing. */
function useSameKitchen(kitchen: QuotedPickup['kitchen'] | undefined, askForQuote: () => void) {
  const queries = useQueryClient();
  const { kitchen: followed } = useKitchen();
  const timing = followed && timingOf(followed);
  const quotedWith = useRef(timing);
  useEffect(() => {
    if (quotedWith.current !== null && timing !== null && quotedWith.current !== timing) askForQuote();
    quotedWith.current = timing;
  }, [timing, askForQuote]);
  useEffect(() => {
    const known = queries.getQueryData<QuotedPickup['kitchen']>(apiQueryKey('kitchen'));
    if (!kitchen || !known) return;
    if (statusOf(known) !== statusOf(kitchen)) void invalidateApi(queries, ['kitchen']);
  }, [kitchen, queries]);
}

/** Fetches a quote of the cart while a page shows it; it does not change the cart. */
export function CartCheckProvider({ children }: { children: ReactNode }) {
  const cart = useCartDocument();
  const { lines, pickupAt } = cart;
  const { data, isError, isFetching, askAgain } = useQuote(cart);
  useSameKitchen(data?.pickup?.kitchen, askAgain);
  const [calls, setCalls] = useState(0);
  const check = useMemo((): CartCheck => {
    const quoted = quotedByKey(data?.lines ?? []);
    const differences = compareCart(lines, quoted);
    const byKey = new Map(differences.map((difference) => [lineKey(difference.line), difference]));
    return {
      quoted,
      differences,
      differenceOf: (line) => byKey.get(lineKey(line)) ?? null,
      offered: offeredLines(lines, quoted),
      pickupAt,
      pickup: data?.pickup ?? null,
      pickupObstacle: pickupObstacle(data?.pickup ?? null, pickupAt),
      state: isError ? 'unanswered' : data ? 'answered' : 'asking',
      isAsking: isFetching,
      askAgain,
      calls,
      callAttention: () => setCalls((count) => count + 1),
    };
  }, [lines, pickupAt, data, isError, isFetching, askAgain, calls]);
  return <CheckContext.Provider value={check}>{children}</CheckContext.Provider>;
}

export function useCartCheck(): CartCheck {
  const check = useContext(CheckContext);
  if (!check) throw new Error('CartCheckProvider is missing above this component.');
  return check;
}
