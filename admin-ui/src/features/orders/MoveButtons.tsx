import { ORDER_MOVES, shortOrderNumber, type AdminOrder, type OrderStatus } from '@pickup/contract';
import { Button, space } from '@pickup/web';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

const Row = styled.div`
  display: flex;
  gap: ${space(1)};
`;

const Next = styled(Button)`
  flex: 1;
`;

/** Every status some move leads to. */
type Target = (typeof ORDER_MOVES)[OrderStatus][number];

interface MoveButtonsProps {
  order: AdminOrder;
  /** Where the order is being moved to just now. */
  movingTo: OrderStatus | undefined;
  onMove: (order: AdminOrder, to: OrderStatus) => void;
  onCancel: (order: AdminOrder) => void;
}

/** The moves the table allows (specification 4, order status): the next step wide, Cancel beside it; closed orders have none. */
export function MoveButtons({ order, movingTo, onMove, onCancel }: MoveButtonsProps) {
  const { t } = useTranslation();
  const moves: readonly Target[] = ORDER_MOVES[order.status];
  if (moves.length === 0) return null;

  // The next step takes the place of the one before: the second click of a double click must not take it too.
  const take = (to: Target) => (event: MouseEvent) => {
    if (event.detail > 1 || movingTo !== undefined) return;
    if (to === 'CANCELLED') onCancel(order);
    else onMove(order, to);
  };
  const nameOf = (to: Target) =>
    movingTo === to
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
            busy={movingTo === to}
            busyLabel={t('orders.moving.CANCELLED')}
            aria-disabled={movingTo !== undefined && movingTo !== to}
            aria-label={nameOf(to)}
            onClick={take(to)}
          >
            {t('orders.move.CANCELLED')}
          </Button>
        ) : (
          <Next
            key="next"
            size="main"
            busy={movingTo === to}
            busyLabel={t(`orders.moving.${to}`)}
            aria-disabled={movingTo !== undefined && movingTo !== to}
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
