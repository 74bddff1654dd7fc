import type { CartLine } from '@pickup/contract';
import { useApi } from '@pickup/web';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { quoteQuery } from './ask-quote.js';
import { lineKey, type LineRef } from './cart-changes.js';
import { useCartDocument } from './cart-context.js';
import { compareCart, offeredLines, quotedByKey, type LineDifference, type QuotedLines } from './cart-differences.js';

/** What the server says of the cart that is on the screen. */
export interface CartCheck {
  quoted: QuotedLines;
  /** What its customer has to decide before anything can be ordered. */
  differences: readonly LineDifference[];
  differenceOf: (line: LineRef) => LineDifference | null;
  /** The lines an order of now would hold. */
  offered: readonly CartLine[];
  /** `unanswered`: nobody could say; the last answer, if there was one, still stands. */
  state: 'asking' | 'answered' | 'unanswered';
  isAsking: boolean;
  askAgain: () => void;
  /** Counts the times the differences asked for attention. */
  calls: number;
  /** Takes the customer to the differences. */
  callAttention: () => void;
}

const CheckContext = createContext<CartCheck | null>(null);

/** Never from memory: each opening asks, and each return to the window (quality, prices that differ). */
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
    // A window that another one covered was never hidden, so the cache has not noticed.
    const ask = () => void refetch({ cancelRefetch: false });
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [refetch]);
  return query;
}

/** Asks the server about the cart while a page shows it; changes nothing by itself. */
export function CartCheckProvider({ children }: { children: ReactNode }) {
  const { lines } = useCartDocument();
  const { data, isError, isFetching, refetch } = useQuote(lines);
  const [calls, setCalls] = useState(0);
  const check = useMemo((): CartCheck => {
    const quoted = quotedByKey(data ?? []);
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
