import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

const TICK_MS = 15_000;

interface Clock {
  now: number;
  onRead?: () => void;
}

const ClockContext = createContext<Clock>({ now: 0 });

/** The one time everything on the page is drawn for, in milliseconds; it moves every 15 s and when the page is looked at again. */
export function useNow(): number {
  const { now, onRead } = useContext(ClockContext);
  onRead?.();
  return now;
}

interface ClockProviderProps {
  /** The moment the page was first drawn on a server, in milliseconds, so that the browser draws the same; else now. */
  startedAt?: number;
  /** Reads the time, in milliseconds; tests bring their own. */
  readClock?: () => number;
  /** Told whenever what is drawn depends on the time. */
  onRead?: () => void;
  children: ReactNode;
}

export function ClockProvider({ startedAt, readClock = Date.now, onRead, children }: ClockProviderProps) {
  const [now, setNow] = useState(() => startedAt ?? readClock());
  useEffect(() => {
    const tick = () => setNow(readClock());
    // A page that was kept may have been drawn hours ago.
    tick();
    const timer = setInterval(tick, TICK_MS);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [readClock]);
  const clock = useMemo(() => ({ now, onRead }), [now, onRead]);
  return <ClockContext.Provider value={clock}>{children}</ClockContext.Provider>;
}
