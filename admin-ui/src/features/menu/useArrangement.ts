import type { AdminCategory, AdminMenuItem } from '@pickup/contract';
import { invalidateApi, toast, useApiMutation, useTranslation } from '@pickup/web';
import { useQueryClient } from '@tanstack/react-query';
import { UNDO_MS } from '../../changes/optimistic-change.js';
import { useErrorMessage } from '../../failures/load-failure.js';
import { endsSession } from '../../session-store/owner-client.js';
import { inOrder, type Arrangement } from './arrangement.js';
import { MENU_ANSWERS } from './menu-view.js';

/**
 * Stores an order of the menu: it shows at once, can be undone for a while, and is taken back where the server refuses it.
 * @param onRefused opens it again, so that nothing of it has to be done twice
 */
export function useArrangement(onRefused: (order: Arrangement) => void): (order: Arrangement) => void {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const errorMessage = useErrorMessage();
  const dishes = useApiMutation('arrangeDishes');
  const categories = useApiMutation('arrangeCategories');

  /** @returns takes it back */
  const showAtOnce = async ({ subject, after }: Arrangement): Promise<() => void> => {
    const queryKey = [subject === 'categories' ? 'adminCategories' : 'adminMenuItems'];
    await queries.cancelQueries({ queryKey });
    const shown = queries.getQueriesData({ queryKey });
    queries.setQueriesData<(AdminMenuItem | AdminCategory)[]>({ queryKey }, (list) => list && inOrder(list, after));
    return () => shown.forEach(([key, answer]) => queries.setQueryData(key, answer));
  };
  const send = ({ subject, ...order }: Arrangement) => {
    const ids = { before: [...order.before], after: [...order.after] };
    return subject === 'categories'
      ? categories.mutateAsync({ body: ids })
      : dishes.mutateAsync({ body: { ...subject, ...ids } });
  };

  const store = async (order: Arrangement, done: string, canUndo: boolean) => {
    const takeBack = await showAtOnce(order);
    try {
      await send(order);
      await invalidateApi(queries, MENU_ANSWERS);
      const { subject, before: after, after: before } = order;
      const undo = () => void store({ subject, before, after }, t('menu.order.undone'), false);
      const action = { label: t('app.undo'), onClick: undo };
      toast.success(done, canUndo ? { action, durationMs: UNDO_MS } : {});
    } catch (error) {
      // In this order: what is read again must not be covered by what was shown before.
      takeBack();
      void invalidateApi(queries, MENU_ANSWERS);
      // It lies open below the sign-in dialog.
      if (error instanceof Error && endsSession(error)) {
        onRefused(order);
        return;
      }
      const action = { label: t('menu.order.reopen'), onClick: () => onRefused(order) };
      toast.error(t('menu.order.failed'), { description: errorMessage(error), action });
    }
  };
  return (order) => void store(order, t('menu.order.done'), true);
}
