import { media, space, StarIcon, useTranslation } from '@pickup/web';
import styled from 'styled-components';
import type { AdminReview, Page } from '@pickup/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react';
import { Choices } from '../../lists/Choices.js';
import { SearchField } from '../../lists/SearchField.js';
import {
  RATINGS,
  isNarrowed,
  searchReviews,
  useReviews,
  useReviewsView,
  type Rating,
  type ReviewsView,
} from './reviews-view.js';
import { NothingFound } from '../../lists/list-parts.js';
import { PagedResults, useLastPage } from '../../lists/PagedResults.js';
import { ReviewCard } from './ReviewCard.js';
import { useReviewChanges, type ReviewChange } from './ReviewActions.js';
import { useFocusKeeper } from '../../lists/useFocusKeeper.js';
import { Screen } from '../../screen/Screen.js';
import { ReviewStatistics } from './ReviewStatistics.js';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
  margin-bottom: ${space(2)};
  & > * {
    max-width: 100%;
  }
  & > [role='search'] {
    flex: 2 1 300px;
  }
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    & > [role='group'] {
      max-width: none;
    }
  }
`;

interface ReviewsToolbarProps {
  view: ReviewsView;
  onSearch: (search: string) => void;
  onRating: (rating: Rating | null) => void;
  onVerified: (verified: boolean | null) => void;
}

/** Search, rating filter and verification filter. */
export function ReviewsToolbar({ view, onSearch, onRating, onVerified }: ReviewsToolbarProps) {
  const { t } = useTranslation();
  return (
    <Root>
      <SearchField
        label={t('app.searchPage')}
        placeholder={t('reviews.search')}
        value={view.search}
        onSearch={onSearch}
      />
      <Choices<Rating | null>
        label={t('reviews.filter.rating')}
        items={[
          { value: null, label: t('reviews.filter.allRatings') },
          ...RATINGS.map((rating) => ({ value: rating, label: t('reviews.filter.stars', { count: rating }) })),
        ]}
        chosen={view.rating}
        onChoose={onRating}
      />
      <Choices<boolean | null>
        label={t('reviews.filter.verification')}
        items={[
          { value: null, label: t('reviews.filter.all') },
          { value: true, label: t('reviews.filter.verified') },
          { value: false, label: t('reviews.filter.notVerified') },
        ]}
        chosen={view.verified}
        onChoose={onVerified}
      />
    </Root>
  );
}

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
          hint={t('reviews.emptyHint')}
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

const loadDialog = () => import('./DeleteReviewDialog.js');
const DeleteReviewDialog = lazy(loadDialog);

/** The dialog is fetched after the list, but before the click, so that a slow connection does not delay it. */
const preloadDialog = () => void loadDialog().catch(() => undefined);

const NONE: readonly AdminReview[] = [];

/** /admin/reviews */
export default function ReviewsPage() {
  const { t } = useTranslation();
  const { view, show, search, rate, verify, goTo, reset } = useReviewsView();
  const reviews = useReviews(view);
  const shown = searchReviews(reviews.data?.content ?? NONE, view.search);
  const results = useRef<HTMLElement>(null);
  const keepFocus = useFocusKeeper(results);
  const { underWay, make } = useReviewChanges(keepFocus);
  const [deleting, setDeleting] = useState<AdminReview | null>(null);

  useEffect(preloadDialog, []);

  useLastPage(reviews, view.page, (page) => show({ ...view, page }));

  const closeDialog = (review: AdminReview) => {
    setDeleting(null);
    keepFocus(review.id);
  };

  return (
    <Screen title={t('reviews.title')}>
      <ReviewStatistics />
      <ReviewsToolbar view={view} onSearch={search} onRating={rate} onVerified={verify} />
      <ReviewsResults
        region={results}
        reviews={reviews}
        shown={shown}
        view={view}
        underWay={underWay}
        onChange={make}
        onDelete={setDeleting}
        onPage={goTo}
        onReset={reset}
      />
      <Suspense fallback={null}>
        {deleting && (
          <DeleteReviewDialog
            review={deleting}
            onKeep={() => closeDialog(deleting)}
            onConfirm={() => {
              make('delete', deleting);
              closeDialog(deleting);
            }}
          />
        )}
      </Suspense>
    </Screen>
  );
}
