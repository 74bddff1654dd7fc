import type { AdminMenuItem } from '@pickup/contract';
import { useTranslation } from 'react-i18next';
import { flip, put, useOptimisticChange } from '../../changes/optimistic-change.js';
import { MENU_ANSWERS } from './menu-view.js';

export interface DishChanges {
  /** A change of this dish is under way: the next one has to wait for the version it leaves. */
  isBusy: (dish: AdminMenuItem) => boolean;
  toggleAvailable: (dish: AdminMenuItem) => void;
  togglePopular: (dish: AdminMenuItem) => void;
  remove: (dish: AdminMenuItem) => void;
  restore: (dish: AdminMenuItem) => void;
}

/** Each change names the version the owner saw, so that nobody flips back a switch somebody else has just flipped. */
const requestFor = ({ id, version }: AdminMenuItem) => ({ params: { id }, headers: { 'if-match': version } });

/**
 * What can be done to a dish from its card.
 * @param onSettled called with a dish's id when its change is over, whatever came of it
 */
export function useDishChanges(onSettled: (id: string) => void): DishChanges {
  const { t } = useTranslation();
  const common = { lists: ['adminMenuItems'], stale: MENU_ANSWERS, onSettled } as const;
  const availability = useOptimisticChange('toggleMenuItemAvailability', {
    ...common,
    patch: flip('available'),
    done: t('menu.done.availability'),
    failed: t('menu.failed.availability'),
  });
  const popularity = useOptimisticChange('toggleMenuItemPopular', {
    ...common,
    patch: flip('popular'),
    done: t('menu.done.popularity'),
    failed: t('menu.failed.popularity'),
  });
  const deletion = useOptimisticChange('deleteMenuItem', {
    ...common,
    patch: put({ isActive: false }),
    done: t('menu.done.itemDeleted'),
    failed: t('menu.failed.itemDelete'),
  });
  const restoration = useOptimisticChange('restoreMenuItem', {
    ...common,
    patch: put({ isActive: true }),
    done: t('menu.done.itemRestored'),
    failed: t('menu.failed.itemRestore'),
  });

  const isBusy = ({ id }: AdminMenuItem) =>
    [availability, popularity, deletion, restoration].some(({ pending }) => pending.has(id));
  const unlessBusy = (start: (dish: AdminMenuItem) => void) => (dish: AdminMenuItem) => {
    if (!isBusy(dish)) start(dish);
  };
  return {
    isBusy,
    toggleAvailable: unlessBusy((dish) => availability.change(dish.id, requestFor(dish))),
    togglePopular: unlessBusy((dish) => popularity.change(dish.id, requestFor(dish))),
    remove: unlessBusy((dish) => deletion.change(dish.id, requestFor(dish))),
    restore: unlessBusy((dish) => restoration.change(dish.id, requestFor(dish))),
  };
}
