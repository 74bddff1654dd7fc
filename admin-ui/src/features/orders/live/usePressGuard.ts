import { useEffect } from 'react';

/**
 * How long an order's buttons take no press after they have appeared, moved or changed what they do, in milliseconds.
 * Nobody reads, decides and presses within it: such a press was meant for what stood there before.
 */
const SETTLE_MS = 400;

/** Less is no other button's place, in pixels. */
const MOVED_PX = 20;

const ATTRIBUTE = 'data-guarded';

/** Guards the buttons of an element. @param acts says what a press would do; another text is another press */
export const guarded = (acts: string) => ({ [ATTRIBUTE]: acts });

interface Place {
  top: number;
  left: number;
  acts: string | null;
}

function placeOf(element: Element): Place {
  const { top, left } = element.getBoundingClientRect();
  // Scrolling is the owner's own doing, and moves nothing on the page.
  return { top: top + window.scrollY, left: left + window.scrollX, acts: element.getAttribute(ATTRIBUTE) };
}

const isElsewhere = (before: Place | undefined, now: Place) =>
  before === undefined ||
  before.acts !== now.acts ||
  Math.abs(before.top - now.top) > MOVED_PX ||
  Math.abs(before.left - now.left) > MOVED_PX;

/**
 * Lets no pointer press an order's buttons that have only just come under it: a new order pushes all others down while
 * a thumb is on its way, and the press would move or open another one. Keys are not held up.
 */
export function usePressGuard(): void {
  useEffect(() => {
    const places = new WeakMap<Element, Place>();
    const look = () => {
      for (const element of document.querySelectorAll(`[${ATTRIBUTE}]`)) {
        if (element.getClientRects().length === 0) continue;
        const place = placeOf(element);
        if (isElsewhere(places.get(element), place)) {
          element.animate([{ pointerEvents: 'none' }, { pointerEvents: 'none' }], SETTLE_MS);
        }
        places.set(element, place);
      }
    };
    look();
    const watch = new MutationObserver(look);
    // Whatever comes or goes on the screen may push the board, a band above it too.
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: [ATTRIBUTE] });
    return () => watch.disconnect();
  }, []);
}
