import type { AdminOrder } from '@pickup/contract';
import { invalidateApi, useApi } from '@pickup/web';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOpenStream } from '../../../session-store/session-context.js';
import { FIGURES, addOrder, ORDER_ANSWERS, showOrder } from '../cached-orders.js';
import { connectBoard, type BoardConnection, type BoardEvent, type Link } from './connection.js';
import { createAcknowledger, unacknowledged, unopenedAfter } from './unopened-orders.js';
import type { AfterPress } from './press-guard.js';

/**
 * Events come in bursts, above all after a reconnect: queries are invalidated once, this many milliseconds after the
 * first.
 */
const GATHER_MS = 150;

interface Stream {
  link: Link;
  /** The orders nobody has opened, oldest first. */
  unopened: readonly AdminOrder[];
  /** Applies a call's response at once, before its event arrives. */
  applyResponse: (order: AdminOrder) => void;
  retry: () => void;
}

/**
 * Invalidates what events change, a moment after the first of a burst.
 * @param hasPending a transition is under way: lists are left alone
 */
function useRefresh(hasPending: boolean): () => void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const isTransitioning = useRef(hasPending);
  useEffect(() => {
    isTransitioning.current = hasPending;
  }, [hasPending]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      // The old status would show again for a moment; the transition itself invalidates the lists when it is over.
      const lists = isTransitioning.current ? [] : ORDER_ANSWERS;
      void invalidateApi(queries, [...lists, ...FIGURES, 'mailStatus']);
    }, GATHER_MS);
  }, [queries]);
}

/** Reconnects when the network comes back or the page becomes visible. */
function useReconnectTriggers(connection: { current: BoardConnection | null }): void {
  useEffect(() => {
    const retry = () => connection.current?.retry();
    const look = () => document.visibilityState === 'visible' && connection.current?.look();
    window.addEventListener('online', retry);
    window.addEventListener('offline', retry);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', retry);
      window.removeEventListener('offline', retry);
      document.removeEventListener('visibilitychange', look);
    };
  }, [connection]);
}

/**
 * Subscribes to order events: keeps the cached lists up to date and tracks unopened orders.
 * @param afterPress delays updates while a pointer is down
 */
export function useStream(pendingTransitions: ReadonlyMap<string, unknown>, afterPress: AfterPress): Stream {
  const open = useOpenStream();
  const api = useApi();
  const queries = useQueryClient();
  const [link, setLink] = useState<Link>({ state: 'connecting', heardAt: null });
  const [unopened, setUnopened] = useState<readonly AdminOrder[]>([]);
  const connection = useRef<BoardConnection | null>(null);
  const pending = useRef(pendingTransitions);
  const refresh = useRefresh(pendingTransitions.size > 0);
  useEffect(() => {
    pending.current = pendingTransitions;
  }, [pendingTransitions]);

  useEffect(() => {
    const acknowledge = createAcknowledger((orders) => api.call('acknowledgeOrders', { body: { orders } }));
    const applyEvent = (event: BoardEvent) => {
      setUnopened((orders) => unopenedAfter(orders, event));
      if (event.name === 'order') {
        const { kind, order } = event.data;
        if (kind === 'placed') addOrder(queries, order);
        if (!pending.current.has(order.id)) showOrder(queries, order);
      }
      acknowledge(unacknowledged(event).map(({ id }) => id));
      refresh();
    };
    const made = connectBoard({
      open: (lastEventId, signal) =>
        open('orderEvents', lastEventId === undefined ? {} : { headers: { 'last-event-id': lastEventId } }, signal),
      readClock: () => Date.now(),
      onEvent: (event) => afterPress(() => applyEvent(event)),
      onLink: (next) => afterPress(() => setLink(next)),
    });
    connection.current = made;
    return () => {
      connection.current = null;
      made.stop();
    };
  }, [open, api, queries, refresh, afterPress]);
  useReconnectTriggers(connection);

  const applyResponse = useCallback(
    (order: AdminOrder) => {
      setUnopened((orders) => unopenedAfter(orders, { name: 'order', id: '', data: { kind: 'opened', order } }));
      showOrder(queries, order);
    },
    [queries],
  );
  const retry = useCallback(() => connection.current?.retry(), []);
  return { link, unopened, applyResponse, retry };
}
