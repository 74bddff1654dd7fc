import type { AdminOrder } from '@pickup/contract';
import { invalidateApi, useApi } from '@pickup/web';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOpenStream } from '../../../session-store/stream-context.js';
import { FIGURES } from '../figures.js';
import { connectBoard, type BoardConnection, type BoardEvent, type Link } from './connection.js';
import { createDeliveries } from './deliveries.js';
import { addOrder, ORDER_ANSWERS, showOrder } from './order-answers.js';
import type { AfterPress } from './useAfterPress.js';
import { undelivered, unopenedAfter } from './unopened.js';

/** Events come in crowds, after a break above all: what they tell in is read again once, in milliseconds after the first. */
const GATHER_MS = 150;

interface Stream {
  link: Link;
  /** The orders nobody has opened, oldest first. */
  unopened: readonly AdminOrder[];
  /** Takes in what a call answered about an order, before the stream says it. */
  told: (order: AdminOrder) => void;
  retry: () => void;
}

/** Asks for everything events tell in, a moment after the first of a crowd. @param isMoving while it is, lists are left alone */
function useRefresh(isMoving: boolean): () => void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const moving = useRef(isMoving);
  useEffect(() => {
    moving.current = isMoving;
  }, [isMoving]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      // The status before the move would come back for a moment; the move reads the lists again itself.
      const lists = moving.current ? [] : ORDER_ANSWERS;
      void invalidateApi(queries, [...lists, ...FIGURES, 'mailStatus']);
    }, GATHER_MS);
  }, [queries]);
}

/** Tries again when the network or the owner is back. */
function useComebacks(connection: { current: BoardConnection | null }): void {
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
 * The live stream of orders: it keeps the lists on the screen true, and knows what nobody has opened.
 * @param afterPress what it hears shows once no button is being pressed
 */
export function useStream(moving: ReadonlyMap<string, unknown>, afterPress: AfterPress): Stream {
  const open = useOpenStream();
  const api = useApi();
  const queries = useQueryClient();
  const [link, setLink] = useState<Link>({ state: 'connecting', heardAt: null });
  const [unopened, setUnopened] = useState<readonly AdminOrder[]>([]);
  const connection = useRef<BoardConnection | null>(null);
  const underWay = useRef(moving);
  const refresh = useRefresh(moving.size > 0);
  useEffect(() => {
    underWay.current = moving;
  }, [moving]);

  useEffect(() => {
    const deliver = createDeliveries((orders) => api.call('acknowledgeOrders', { body: { orders } }));
    const hear = (event: BoardEvent) => {
      setUnopened((orders) => unopenedAfter(orders, event));
      if (event.name === 'order') {
        const { kind, order } = event.data;
        if (kind === 'placed') addOrder(queries, order);
        if (!underWay.current.has(order.id)) showOrder(queries, order);
      }
      deliver(undelivered(event).map(({ id }) => id));
      refresh();
    };
    const made = connectBoard({
      open: (lastEventId, signal) =>
        open('orderEvents', lastEventId === undefined ? {} : { headers: { 'last-event-id': lastEventId } }, signal),
      readClock: () => Date.now(),
      onEvent: (event) => afterPress(() => hear(event)),
      onLink: (next) => afterPress(() => setLink(next)),
    });
    connection.current = made;
    return () => {
      connection.current = null;
      made.stop();
    };
  }, [open, api, queries, refresh, afterPress]);
  useComebacks(connection);

  const told = useCallback(
    (order: AdminOrder) => {
      setUnopened((orders) => unopenedAfter(orders, { name: 'order', id: '', data: { kind: 'opened', order } }));
      showOrder(queries, order);
    },
    [queries],
  );
  const retry = useCallback(() => connection.current?.retry(), []);
  return { link, unopened, told, retry };
}
