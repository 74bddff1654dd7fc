import type { AdminReview, Page } from '@pickup/contract';
import { Button, color, EmptyState, fontSize, Skeleton, space, StarIcon } from '@pickup/web';
import type { UseQueryResult } from '@tanstack/react-query';
import { forwardRef } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Cards, CardSkeletons } from '../../lists/Cards.js';
import { LoadFailed } from '../../lists/LoadFailed.js';
import { Pager } from '../../lists/Pager.js';
import { ReviewCard } from './ReviewCard.js';
import { isNarrowed, type ReviewsView } from './reviews-view.js';
import type { ReviewChange } from './useReviewChanges.js';

const Region = styled.section`
  scroll-margin-top: 84px;
  &[aria-busy='true'] ul {
    opacity: 0.55;
  }
`;

const Found = styled.p`
  margin-bottom: ${space(1.5)};
  font-size: ${fontSize('sm')};
  color: ${color('soft')};
`;

/** A row's cards end together, so that their buttons stand on one line. */
const Rows = styled(Cards)`
  align-items: stretch;
`;

interface ReviewsResultsProps {
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

/** The list in each of its states: on its way, failed, empty, full. */
export const ReviewsResults = forwardRef<HTMLElement, ReviewsResultsProps>(function ReviewsResults(
  { reviews, shown, view, underWay, onChange, onDelete, onPage, onReset },
  ref,
) {
  const { t } = useTranslation();
  const { data, error } = reviews;

  const body = () => {
    if (data === undefined) {
      if (error === null)
        return (
          <>
            <Found>
              <Skeleton $width="200px" $height="1lh" />
            </Found>
            <CardSkeletons label={t('reviews.loading')} />
          </>
        );
      return <LoadFailed title={t('reviews.loadFailed')} error={error} onRetry={() => void reviews.refetch()} />;
    }
    if (shown.length === 0)
      return (
        <EmptyState
          art={<StarIcon size={40} />}
          as="p"
          title={t('reviews.empty')}
          action={
            isNarrowed(view) && (
              <Button variant="secondary" onClick={onReset}>
                {t('app.clearFilters')}
              </Button>
            )
          }
        />
      );
    return (
      <>
        <Found>
          {view.search === ''
            ? t('reviews.found', { count: data.totalElements })
            : t('reviews.matching', { shown: shown.length, count: data.content.length })}
        </Found>
        <Rows>
          {shown.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} underWay={underWay(review.id)} onChange={onChange} onDelete={onDelete} />
            </li>
          ))}
        </Rows>
      </>
    );
  };

  return (
    <Region
      ref={ref}
      tabIndex={-1}
      aria-label={t('reviews.list', { page: view.page + 1 })}
      aria-busy={data === undefined ? error === null : reviews.isPlaceholderData}
    >
      {body()}
      {data && <Pager page={view.page} pages={data.totalPages} onPage={onPage} />}
    </Region>
  );
});
