import { STATUS_TRANSITIONS, shortOrderNumber, type AdminOrder, type OrderStatus } from '@pickup/contract';
import { Button, space } from '@pickup/web';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { Move } from './useOrderMoves.js';

const Row = styled.div`
  display: flex;
  gap: ${space(1)};
`;

const Next = styled(Button)`
  flex: 1;
`;

/** Every status some move leads to. */
type Target = (typeof STATUS_TRANSITIONS)[OrderStatus][number];

interface MoveButtonsProps {
  order: AdminOrder;
  /** The order's move that is under way. */
  underWay: Move | undefined;
  onMove: (order: AdminOrder, to: OrderStatus) => void;
  onCancel: (order: AdminOrder) => void;
}

/** The moves the table allows (specification 4, order status): the next step wide, Cancel beside it; closed orders have none. */
export function MoveButtons({ order, underWay, onMove, onCancel }: MoveButtonsProps) {
  const { t } = useTranslation();
  const moves: readonly Target[] = STATUS_TRANSITIONS[underWay?.from ?? order.status];
  if (moves.length === 0) return null;
  // Once it was refused, the status has gone back, and the buttons wait in silence for the fresh list.
  const isBusy = (to: Target) => underWay?.to === to && order.status === to;
  const waits = (to: Target) => underWay !== undefined && !isBusy(to);

  // The next step takes the place of the one before: the second click of a double click must not take it too.
  const take = (to: Target) => (event: MouseEvent) => {
    if (event.detail > 1 || underWay !== undefined) return;
    if (to === 'CANCELLED') onCancel(order);
    else onMove(order, to);
  };
  const nameOf = (to: Target) =>
    isBusy(to)
      ? undefined
      : t('orders.card.moveOf', { move: t(`orders.move.${to}`), number: shortOrderNumber(order.orderNumber) });

  return (
    <Row>
      {moves.map((to) =>
        to === 'CANCELLED' ? (
          <Button
            key="cancel"
            variant="secondary"
            size="main"
            busy={isBusy(to)}
            busyLabel={t('orders.moving.CANCELLED')}
            aria-disabled={waits(to)}
            aria-label={nameOf(to)}
            onClick={take(to)}
          >
            {t('orders.move.CANCELLED')}
          </Button>
        ) : (
          <Next
            key="next"
            size="main"
            busy={isBusy(to)}
            busyLabel={t(`orders.moving.${to}`)}
            aria-disabled={waits(to)}
            aria-label={nameOf(to)}
            onClick={take(to)}
          >
            {t(`orders.move.${to}`)}
          </Next>
        ),
      )}
    </Row>
  );
}
