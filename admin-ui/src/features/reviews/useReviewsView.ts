import { useViewInUrl } from '../../lists/useViewInAddress.js';
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
  const { view, go, replace } = useViewInUrl(parseView, writeView);
  return {
    view,
    show: replace,
    search: (search) => replace({ ...view, search }),
    rate: (rating) => go({ ...view, rating, page: 0 }),
    verify: (verified) => go({ ...view, verified, page: 0 }),
    goTo: (page) => go({ ...view, page }),
    reset: () => go(WHOLE_VIEW),
  };
}
