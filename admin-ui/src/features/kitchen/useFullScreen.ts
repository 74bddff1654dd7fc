import { useEffect, useState } from 'react';

interface FullScreen {
  isFull: boolean;
  toggle: () => void;
}

/** The browser's full screen; null where it has none. */
export function useFullScreen(): FullScreen | null {
  const [isFull, setFull] = useState(() => Boolean(document.fullscreenElement));
  useEffect(() => {
    const look = () => setFull(Boolean(document.fullscreenElement));
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => {
    const done = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen();
    // A browser may refuse; the board stays as it is.
    done.catch(() => undefined);
  };
  return { isFull, toggle };
}
