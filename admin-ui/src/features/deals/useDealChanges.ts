import type { AdminDeal } from '@pickup/contract';
import { useTranslation } from 'react-i18next';
import { flip, put, useOptimisticChange } from '../../changes/optimistic-change.js';
import { DEAL_ANSWERS } from './deals-view.js';

/** What can be done to a deal from its card. */
export interface DealChanges {
  /** A change of the deal is under way. */
  isBusy: (deal: AdminDeal) => boolean;
  toggleActive: (deal: AdminDeal) => void;
  toggleFeatured: (deal: AdminDeal) => void;
  remove: (deal: AdminDeal) => void;
  restore: (deal: AdminDeal) => void;
}

/** Each change names the version the owner saw, so that nobody flips back a switch somebody else has just flipped. */
const target = ({ id, version }: AdminDeal) => ({ params: { id }, headers: { 'if-match': version } });

/** @param onSettled called when a deal's change is over and the list is fresh, whatever came of it */
export function useDealChanges(onSettled: (dealId: string) => void): DealChanges {
  const { t } = useTranslation();
  const shared = { lists: ['adminDeals'], stale: DEAL_ANSWERS, onSettled } as const;
  const active = useOptimisticChange('toggleDealActive', {
    ...shared,
    patch: flip('active'),
    done: t('deals.done.active'),
    failed: t('deals.failed.active'),
  });
  const featured = useOptimisticChange('toggleDealFeatured', {
    ...shared,
    patch: flip('featured'),
    done: t('deals.done.featured'),
    failed: t('deals.failed.featured'),
  });
  const removal = useOptimisticChange('deleteDeal', {
    ...shared,
    patch: put({ isActive: false }),
    done: t('deals.done.delete'),
    failed: t('deals.failed.delete'),
  });
  const restoring = useOptimisticChange('restoreDeal', {
    ...shared,
    patch: put({ isActive: true }),
    done: t('deals.done.restore'),
    failed: t('deals.failed.restore'),
  });

  const isBusy = ({ id }: AdminDeal) => [active, featured, removal, restoring].some(({ pending }) => pending.has(id));
  const unlessBusy = (change: (deal: AdminDeal) => void) => (deal: AdminDeal) => {
    if (!isBusy(deal)) change(deal);
  };
  return {
    isBusy,
    toggleActive: unlessBusy((deal) => active.change(deal.id, target(deal))),
    toggleFeatured: unlessBusy((deal) => featured.change(deal.id, target(deal))),
    remove: unlessBusy((deal) => removal.change(deal.id, target(deal))),
    restore: unlessBusy((deal) => restoring.change(deal.id, target(deal))),
  };
}
