import type { AdminOrder, OrderStatus } from '@pickup/contract';
import { ApiError, toast, useApiMutation } from '@pickup/web';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { endsSession } from '../../session-store/owner-client.js';

/** Orders with a move under way, each with the status it moves to. */
export type Moving = ReadonlyMap<string, OrderStatus>;

interface OrderMoves {
  moving: Moving;
  move: (order: AdminOrder, to: OrderStatus) => void;
}

/**
 * Moves orders (specification 4, order status). Each order has one move at a time, and is busy until the lists it
 * stands in were read again, so that its old buttons never come back for a moment. A lost race is told with the
 * server's own sentence (ruling 13).
 * @param onSettled called when an order's move is over and the lists are fresh, whatever came of it
 */
export function useOrderMoves(onSettled: (orderId: string) => void): OrderMoves {
  const { t } = useTranslation();
  const [moving, setMoving] = useState<Moving>(new Map());
  // The state above is drawn later than a second click can come; this is not.
  const underWay = useRef(new Set<string>());

  const { mutateAsync } = useApiMutation('moveOrder', {
    invalidates: ['adminOrders', 'adminOrder', 'recentOrders', 'ordersByStatus', 'orderStatistics'],
    onSuccess: () => toast.success(t('orders.moved')),
    onError: (error) => {
      if (endsSession(error)) return;
      const reason = error instanceof ApiError ? error.serverMessage : t('app.noAnswer');
      toast.error(t('orders.moveFailed'), reason === null ? {} : { description: reason });
    },
  });

  const run = async ({ id }: AdminOrder, to: OrderStatus) => {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    setMoving((before) => new Map(before).set(id, to));
    // What went wrong was said in onError.
    await mutateAsync({ params: { id }, query: { status: to } }).catch(() => undefined);
    underWay.current.delete(id);
    setMoving((before) => new Map([...before].filter(([other]) => other !== id)));
    onSettled(id);
  };

  return { moving, move: (order, to) => void run(order, to) };
}
