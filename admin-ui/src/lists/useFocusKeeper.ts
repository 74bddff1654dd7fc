import { useCallback, type RefObject } from 'react';

/** The element of a record's card, so that focus can be put back on it; it needs `tabIndex={-1}`. */
export const cardId = (recordId: string): string => `card-${recordId}`;

/**
 * Keeps a keyboard's place: when what had the focus is gone (a card's last button, or the whole card), the record's
 * card takes it, else the list.
 * @returns takes a record's id, or the id of any other element to fall back on
 */
export function useFocusKeeper(list: RefObject<HTMLElement>): (id: string) => void {
  return useCallback(
    (id) => {
      // Two frames: the dialog returns its focus, and the new list is drawn, in the first.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const { activeElement } = document;
          if (activeElement !== null && activeElement !== document.body) return;
          const card = document.getElementById(cardId(id)) ?? document.getElementById(id);
          (card ?? list.current)?.focus({ preventScroll: true });
        }),
      );
    },
    [list],
  );
}
