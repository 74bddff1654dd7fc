import { useCallback, type RefObject } from 'react';

/** The element of a record's card, so that focus can be put back on it; it needs `tabIndex={-1}`. */
export const cardId = (recordId: string): string => `card-${recordId}`;

/**
 * Keeps a keyboard's place: when what had the focus is gone (a card's last button, or the whole card), the record's
 * card takes it, else the list. Focus that is somewhere stays there.
 * @returns takes a record's id, once a change of it is over or a dialog about it is closed
 */
export function useFocusKeeper(list: RefObject<HTMLElement>): (recordId: string) => void {
  return useCallback(
    (recordId) => {
      // Two frames: in the first the dialog returns its focus and the new list is rendered.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const { activeElement } = document;
          if (activeElement !== null && activeElement !== document.body) return;
          const card = document.getElementById(cardId(recordId));
          (card ?? list.current)?.focus({ preventScroll: true });
        }),
      );
    },
    [list],
  );
}
