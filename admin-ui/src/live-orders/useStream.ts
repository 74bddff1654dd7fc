import type { AdminOrder } from '@pickup/contract';
import { invalidateApi, useApi } from '@pickup/web';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOpenStream } from '../session-store/session-context.js';
import {
  FIGURES,
  addOrder,
  followMenu,
  areLinesChanging,
  isKitchenChanging,
  ORDER_ANSWERS,
  showKitchen,
  showOrder,
} from '../order/cached-orders.js';
import { connectBoard, type BoardConnection, type BoardEvent, type Connection } from './connection.js';
import type { OrderTransitions } from '../order/order-transitions.js';
import { createAcknowledger, unacknowledged, waitingAfter } from './unopened-orders.js';
import type { AfterPress } from '../press-guard/press-guard.js';

/**
 * Events come in bursts, above all after a reconnect: queries are invalidated once, this many milliseconds after the
 * first.
 */
const GATHER_MS = 150;

const CONNECTING: Connection = { state: 'connecting', heardAt: null };

interface Stream {
  connection: Connection;
  /** The orders that wait to be opened, oldest first, those for later too. */
  waiting: readonly AdminOrder[];
  /** Applies a call's response at once, before its event arrives. */
  applyResponse: (order: AdminOrder) => void;
  retry: () => void;
}

/** What events change beside the lists. */
const BESIDE_LISTS = [...FIGURES, 'mailStatus'] as const;

/** Invalidates what events change, a moment after the first of a burst; the lists when nothing of an order is under way any more. */
function useRefresh(underWay: OrderTransitions['underWay']): () => void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const hasNews = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = useCallback(
    function lookAgain() {
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        // The old status or lines would show again for a moment.
        const isMoving = underWay.current.size > 0 || areLinesChanging(queries);
        void invalidateApi(queries, [...(isMoving ? [] : ORDER_ANSWERS), ...(hasNews.current ? BESIDE_LISTS : [])]);
        if (hasNews.current && !isKitchenChanging(queries)) void invalidateApi(queries, ['kitchenControl']);
        hasNews.current = false;
        if (isMoving) lookAgain();
      }, GATHER_MS);
    },
    [queries, underWay],
  );
  return useCallback(() => {
    hasNews.current = true;
    look();
  }, [look]);
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
 * Subscribes to the board's events: keeps the cached answers up to date and tracks the orders that wait to be opened.
 * @param active whether somebody is signed in; else nothing is received
 * @param isBoard whether the screen shows the orders: another neither counts as a board nor acknowledges them
 * @param afterPress delays updates while a pointer is down
 */
export function useStream(
  active: boolean,
  isBoard: boolean,
  underWay: OrderTransitions['underWay'],
  afterPress: AfterPress,
): Stream {
  const open = useOpenStream();
  const api = useApi();
  const queries = useQueryClient();
  const [connection, setConnection] = useState(CONNECTING);
  const [waiting, setWaiting] = useState<readonly AdminOrder[]>([]);
  const board = useRef<BoardConnection | null>(null);
  const refresh = useRefresh(underWay);
  const watching = useRef(isBoard);
  useEffect(() => {
    if (watching.current === isBoard) return;
    watching.current = isBoard;
    // The server learns it from the connection.
    board.current?.retry();
  }, [isBoard]);

  useEffect(() => {
    if (!active) return;
    const acknowledge = createAcknowledger((orders) => api.call('acknowledgeOrders', { body: { orders } }));
    const readMenu = followMenu(queries);
    const applyEvent = (event: BoardEvent) => {
      setWaiting((orders) => waitingAfter(orders, event));
      if (event.name === 'kitchen') {
        showKitchen(queries, event.data);
        readMenu(event.data);
        return;
      }
      if (event.name === 'order') {
        const { kind, order } = event.data;
        if (kind === 'placed') addOrder(queries, order);
        if (!underWay.current.has(order.id) && !areLinesChanging(queries, order.id)) showOrder(queries, order);
      }
      if (watching.current) acknowledge(unacknowledged(event).map(({ id }) => id));
      refresh();
    };
    const made = connectBoard({
      open: (lastEventId, signal) =>
        open(
          'orderEvents',
          {
            ...(!watching.current && { query: { board: 'false' } }),
            ...(lastEventId !== undefined && { headers: { 'last-event-id': lastEventId } }),
          },
          signal,
        ),
      readClock: () => Date.now(),
      onEvent: (event) => afterPress(() => applyEvent(event)),
      onConnection: (next) => afterPress(() => setConnection(next)),
    });
    board.current = made;
    return () => {
      board.current = null;
      made.stop();
      setConnection(CONNECTING);
      setWaiting([]);
    };
  }, [active, open, api, queries, refresh, underWay, afterPress]);
  useReconnectTriggers(board);

  const applyResponse = useCallback(
    (order: AdminOrder) => {
      setWaiting((orders) => waitingAfter(orders, { name: 'order', id: '', data: { kind: 'opened', order } }));
      showOrder(queries, order);
    },
    [queries],
  );
  const retry = useCallback(() => board.current?.retry(), []);
  return { connection, waiting, applyResponse, retry };
}
