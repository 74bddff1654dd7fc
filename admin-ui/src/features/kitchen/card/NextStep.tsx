import { nextStatuses, shortOrderNumber, type AdminOrder, type OrderStatus } from '@pickup/contract';
import { Button, fontSize, useTranslation } from '@pickup/web';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import type { Transition } from '../../../order/order-transitions.js';
import { stepLook, type Step } from '../../../order/StatusButtons.js';

const STEPS: readonly Step[] = ['CONFIRMED', 'PREPARING', 'READY', 'COMPLETED'];

/** The step that a press or the Enter key takes with an order; undefined for a closed one. */
export const nextStepOf = (status: OrderStatus): Step | undefined =>
  STEPS.find((step) => nextStatuses(status).includes(step));

const Root = styled(Button)<{ $step: Step; $low: boolean }>`
  flex: 1;
  min-width: 0;
  min-height: ${({ $low }) => ($low ? 44 : 48)}px;
  padding-inline: 6px;
  font-size: ${fontSize('md')};
  font-weight: 750;
  ${({ $step }) => stepLook($step)}
`;

interface NextStepProps {
  order: AdminOrder;
  /** The order's transition that is under way. */
  pending: Transition | undefined;
  /** On a dense card. */
  low: boolean;
  onMove: (order: AdminOrder, to: Step) => void;
}

/** The next step of an order as one wide button (product.md, Kitchen board). */
export function NextStep({ order, pending, low, onMove }: NextStepProps) {
  const { t } = useTranslation();
  const step = nextStepOf(pending?.from ?? order.status);
  if (step === undefined) return null;
  // The next step's button appears where the pressed one was: a double press must not take both.
  const press = ({ detail }: MouseEvent) => {
    if (detail <= 1 && pending === undefined) onMove(order, step);
  };
  const number = shortOrderNumber(order.orderNumber);
  return (
    <Root
      $step={step}
      $low={low}
      busy={pending !== undefined}
      aria-label={t('orders.card.transitionOf', { transition: t(`orders.transition.${step}`), number })}
      onClick={press}
    >
      {t(`board.step.${step}`)}
    </Root>
  );
}
