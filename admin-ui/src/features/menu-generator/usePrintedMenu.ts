import { useApiQuery } from '@pickup/web';
import { useMemo } from 'react';
import { byCategory, FALLBACK, type PrintedMenu } from './printed-menu.js';

/** What is printed must be what stands on the menu now, not what was read a while ago. */
const FRESH = { staleTime: 0 } as const;

/** On its way for the first time: what failed once is done without while it is tried again. */
const isFirst = ({ isPending, errorUpdateCount }: { isPending: boolean; errorUpdateCount: number }) =>
  isPending && errorUpdateCount === 0;

/** Loads the menu as visitors can order it, the restaurant and the first featured deal. */
export function usePrintedMenu() {
  const items = useApiQuery('adminMenuItems', { query: { includeUnavailable: 'false' } }, FRESH);
  const restaurant = useApiQuery('restaurantInfo', undefined, FRESH);
  const deals = useApiQuery('featuredDeals', undefined, FRESH);
  const waiting = items.isPending || isFirst(restaurant) || isFirst(deals);

  const menu = useMemo<PrintedMenu | null>(() => {
    if (waiting || items.data === undefined) return null;
    return {
      restaurant: restaurant.data ?? null,
      special: deals.data?.[0] ?? null,
      currencySymbol: (restaurant.data ?? FALLBACK).currencySymbol,
      categories: byCategory(items.data),
    };
  }, [waiting, items.data, restaurant.data, deals.data]);

  return { menu, items, restaurant, deals };
}
