import { useLayoutEffect, useState, type RefObject } from 'react';

/** Calls when one of these elements changes its size, in browsers that tell. @returns ends it */
export function onResize(elements: Iterable<Element>, look: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(look);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}

interface Room {
  width: number;
  height: number;
}

/** What an element is taken to have before it was measured, in px: all of a window but its bars. */
const assumed = (): Room => ({ width: window.innerWidth, height: window.innerHeight - 140 });

/** The inner size of an element, in px, as it changes. */
export function useRoom(element: RefObject<HTMLElement>): Room {
  const [room, setRoom] = useState(assumed);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const look = () => {
      const { clientWidth: width, clientHeight: height } = current;
      if (width > 0)
        setRoom((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    look();
    return onResize([current], look);
  }, [element]);
  return room;
}
