import { lineKey, type CartLine } from '@pickup/contract';
import { useApi } from '@pickup/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { quoteQuery } from './quote.js';
import type { LineRef } from './cart-changes.js';
import { useCartDocument } from './cart-context.js';
import { compareCart, offeredLines, quotedByKey, type LineDifference, type QuotedLines } from './cart-differences.js';

/** The cart compared with the server's quote. */
export interface CartCheck {
  quoted: QuotedLines;
  /** What the customer has to decide before ordering. */
  differences: readonly LineDifference[];
  differenceOf: (line: LineRef) => LineDifference | null;
  /** The lines as they can be ordered now. */
  offered: readonly CartLine[];
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

/** Never from the cache: a quote is fetched whenever the page opens or its window gets the focus (product.md, Quotes). */
const ALWAYS = {
  staleTime: 0,
  gcTime: 0,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const;

function useQuote(lines: readonly CartLine[]) {
  const api = useApi();
  const query = useQuery({
    ...quoteQuery(api, lines),
    ...ALWAYS,
    enabled: lines.length > 0,
    placeholderData: keepPreviousData,
  });
  const { refetch } = query;
  useEffect(() => {
    // A window that was covered by another one was never hidden, which is all that the query cache notices.
    const ask = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [refetch]);
  return query;
}

/** Fetches a quote of the cart while a page shows it; it does not change the cart. */
export function CartCheckProvider({ children }: { children: ReactNode }) {
  const { lines } = useCartDocument();
  const { data, isError, isFetching, refetch } = useQuote(lines);
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
      state: isError ? 'unanswered' : data ? 'answered' : 'asking',
      isAsking: isFetching,
      askAgain: () => void refetch(),
      calls,
      callAttention: () => setCalls((count) => count + 1),
    };
  }, [lines, data, isError, isFetching, refetch, calls]);
  return <CheckContext.Provider value={check}>{children}</CheckContext.Provider>;
}

export function useCartCheck(): CartCheck {
  const check = useContext(CheckContext);
  if (!check) throw new Error('CartCheckProvider is missing above this component.');
  return check;
}
