import { useEffect, useState } from 'react';

/**
 * Keeps the screen from going dark while the page is looked at.
 * @returns whether it does; never where browsers cannot
 */
export function useWakeLock(): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (!('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || (lock !== null && !lock.released)) return;
      try {
        const taken = await navigator.wakeLock.request('screen');
        if (left) return void taken.release();
        lock = taken;
        setHeld(true);
        // The browser lets go by itself when the page is hidden or the battery is low.
        taken.addEventListener('release', () => setHeld(false), { once: true });
      } catch {
        setHeld(false);
      }
    };
    const look = () => void take();
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', look);
      void lock?.release().catch(() => undefined);
    };
  }, []);
  return held;
}
