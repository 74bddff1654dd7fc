import type { AdminOrder, OrderStatus } from '@pickup/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptimisticChange } from '../../changes/useOptimisticChange.js';
import { FIGURES } from './figures.js';
import { ORDER_ANSWERS } from './live/order-answers.js';

/** A transition under way. */
export interface Transition {
  from: OrderStatus;
  to: OrderStatus;
}

/** Orders with a transition under way, by their ids. */
export type PendingTransitions = ReadonlyMap<string, Transition>;

interface OrderTransitions {
  pendingTransitions: PendingTransitions;
  transition: (order: AdminOrder, to: OrderStatus) => void;
}

/**
 * Changes the status of orders. The new status shows at once and is rolled back when the server refuses it. The buttons
 * stay those of the old status until the lists were read again, so that nobody builds a second step on a first one
 * that may yet be refused (product.md, Order status).
 * @param onSettled called when an order's transition is over and the lists are fresh, whatever came of it
 */
export function useOrderTransitions(onSettled: (orderId: string) => void): OrderTransitions {
  const { t } = useTranslation();
  const [pendingTransitions, setPending] = useState<PendingTransitions>(new Map());

  const { change } = useOptimisticChange('transitionOrder', {
    lists: ORDER_ANSWERS,
    stale: [...FIGURES, 'mailStatus'],
    patch: (order, { query: { status } }) => ({ ...order, status }),
    done: t('orders.transitioned'),
    failed: t('orders.transitionFailed'),
    onSettled: (id) => {
      setPending((before) => new Map([...before].filter(([other]) => other !== id)));
      onSettled(id);
    },
  });

  const transition = ({ id, status: from }: AdminOrder, to: OrderStatus) => {
    setPending((before) => (before.has(id) ? before : new Map(before).set(id, { from, to })));
    change(id, { params: { id }, query: { status: to } });
  };
  return { pendingTransitions, transition };
}
