import type { SoldOutUntil } from '@pickup/contract';
import { useTranslation } from '@pickup/web';
import { flip, oneAtATime, put, useOptimisticChange } from '../../changes/optimistic-change.js';
import { backTomorrow } from '../../forms/sold-out.js';
import { useServiceDay } from '../../restaurant/useRestaurant.js';
import { MENU_ANSWERS } from './menu-view.js';

/** What can be done to a dish from its card. */
const CHANGES = ['availability', 'popularity', 'sellOutToday', 'bringBack', 'delete', 'restore'] as const;

/** The lists in which a change of a dish shows, and what it makes stale. */
const MENU = { lists: ['adminMenuItems'], stale: MENU_ANSWERS } as const;

export type DishChanges = ReturnType<typeof useDishChanges>;

interface SoldOutOptions {
  until: 'today' | null;
  /** What the dish then carries. */
  soldOutUntil: SoldOutUntil;
  done: string;
  onSettled: (id: string) => void;
}

/** Says until when a dish is sold out. */
function useSoldOut({ until, soldOutUntil, done, onSettled }: SoldOutOptions) {
  const { t } = useTranslation();
  const { pending, change } = useOptimisticChange('setDishSoldOut', {
    ...MENU,
    onSettled,
    done,
    patch: put({ soldOutUntil }),
    failed: t('menu.failed.soldOut'),
  });
  return {
    pending,
    change: (id: string, request: { params: { id: string }; headers: { 'if-match': string } }) =>
      change(id, { ...request, body: { until } }),
  };
}

/** @param onSettled called with a dish's id when its change is over, whatever came of it */
export function useDishChanges(onSettled: (id: string) => void) {
  const { t } = useTranslation();
  const today = useServiceDay();
  const common = { ...MENU, onSettled } as const;
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
    sellOutToday: useSoldOut({
      until: 'today',
      soldOutUntil: backTomorrow(today),
      onSettled,
      done: t('menu.done.soldOut'),
    }),
    bringBack: useSoldOut({ until: null, soldOutUntil: null, onSettled, done: t('menu.done.back') }),
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
