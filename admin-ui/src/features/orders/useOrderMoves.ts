import type { AdminOrder, OrderStatus } from '@pickup/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordChange } from '../../changes/useRecordChange.js';
import { FIGURES } from './figures.js';
import { ORDER_ANSWERS } from './live/order-answers.js';

/** A move under way. */
export interface Move {
  from: OrderStatus;
  to: OrderStatus;
}

/** Orders with a move under way, by their ids. */
export type Moving = ReadonlyMap<string, Move>;

interface OrderMoves {
  moving: Moving;
  move: (order: AdminOrder, to: OrderStatus) => void;
}

/**
 * Moves orders (specification 4, order status). The new status shows at once, and goes back when the move is refused;
 * a lost race is told with the server's own sentence (ruling 13). The buttons stay those of the old status, busy, until
 * the lists were read again: nobody takes a second step on a first one that may yet be refused.
 * @param onSettled called when an order's move is over and the lists are fresh, whatever came of it
 */
export function useOrderMoves(onSettled: (orderId: string) => void): OrderMoves {
  const { t } = useTranslation();
  const [moving, setMoving] = useState<Moving>(new Map());

  const { change } = useRecordChange('transitionOrder', {
    lists: ORDER_ANSWERS,
    stale: [...FIGURES, 'mailStatus'],
    patch: (order, { query: { status } }) => ({ ...order, status }),
    done: t('orders.moved'),
    failed: t('orders.moveFailed'),
    onSettled: (id) => {
      setMoving((before) => new Map([...before].filter(([other]) => other !== id)));
      onSettled(id);
    },
  });

  const move = ({ id, status: from }: AdminOrder, to: OrderStatus) => {
    setMoving((before) => (before.has(id) ? before : new Map(before).set(id, { from, to })));
    change(id, { params: { id }, query: { status: to } });
  };
  return { moving, move };
}
