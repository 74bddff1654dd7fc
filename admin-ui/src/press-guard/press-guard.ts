import { useCallback, useEffect, useRef } from 'react';

/** From the release of a pointer to its click, at most, in milliseconds. */
const CLICK_MS = 100;

/**
 * The longest a press holds anything up, in milliseconds: a release that the browser swallows must not stop the board.
 */
const LONGEST_MS = 1_000;

/** Runs work at once or, while a pointer is down, after its click. */
export type AfterPress = (work: () => void) => void;

/** Delays updates while a pointer is down, because a button that moves between press and release gets no click. */
export function useAfterPress(): AfterPress {
  /** Null while no pointer is down. */
  const waiting = useRef<(() => void)[] | null>(null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const release = () => {
      const works = waiting.current ?? [];
      waiting.current = null;
      for (const work of works) work();
    };
    const releaseIn = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(release, ms);
    };
    const pressed = () => {
      waiting.current ??= [];
      releaseIn(LONGEST_MS);
    };
    const released = () => {
      if (waiting.current !== null) releaseIn(CLICK_MS);
    };
    document.addEventListener('pointerdown', pressed, true);
    document.addEventListener('pointerup', released, true);
    document.addEventListener('pointercancel', released, true);
    return () => {
      clearTimeout(timer);
      waiting.current = null;
      document.removeEventListener('pointerdown', pressed, true);
      document.removeEventListener('pointerup', released, true);
      document.removeEventListener('pointercancel', released, true);
    };
  }, []);

  return useCallback((work) => {
    if (waiting.current === null) work();
    else waiting.current.push(work);
  }, []);
}

/**
 * How long an order's buttons take no press after they have appeared or moved, and after they have changed what they do in
 * their place, in milliseconds. A press within this time was meant for what was there before; the second of two quick ones
 * would take the order a step further.
 */
const SETTLE_MS = { elsewhere: 400, changed: 800 } as const;

/** A smaller move does not count, in pixels. */
const MOVED_PX = 20;

const ATTRIBUTE = 'data-guarded';

/** Guards the buttons of an element. @param acts identifies what a press would do; the guard starts when it changes */
export const guarded = (acts: string) => ({ [ATTRIBUTE]: acts });

interface Place {
  top: number;
  left: number;
  acts: string | null;
}

function placeOf(element: Element): Place {
  const { top, left } = element.getBoundingClientRect();
  // Page coordinates, because scrolling is not a move.
  return { top: top + window.scrollY, left: left + window.scrollX, acts: element.getAttribute(ATTRIBUTE) };
}

const isElsewhere = (before: Place | undefined, now: Place) =>
  before === undefined ||
  before.acts !== now.acts ||
  Math.abs(before.top - now.top) > MOVED_PX ||
  Math.abs(before.left - now.left) > MOVED_PX;

/**
 * Ignores presses on an order's buttons that have only just appeared under the pointer: a new order pushes all others
 * down, and the press would hit the wrong one. The keyboard is not affected.
 */
export function usePressGuard(): void {
  useEffect(() => {
    const places = new WeakMap<Element, Place>();
    const look = () => {
      for (const element of document.querySelectorAll(`[${ATTRIBUTE}]`)) {
        if (element.getClientRects().length === 0) continue;
        const before = places.get(element);
        const place = placeOf(element);
        if (isElsewhere(before, place)) {
          const hasChanged = before !== undefined && before.acts !== place.acts;
          const duration = SETTLE_MS[hasChanged ? 'changed' : 'elsewhere'];
          element.animate([{ pointerEvents: 'none' }, { pointerEvents: 'none' }], duration);
        }
        places.set(element, place);
      }
    };
    look();
    const watch = new MutationObserver(look);
    // Anything that appears or disappears may move the board, a banner above it too.
    watch.observe(document.body, { subtree: true, childList: true, attributeFilter: [ATTRIBUTE] });
    return () => watch.disconnect();
  }, []);
}
