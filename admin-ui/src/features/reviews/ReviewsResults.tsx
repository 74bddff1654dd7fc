import type { AdminReview, Page } from '@pickup/contract';
import { StarIcon } from '@pickup/web';
import type { UseQueryResult } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { NothingFound } from '../../lists/NothingFound.js';
import { PagedResults } from '../../lists/PagedResults.js';
import { ReviewCard } from './ReviewCard.js';
import { isNarrowed, type ReviewsView } from './reviews-view.js';
import type { ReviewChange } from './useReviewChanges.js';

interface ReviewsResultsProps {
  region: RefObject<HTMLElement>;
  reviews: UseQueryResult<Page<AdminReview>>;
  /** The reviews of the page that match the search. */
  shown: readonly AdminReview[];
  view: ReviewsView;
  underWay: (id: string) => ReviewChange | undefined;
  onChange: (change: ReviewChange, review: AdminReview) => void;
  onDelete: (review: AdminReview) => void;
  onPage: (page: number) => void;
  onReset: () => void;
}

/** The reviews of a page as cards. */
export function ReviewsResults({
  region,
  reviews,
  shown,
  view,
  underWay,
  onChange,
  onDelete,
  onPage,
  onReset,
}: ReviewsResultsProps) {
  const { t } = useTranslation();
  return (
    <PagedResults
      region={region}
      label={t('reviews.list', { page: view.page + 1 })}
      answer={reviews}
      loading={t('reviews.loading')}
      failed={t('reviews.loadFailed')}
      shown={shown}
      empty={
        <NothingFound
          art={<StarIcon size={40} />}
          title={t('reviews.empty')}
          narrowed={isNarrowed(view)}
          onReset={onReset}
        />
      }
      found={({ totalElements, content }) =>
        view.search === ''
          ? t('reviews.found', { count: totalElements })
          : t('reviews.matching', { shown: shown.length, count: content.length })
      }
      card={(review) => (
        <ReviewCard review={review} underWay={underWay(review.id)} onChange={onChange} onDelete={onDelete} />
      )}
      level
      page={view.page}
      onPage={onPage}
    />
  );
}
