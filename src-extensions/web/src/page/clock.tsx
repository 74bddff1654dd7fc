import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';

const TICK_MS = 15_000;

interface Clock {
  now: number;
  onRead?: () => void;
}

const ClockContext = createContext<Clock>({ now: 0 });

/** The instant the whole page is rendered for, in milliseconds; it moves every 15 s and when the page becomes visible. */
export function useNow(): number {
  const { now, onRead } = useContext(ClockContext);
  onRead?.();
  return now;
}

interface ClockProviderProps {
  /** The instant of the server's render, in milliseconds, so that the browser's first render is the same; now when not given. */
  startedAt?: number;
  /** Reads the time, in milliseconds. */
  readClock?: () => number;
  /** Called whenever something that is rendered depends on the time. */
  onRead?: () => void;
  children: ReactNode;
}

export function ClockProvider({ startedAt, readClock = Date.now, onRead, children }: ClockProviderProps) {
  const [now, setNow] = useState(() => startedAt ?? readClock());
  useEffect(() => {
    const tick = () => setNow(readClock());
    // A cached page may have been rendered hours ago.
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
