import { dealPhaseAt } from '@pickup/contract';
import { useApiQuery, useNow } from '@pickup/web';
import { useEffect, useMemo } from 'react';
import { useRestaurant } from '../restaurant/useRestaurant.js';
import { lineKey, refresh, type CurrentItem, type LineRef } from './cart-changes.js';
import { useCartDocument, useCartStore } from './cart-context.js';
import { dealToCart, dishToCart } from './useAddToCart.js';

export interface LineCheck {
  /** No longer on the menu, or the deal is over. */
  gone: boolean;
  /** What it cost when it was put into the cart, in euros; null when nothing changed. */
  formerPrice: number | null;
}

/** Today's dishes and deals by line key; null until both lists are known. */
function useCurrentItems(): ReadonlyMap<string, CurrentItem> | null {
  const dishes = useApiQuery('menuItems').data;
  const deals = useApiQuery('deals').data;
  const { timeZone } = useRestaurant().info;
  const now = useNow();
  return useMemo(() => {
    if (!dishes || !deals) return null;
    const current = deals.filter((deal) => dealPhaseAt(deal, now, timeZone) === 'current');
    return new Map([...dishes.map(dishToCart), ...current.map(dealToCart)].map((item) => [lineKey(item), item]));
  }, [dishes, deals, now, timeZone]);
}

/**
 * Compares the cart with what is sold now: prices are taken over and said, vanished lines are said. While the lists
 * cannot be read nothing is claimed; the server prices the order anyway (ruling 8).
 */
export function useCartCheck(): { check: (line: LineRef) => LineCheck; anyGone: boolean } {
  const store = useCartStore();
  const { lines, formerPrices, placed } = useCartDocument();
  const items = useCurrentItems();
  useEffect(() => {
    if (items) store.update((cart) => refresh(cart, items));
  }, [items, store]);
  const isGone = (line: LineRef) => items !== null && placed === null && !items.has(lineKey(line));
  return {
    check: (line) => ({ gone: isGone(line), formerPrice: formerPrices[lineKey(line)] ?? null }),
    anyGone: lines.some(isGone),
  };
}
