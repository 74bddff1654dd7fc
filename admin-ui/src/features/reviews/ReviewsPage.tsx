import type { AdminReview } from '@pickup/contract';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusKeeper } from '../../lists/useFocusKeeper.js';
import { useLastPage } from '../../lists/useLastPage.js';
import { Screen } from '../../screen/Screen.js';
import { ReviewStatistics } from './ReviewStatistics.js';
import { searchReviews } from './reviews-view.js';
import { ReviewsResults } from './ReviewsResults.js';
import { ReviewsToolbar } from './ReviewsToolbar.js';
import { useReviewChanges } from './useReviewChanges.js';
import { useReviews } from './useReviews.js';
import { useReviewsView } from './useReviewsView.js';

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
