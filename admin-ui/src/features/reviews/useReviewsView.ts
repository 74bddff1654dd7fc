import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseView, WHOLE_VIEW, writeView, type Rating, type ReviewsView } from './reviews-view.js';

interface ReviewsViewState {
  view: ReviewsView;
  /** Replaces the view without a step in the history. */
  show: (view: ReviewsView) => void;
  search: (search: string) => void;
  /** Another filter starts at its first page. */
  rate: (rating: Rating | null) => void;
  verify: (verified: boolean | null) => void;
  goTo: (page: number) => void;
  /** Back to the newest of all reviews. */
  reset: () => void;
}

/** The view in the URL. Filters and page are steps of the history, the letters of a search are not. */
export function useReviewsView(): ReviewsViewState {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parseView(params), [params]);
  const show = useCallback((next: ReviewsView) => setParams(writeView(next), { replace: true }), [setParams]);
  const step = (next: ReviewsView) => setParams(writeView(next));
  return {
    view,
    show,
    search: (search) => show({ ...view, search }),
    rate: (rating) => step({ ...view, rating, page: 0 }),
    verify: (verified) => step({ ...view, verified, page: 0 }),
    goTo: (page) => step({ ...view, page }),
    reset: () => step(WHOLE_VIEW),
  };
}
