import { useTranslation } from '@pickup/web';
import { flip, oneAtATime, put, useOptimisticChange, type Patch } from '../../changes/optimistic-change.js';
import { DEAL_ANSWERS } from './deals-view.js';

/** What can be done to a deal from its card. */
const CHANGES = ['active', 'featured', 'delete', 'restore'] as const;

export type DealChanges = ReturnType<typeof useDealChanges>;

/** @param onSettled called when a deal's change is over and the list is fresh, whatever came of it */
export function useDealChanges(onSettled: (dealId: string) => void) {
  const { t } = useTranslation();
  const options = (change: (typeof CHANGES)[number], patch: Patch) => ({
    lists: ['adminDeals'] as const,
    stale: DEAL_ANSWERS,
    patch,
    done: t(`deals.done.${change}`),
    failed: t(`deals.failed.${change}`),
    onSettled,
  });
  return oneAtATime(CHANGES, {
    active: useOptimisticChange('toggleDealActive', options('active', flip('active'))),
    featured: useOptimisticChange('toggleDealFeatured', options('featured', flip('featured'))),
    delete: useOptimisticChange('deleteDeal', options('delete', put({ isActive: false }))),
    restore: useOptimisticChange('restoreDeal', options('restore', put({ isActive: true }))),
  });
}
