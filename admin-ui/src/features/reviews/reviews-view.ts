import type { AdminReview, Page } from '@pickup/contract';
import { useApiQuery, useTranslation } from '@pickup/web';
import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query';
import { readPage, writePage, useViewInUrl } from '../../lists/view-in-url.js';
import { matchesSearch } from '../../lists/SearchField.js';
import { useLoadFailure } from '../../failures/load-failure.js';

/** Ratings to choose from, the best first. */
export const RATINGS = [5, 4, 3, 2, 1] as const;
export type Rating = (typeof RATINGS)[number];

/** What the owner looks at; it lives in the URL, so that a reload, a bookmark and the back button keep it. */
export interface ReviewsView {
  search: string;
  /** Null: all ratings. */
  rating: Rating | null;
  /** Null: verified or not. */
  verified: boolean | null;
  /** 0-based, as in calls; the URL and the screen count from 1. */
  page: number;
}

/** The newest of all reviews. */
export const WHOLE_VIEW: ReviewsView = { search: '', rating: null, verified: null, page: 0 };

const VERIFIED: ReadonlyMap<string | null, boolean> = new Map([
  ['true', true],
  ['false', false],
]);

/** Reads a view from `?q=&rating=&verified=&page=`; what makes no sense counts as not given. */
export function parseView(params: URLSearchParams): ReviewsView {
  const rating = params.get('rating');
  return {
    search: params.get('q') ?? '',
    rating: RATINGS.find((stars) => String(stars) === rating) ?? null,
    verified: VERIFIED.get(params.get('verified')) ?? null,
    page: readPage(params),
  };
}

/** The parameters of a view, without its defaults. */
export function writeView({ search, rating, verified, page }: ReviewsView): URLSearchParams {
  const params = new URLSearchParams();
  if (search !== '') params.set('q', search);
  if (rating !== null) params.set('rating', String(rating));
  if (verified !== null) params.set('verified', String(verified));
  writePage(params, page);
  return params;
}

/** Whether a search or a filter leaves reviews out. */
export const isNarrowed = ({ search, rating, verified }: ReviewsView): boolean =>
  search !== '' || rating !== null || verified !== null;

/** The reviews of a page whose name, email, comment or order number contains the text. */
export const searchReviews = (reviews: readonly AdminReview[], search: string): AdminReview[] =>
  reviews.filter(({ customerName, customerEmail, comment, orderNumber }) =>
    matchesSearch(search, [customerName, customerEmail, comment, orderNumber]),
  );

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
