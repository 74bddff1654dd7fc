import type { AdminReview, Page } from '@pickup/contract';
import { useApiQuery } from '@pickup/web';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLoadFailure } from '../../failures/useLoadFailure.js';
import type { ReviewsView } from './reviews-view.js';

/** How many reviews a page lists. */
const PAGE_SIZE = '20';

/** A page of reviews, newest first; the previous page stays while another loads. A failure shows a toast. */
export function useReviews({ page, rating, verified }: ReviewsView): UseQueryResult<Page<AdminReview>> {
  const { t } = useTranslation();
  const query = {
    page: String(page),
    size: PAGE_SIZE,
    ...(rating !== null && { rating: String(rating) }),
    ...(verified !== null && { verified: verified ? ('true' as const) : ('false' as const) }),
  };
  const reviews = useApiQuery('adminReviews', { query }, { placeholderData: keepPreviousData });
  useLoadFailure(reviews, t('reviews.loadFailed'));
  return reviews;
}
