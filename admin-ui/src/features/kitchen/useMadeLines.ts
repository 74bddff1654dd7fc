import type { AdminOrder, AdminOrderLine } from '@pickup/contract';
import { useTranslation } from '@pickup/web';
import { patchAnswer, put, useOptimisticChange } from '../../changes/optimistic-change.js';
import { ORDER_ANSWERS } from '../../order/cached-orders.js';

/** Strikes lines off as made, or takes that back; it shows at once. */
export function useMadeLines(): (order: AdminOrder, line: AdminOrderLine, made: boolean) => void {
  const { t } = useTranslation();
  const { change } = useOptimisticChange('setLineMade', {
    lists: ORDER_ANSWERS,
    patch: (order, { params, body: { made } }) => ({
      ...order,
      items: patchAnswer(order.items, params.lineId, put({ made })),
    }),
    done: null,
    // A cook strikes the lines of a card off one right after the other.
    queues: true,
    failed: t('board.line.failed'),
  });
  return ({ id }, line, made) => change(id, { params: { id, lineId: line.id }, body: { made } });
}
