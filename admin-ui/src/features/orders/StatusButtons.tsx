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
