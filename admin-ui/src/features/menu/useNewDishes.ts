import type { AdminMenuItem } from '@pickup/contract';
import { useEffect, useRef, useState } from 'react';
import { cardId } from '../../lists/useFocusKeeper.js';

interface NewDishes {
  isNew: (id: string) => boolean;
  /** Shows dishes that have just been saved, once they are in the list. */
  show: (ids: readonly string[]) => void;
}

/** Scrolls to a card and gives it the focus, after the dialog in front of it has given its own back. */
function reveal(id: string): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const card = document.getElementById(cardId(id));
      card?.scrollIntoView({ block: 'center' });
      card?.focus({ preventScroll: true });
    }),
  );
}

/**
 * Brings dishes that were just added into sight: the first of them gets the focus, all are marked. A filter that hides it is
 * taken away.
 * @param shown the dishes of the view
 * @param isCovered a dialog lies over them
 * @param onHidden takes the filters away
 */
export function useNewDishes(
  dishes: readonly AdminMenuItem[],
  shown: readonly AdminMenuItem[],
  isCovered: boolean,
  onHidden: () => void,
): NewDishes {
  const [ids, setIds] = useState<readonly string[]>([]);
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    const id = awaited.current;
    if (isCovered || id === null || !dishes.some((dish) => dish.id === id)) return;
    if (!shown.some((dish) => dish.id === id)) {
      onHidden();
      return;
    }
    awaited.current = null;
    reveal(id);
  });
  return {
    isNew: (id) => ids.includes(id),
    show: (added) => {
      awaited.current = added[0] ?? null;
      setIds(added);
    },
  };
}
