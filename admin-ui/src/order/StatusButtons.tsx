import { STATUS_TRANSITIONS, shortOrderNumber, type AdminOrder, type OrderStatus } from '@pickup/contract';
import { Button, color, space, type ColorName, useTranslation } from '@pickup/web';
import type { MouseEvent } from 'react';
import styled, { css } from 'styled-components';
import type { Transition } from './order-transitions.js';

/** Every status some transition leads to. */
type Target = (typeof STATUS_TRANSITIONS)[OrderStatus][number];

/** A step on the way to the customer. */
export type Step = Exclude<Target, 'CANCELLED'>;

/** The ground and the text of each step's button, so that it is told from the others at a glance. */
const STEP_COLORS = {
  CONFIRMED: ['inverse', 'onInverse'],
  PREPARING: ['stepPreparing', 'onStepPreparing'],
  READY: ['stepReady', 'onStepReady'],
  COMPLETED: ['stepCompleted', 'onStepCompleted'],
} as const satisfies Record<Step, readonly [ColorName, ColorName]>;

/** The look of the button that takes a step, on top of that of a button. */
export const stepLook = (step: Step) => css`
  &:not([aria-disabled='true']),
  &:not([aria-disabled='true']):hover {
    background: ${color(STEP_COLORS[step][0])};
    color: ${color(STEP_COLORS[step][1])};
  }
  &:not([aria-disabled='true']):hover {
    border-color: ${color('ink')};
  }
`;

/** A wet finger that means the next step does not meet Cancel; on the narrowest phone that stands below it. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(2.5)};
`;

const Next = styled(Button)<{ $step: Step }>`
  flex: 1 0 6rem;
  ${({ $step }) => stepLook($step)}
`;

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
            $step={to}
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
