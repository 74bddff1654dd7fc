import { STATUS_TRANSITIONS, shortOrderNumber, type AdminOrder, type OrderStatus } from '@pickup/contract';
import { Button, space } from '@pickup/web';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Transition } from './useOrderTransitions.js';

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

/** The transitions the table allows (specification 4, order status): the next step wide, Cancel beside it; closed orders have none. */
export function StatusButtons({ order, pendingTransition, onTransition, onCancel }: StatusButtonsProps) {
  const { t } = useTranslation();
  const transitions: readonly Target[] = STATUS_TRANSITIONS[pendingTransition?.from ?? order.status];
  if (transitions.length === 0) return null;
  // Once it was refused, the status has gone back, and the buttons wait in silence for the fresh list.
  const isBusy = (to: Target) => pendingTransition?.to === to && order.status === to;
  const waits = (to: Target) => pendingTransition !== undefined && !isBusy(to);

  // The next step takes the place of the one before: the second click of a double click must not trigger it too.
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
