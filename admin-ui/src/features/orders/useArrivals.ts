import type { AdminOrder } from '@pickup/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readLastLook, writeLastLook } from './last-look.js';

const placedAt = ({ createdAt }: AdminOrder) => Date.parse(createdAt);

const newestOf = (orders: readonly AdminOrder[]) => Math.max(0, ...orders.map(placedAt));

/** Remembers the look when the owner leaves the screen or the tab, and starts the next one from there. */
function useLookEnd(seenUntil: number | null, onEnd: (time: number) => void): void {
  const latest = useRef(seenUntil);
  useEffect(() => {
    latest.current = seenUntil;
  }, [seenUntil]);
  useEffect(() => {
    const end = () => {
      if (latest.current === null) return;
      writeLastLook(latest.current);
      onEnd(latest.current);
    };
    const hidden = () => document.visibilityState === 'hidden' && end();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      if (latest.current !== null) writeLastLook(latest.current);
    };
  }, [onEnd]);
}

interface Arrivals {
  /** Ids of orders that arrived since the last look and still wait for a first answer. */
  fresh: ReadonlySet<string>;
  /** Those of them the present view does not show. */
  elsewhere: number;
  /** The owner has looked at this one. */
  seen: (orderId: string) => void;
}

/**
 * Which orders are new. At the very first look nothing is; after that, everything placed later than what was on the
 * screen when the owner last left it, until it is opened or moved on.
 */
export function useArrivals(latest: readonly AdminOrder[] | undefined, shown: readonly AdminOrder[]): Arrivals {
  const [lastLook, setLastLook] = useState(readLastLook);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());

  useEffect(() => {
    if (lastLook === null && latest) setLastLook(newestOf(latest));
  }, [lastLook, latest]);

  const arrived = (latest ?? []).filter(
    (order) => lastLook !== null && placedAt(order) > lastLook && order.status === 'PENDING' && !opened.has(order.id),
  );
  const elsewhere = arrived.filter(({ id }) => !shown.some((order) => order.id === id)).length;
  useLookEnd(latest && elsewhere === 0 ? newestOf(latest) : null, setLastLook);

  const seen = useCallback((orderId: string) => setOpened((before) => new Set(before).add(orderId)), []);
  return { fresh: new Set(arrived.map(({ id }) => id)), elsewhere, seen };
}
