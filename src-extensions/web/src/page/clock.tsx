import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';

const TICK_MS = 15_000;

const ClockContext = createContext(0);

/** The one time everything on the page is drawn for, in milliseconds; it moves every 15 s and when the page is looked at again. */
export const useNow = (): number => useContext(ClockContext);

interface ClockProviderProps {
  /** The moment the page was first drawn on a server, in milliseconds, so that the browser draws the same; else now. */
  startedAt?: number;
  /** Reads the time, in milliseconds; tests bring their own. */
  readClock?: () => number;
  children: ReactNode;
}

export function ClockProvider({ startedAt, readClock = Date.now, children }: ClockProviderProps) {
  const [now, setNow] = useState(() => startedAt ?? readClock());
  useEffect(() => {
    const tick = () => setNow(readClock());
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [readClock]);
  return <ClockContext.Provider value={now}>{children}</ClockContext.Provider>;
}
