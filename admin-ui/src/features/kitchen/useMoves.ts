import type { AdminOrder } from '@pickup/contract';
import type { RefObject } from 'react';
import { cardId } from '../../lists/useFocusKeeper.js';
import { useLiveOrders } from '../../live-orders/LiveOrders.js';
import type { Step } from '../../order/StatusButtons.js';
import { nextStepOf } from './card/NextStep.js';
import { LANES, neighbourOf, type Lanes } from './lanes.js';

interface Moves {
  move: (order: AdminOrder, to: Step) => void;
  /** Takes the next step with an order of the board. */
  moveOn: (orderId: string) => void;
}

/** Gives the focus to an order's card: it is picked. A card that is not there yet gets it when it is. */
export function focusCard(orderId: string): void {
  const card = () => document.getElementById(cardId(orderId));
  if (card()) card()?.focus();
  else requestAnimationFrame(() => requestAnimationFrame(() => card()?.focus()));
}

/** Whether nothing has the focus but this card, or what is in it. */
const isFocusOf = (orderId: string) =>
  document.activeElement === document.body ||
  document.activeElement?.closest(`#${CSS.escape(cardId(orderId))}`) !== null;

/** Moves the orders of the board; the next card of the lane gets the focus of one that has left it. */
export function useMoves(
  lanes: Lanes,
  region: RefObject<HTMLElement>,
  transition: (order: AdminOrder, to: Step) => void,
): Moves {
  const { pendingTransitions } = useLiveOrders();
  const move = (order: AdminOrder, to: Step) => {
    const lane = LANES.map((name) => lanes[name]).find((orders) => orders.some(({ id }) => id === order.id));
    const next = lane && neighbourOf(lane, order.id);
    // Before the card leaves: another Enter must not take a second step with it.
    if (isFocusOf(order.id)) {
      if (next) focusCard(next.id);
      else region.current?.focus();
    }
    transition(order, to);
  };
  const moveOn = (orderId: string) => {
    const order = LANES.flatMap((name) => lanes[name]).find(({ id }) => id === orderId);
    const step = order && nextStepOf(order.status);
    if (order && step && !pendingTransitions.has(orderId)) move(order, step);
  };
  return { move, moveOn };
}
