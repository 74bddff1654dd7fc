import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';

const TICK_MS = 15_000;

const ClockContext = createContext(0);

/** The instant the whole page is rendered for, in milliseconds; it moves every 15 s and when the page becomes visible. */
export const useNow = (): number => useContext(ClockContext);

interface ClockProviderProps {
  /** The instant of the server's render, in milliseconds, so that the browser's first render is the same; now when not given. */
  startedAt?: number;
  /** Reads the time, in milliseconds. */
  readClock?: () => number;
  children: ReactNode;
}

export function ClockProvider({ startedAt, readClock = Date.now, children }: ClockProviderProps) {
  const [now, setNow] = useState(() => startedAt ?? readClock());
  useEffect(() => {
    // The page can be read already; whoever touches it need not wait for the clock.
    const tick = () => startTransition(() => setNow(readClock()));
    // A cached page may have been rendered hours ago.
    tick();
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [readClock]);
  return <ClockContext.Provider value={now}>{children}</ClockContext.Provider>;
}
