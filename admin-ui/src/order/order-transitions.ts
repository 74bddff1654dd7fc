import { shortOrderNumber, UNDO_SECONDS, type AdminOrder, type CancelReason, type OrderStatus } from '@pickup/contract';
import { useEffect, useRef, useState } from 'react';
import { NetworkError, toast, useTranslation } from '@pickup/web';
import { useOptimisticChange } from '../changes/optimistic-change.js';
import { FIGURES, ORDER_ANSWERS } from './cached-orders.js';

/** A transition under way. */
export interface Transition {
  from: OrderStatus;
  to: OrderStatus;
}

/** Orders with a transition under way, by their ids. */
export type PendingTransitions = ReadonlyMap<string, Transition>;

/** A move that was made a moment ago, and can still be undone. */
export interface MadeTransition extends Transition {
  orderId: string;
  /** In full. */
  orderNumber: string;
  /** Until when undoing it is offered, in milliseconds. */
  until: number;
}

interface TransitionOptions {
  /** Why the restaurant cancels it. */
  reason?: CancelReason;
  /** Called when the transition is over and the lists are fresh, whatever came of it. */
  onSettled?: (orderId: string) => void;
}

export interface OrderTransitions {
  pendingTransitions: PendingTransitions;
  /** The same orders, already while a press is handled: what is rendered knows of them a moment later. */
  underWay: { readonly current: ReadonlyMap<string, unknown> };
  transition: (order: AdminOrder, to: OrderStatus, options?: TransitionOptions) => void;
  /** The moves that can be undone, the last one last; at most one of each order. */
  madeTransitions: readonly MadeTransition[];
  /** Takes a move back. What the server refuses is said in a toast, and the order is shown as it is. */
  undo: (move: MadeTransition) => void;
  /** Undoes the last move. @returns false where none can be undone */
  undoLast: () => boolean;
}

/** A transition under way, or one that is being undone: then `undoes` is what was made. */
interface Asked extends TransitionOptions {
  move: Transition & { orderNumber: string };
  undoes?: MadeTransition;
}

/** The moves that can be undone; each leaves by itself when its time is over. */
function useMadeTransitions() {
  const [moves, setMoves] = useState<readonly MadeTransition[]>([]);
  useEffect(() => {
    if (moves.length === 0) return;
    const next = Math.min(...moves.map(({ until }) => until));
    const prune = () => setMoves((before) => before.filter(({ until }) => until > Date.now()));
    const timer = setTimeout(prune, Math.max(0, next - Date.now()) + 1);
    return () => clearTimeout(timer);
  }, [moves]);
  const forget = (orderId: string) => setMoves((before) => before.filter((move) => move.orderId !== orderId));
  const remember = (move: MadeTransition) =>
    setMoves((before) => [...before.filter(({ orderId }) => orderId !== move.orderId), move]);
  return { moves, remember, forget };
}

/**
 * Changes the status of orders, and takes changes back. The new status shows at once and is rolled back when the server refuses
 * it. The buttons stay those of the old status until the lists were read again, so that nobody builds a second step on a first
 * one that may yet be refused (product.md, Order status).
 */
export function useOrderTransitions(): OrderTransitions {
  const { t } = useTranslation();
  const asked = useRef(new Map<string, Asked>());
  const [pendingTransitions, setPending] = useState<PendingTransitions>(new Map());
  const { moves, remember, forget } = useMadeTransitions();

  const shared = {
    lists: ORDER_ANSWERS,
    stale: [...FIGURES, 'mailStatus' as const],
    done: null,
    onSettled: (id: string) => {
      setPending((before) => new Map([...before].filter(([other]) => other !== id)));
      asked.current.get(id)?.onSettled?.(id);
      asked.current.delete(id);
    },
  };
  const { change, settled } = useOptimisticChange('transitionOrder', {
    ...shared,
    patch: (order, { query: { status } }) => ({ ...order, status }),
    failed: t('orders.transitionFailed'),
    onDone: (orderId) => {
      const { move } = asked.current.get(orderId) ?? {};
      if (move) remember({ ...move, orderId, until: Date.now() + UNDO_SECONDS * 1000 });
    },
  });
  const { change: restore } = useOptimisticChange('undoTransition', {
    ...shared,
    patch: (order, { params: { id } }) => ({ ...order, status: asked.current.get(id)?.move.to ?? order.status }),
    failed: t('orders.undoFailed'),
    onFailed: (id, error) => {
      const { undoes } = asked.current.get(id) ?? {};
      // No answer is no refusal: it can be tried again while there is time.
      if (undoes && error instanceof NetworkError) remember({ ...undoes });
    },
    onDone: (_, { orderNumber, status }) => {
      const number = shortOrderNumber(orderNumber);
      toast.success(t('orders.undone', { number, status: t(`orders.status.${status}`) }));
    },
  });

  const begin = (orderId: string, { move, ...options }: Asked) => {
    asked.current.set(orderId, { ...options, move });
    forget(orderId);
    setPending((before) => new Map(before).set(orderId, { from: move.from, to: move.to }));
  };
  const transition: OrderTransitions['transition'] = ({ id, orderNumber, status: from }, to, options = {}) => {
    if (asked.current.has(id)) return;
    const { reason } = options;
    begin(id, { ...options, move: { orderNumber, from, to } });
    change(id, { params: { id }, query: { status: to, ...(reason && { reason }) } });
  };
  const undo = (made: MadeTransition) => {
    const { orderId: id, orderNumber, from, to } = made;
    // It cannot be undone twice. Undoing it is offered as soon as it is made, which is before the lists are fresh.
    forget(id);
    void settled(id).then(() => {
      if (asked.current.has(id)) return;
      begin(id, { move: { orderNumber, from: to, to: from }, undoes: made });
      restore(id, { params: { id }, body: { to } });
    });
  };
  const undoLast = () => {
    const last = moves.at(-1);
    if (last) undo(last);
    return last !== undefined;
  };
  return { pendingTransitions, underWay: asked, transition, madeTransitions: moves, undo, undoLast };
}
