import type { AdminDeal, EndpointName, Page } from '@pickup/contract';
import { useApiQuery } from '@pickup/web';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLoadFailure } from '../../failures/useLoadFailure.js';
import { queryOf, type DealsView } from './deals-view.js';

/** Every answer that a change of a deal makes stale, beside the list itself. */
export const DEAL_ANSWERS = [
  'adminDeal',
  'dealStatistics',
  'currentDeals',
  'upcomingDeals',
  'expiredDeals',
  'featuredDeals',
  'deals',
  'dashboard',
] as const satisfies readonly EndpointName[];

/** A page of deals, newest first; the previous page stays while another loads. A failure shows a toast. */
export function useDeals(view: DealsView): UseQueryResult<Page<AdminDeal>> {
  const { t } = useTranslation();
  const deals = useApiQuery('adminDeals', { query: queryOf(view) }, { placeholderData: keepPreviousData });
  useLoadFailure(deals, t('deals.failed.load'));
  return deals;
}
