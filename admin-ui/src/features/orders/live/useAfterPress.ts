import { useCallback, useEffect, useRef } from 'react';

/** From the release of a pointer to its click, at most, in milliseconds. */
const CLICK_MS = 100;

/** The longest a press holds anything up, in milliseconds: a release that the browser swallows must not stop the board. */
const LONGEST_MS = 1_000;

/** Runs work at once or, while a pointer is down, after its click. */
export type AfterPress = (work: () => void) => void;

/** Keeps things in place under a finger that is down: a button that moves between press and release gets no click. */
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
