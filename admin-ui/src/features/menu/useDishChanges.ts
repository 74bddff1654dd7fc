import { useTranslation } from 'react-i18next';
import { flip, oneAtATime, put, useOptimisticChange } from '../../changes/optimistic-change.js';
import { MENU_ANSWERS } from './menu-view.js';

/** What can be done to a dish from its card. */
const CHANGES = ['availability', 'popularity', 'delete', 'restore'] as const;

export type DishChanges = ReturnType<typeof useDishChanges>;

/** @param onSettled called with a dish's id when its change is over, whatever came of it */
export function useDishChanges(onSettled: (id: string) => void) {
  const { t } = useTranslation();
  const common = { lists: ['adminMenuItems'], stale: MENU_ANSWERS, onSettled } as const;
  return oneAtATime(CHANGES, {
    availability: useOptimisticChange('toggleMenuItemAvailability', {
      ...common,
      patch: flip('available'),
      done: t('menu.done.availability'),
      failed: t('menu.failed.availability'),
    }),
    popularity: useOptimisticChange('toggleMenuItemPopular', {
      ...common,
      patch: flip('popular'),
      done: t('menu.done.popularity'),
      failed: t('menu.failed.popularity'),
    }),
    delete: useOptimisticChange('deleteMenuItem', {
      ...common,
      patch: put({ isActive: false }),
      done: t('menu.done.itemDeleted'),
      failed: t('menu.failed.itemDelete'),
    }),
    restore: useOptimisticChange('restoreMenuItem', {
      ...common,
      patch: put({ isActive: true }),
      done: t('menu.done.itemRestored'),
      failed: t('menu.failed.itemRestore'),
    }),
  });
}
