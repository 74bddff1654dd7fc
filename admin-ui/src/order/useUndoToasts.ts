import { shortOrderNumber } from '@pickup/contract';
import { randomKey, toast, useTranslation } from '@pickup/web';
import { useEffect, useRef } from 'react';
import type { MadeTransition, OrderTransitions } from './order-transitions.js';

const ids = new WeakMap<MadeTransition, string>();

/** A name of its own for each offer: a toast that was dismissed cannot be shown again under its name. */
function idOf(move: MadeTransition): string {
  const id = ids.get(move) ?? `move-${randomKey()}`;
  ids.set(move, id);
  return id;
}

/** Says each move in a toast, `060 → Ready`, that offers to undo it for as long as it can be. */
export function useUndoToasts({ madeTransitions, undo }: Pick<OrderTransitions, 'madeTransitions' | 'undo'>): void {
  const { t } = useTranslation();
  const shown = useRef<readonly MadeTransition[]>([]);
  useEffect(() => {
    const now = Date.now();
    for (const move of madeTransitions.filter((each) => !shown.current.includes(each))) {
      const number = shortOrderNumber(move.orderNumber);
      toast.success(t('orders.moved', { number, status: t(`orders.status.${move.to}`) }), {
        id: idOf(move),
        // A thumb's way from the cards; the board's head has its own buttons.
        position: 'bottom-center',
        description: t('orders.transitioned'),
        durationMs: Math.max(0, move.until - now),
        action: { label: t('app.undo'), onClick: () => undo(move) },
      });
    }
    // One whose time is over leaves by itself, unless a pointer rests on it.
    const isStale = (move: MadeTransition) => move.until > now && !madeTransitions.includes(move);
    for (const move of shown.current.filter(isStale)) toast.dismiss(idOf(move));
    shown.current = madeTransitions;
  }, [madeTransitions, undo, t]);
}
