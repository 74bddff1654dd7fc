import { STATUS_TRANSITIONS, shortOrderNumber, type AdminOrder, type OrderStatus } from '@pickup/contract';
import { useState, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, space } from '@pickup/web';
import styled from 'styled-components';
import { useOptimisticChange } from '../../changes/optimistic-change.js';
import { FIGURES, ORDER_ANSWERS } from './cached-orders.js';

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

const Row = styled.div`
  display: flex;
  gap: ${space(1)};
`;

const Next = styled(Button)`
  flex: 1;
`;

/** Every status some transition leads to. */
type Target = (typeof STATUS_TRANSITIONS)[OrderStatus][number];

interface StatusButtonsProps {
  order: AdminOrder;
  /** The order's transition that is under way. */
  pendingTransition: Transition | undefined;
  onTransition: (order: AdminOrder, to: OrderStatus) => void;
  onCancel: (order: AdminOrder) => void;
}

/** The transitions an order's status allows: the next step wide, Cancel beside it (product.md, Order status). */
export function StatusButtons({ order, pendingTransition, onTransition, onCancel }: StatusButtonsProps) {
  const { t } = useTranslation();
  const transitions: readonly Target[] = STATUS_TRANSITIONS[pendingTransition?.from ?? order.status];
  if (transitions.length === 0) return null;
  // After a refusal the status is rolled back, and no button is busy until the list was read again.
  const isBusy = (to: Target) => pendingTransition?.to === to && order.status === to;
  const waits = (to: Target) => pendingTransition !== undefined && !isBusy(to);

  // The next step's button appears where the pressed one was: a double click must not trigger both.
  const press = (to: Target) => (event: MouseEvent) => {
    if (event.detail > 1 || pendingTransition !== undefined) return;
    if (to === 'CANCELLED') onCancel(order);
    else onTransition(order, to);
  };
  const nameOf = (to: Target) =>
    isBusy(to)
      ? undefined
      : t('orders.card.transitionOf', {
          transition: t(`orders.transition.${to}`),
          number: shortOrderNumber(order.orderNumber),
        });

  return (
    <Row>
      {transitions.map((to) =>
        to === 'CANCELLED' ? (
          <Button
            key="cancel"
            variant="secondary"
            size="main"
            busy={isBusy(to)}
            busyLabel={t('orders.transitioning.CANCELLED')}
            aria-disabled={waits(to)}
            aria-label={nameOf(to)}
            onClick={press(to)}
          >
            {t('orders.transition.CANCELLED')}
          </Button>
        ) : (
          <Next
            key="next"
            size="main"
            busy={isBusy(to)}
            busyLabel={t(`orders.transitioning.${to}`)}
            aria-disabled={waits(to)}
            aria-label={nameOf(to)}
            onClick={press(to)}
          >
            {t(`orders.transition.${to}`)}
          </Next>
        ),
      )}
    </Row>
  );
}
