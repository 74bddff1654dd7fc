import type { Kitchen } from '@pickup/contract';
import { useApiQuery, useNow, useWindowFocus } from '@pickup/web';
import { useCallback } from 'react';

/** How often an open page asks what the kitchen does, in milliseconds. */
const ASK_MS = 15_000;

/** The shortest pause, in milliseconds: to a browser whose clock is ahead, each answer seems to be about to change. */
const LEAST_MS = 10_000;

interface KitchenAnswer {
  /** Null until it is known, and when it cannot be. */
  kitchen: Kitchen | null;
  isLoading: boolean;
}

/** What the kitchen does, as every page says it (product.md, Kitchen state). */
export function useKitchen(): KitchenAnswer {
  const { data = null, isPending } = useApiQuery('kitchen');
  return { kitchen: data, isLoading: isPending };
}

/** The same, asked again when it changes, every quarter of a minute, and when the window gets the focus; for the one component that every page has. */
export function useFollowedKitchen(): KitchenAnswer {
  const now = useNow();
  const {
    data = null,
    isPending,
    refetch,
  } = useApiQuery('kitchen', undefined, {
    // A second later, the server's clock has reached the change too.
    refetchInterval: ({ state }) =>
      state.data ? Math.min(ASK_MS, Math.max(LEAST_MS, Date.parse(state.data.changesAt) + 1000 - now)) : ASK_MS,
    refetchOnReconnect: 'always',
  });
  // In place of a request under way, whose answer may be older than the focus.
  useWindowFocus(useCallback(() => void refetch(), [refetch]));
  return { kitchen: data, isLoading: isPending };
}
