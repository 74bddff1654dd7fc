import { useCallback, type RefObject } from 'react';
import { orderCardId } from './OrderCard.js';

/**
 * Keeps a keyboard's place: when what had the focus is gone (the last button of an order, or the whole card), the
 * order's card takes it, else the list.
 */
export function useFocusKeeper(list: RefObject<HTMLElement>): (orderId: string) => void {
  return useCallback(
    (orderId) => {
      // Two frames: the dialog returns its focus, and the new list is drawn, in the first.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const { activeElement } = document;
          if (activeElement !== null && activeElement !== document.body) return;
          (document.getElementById(orderCardId(orderId)) ?? list.current)?.focus({ preventScroll: true });
        }),
      );
    },
    [list],
  );
}
