import { useCallback, type RefObject } from 'react';

/**
 * Keeps a keyboard's place: when what had the focus is gone (a card's last button, or the whole card), the element of
 * this id takes it, else the list.
 */
export function useFocusKeeper(list: RefObject<HTMLElement>): (elementId: string) => void {
  return useCallback(
    (elementId) => {
      // Two frames: the dialog returns its focus, and the new list is drawn, in the first.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const { activeElement } = document;
          if (activeElement !== null && activeElement !== document.body) return;
          (document.getElementById(elementId) ?? list.current)?.focus({ preventScroll: true });
        }),
      );
    },
    [list],
  );
}
