import type { AdminReview } from '@pickup/contract';
import { readPage, writePage } from '../../lists/page-in-address.js';
import { matchesSearch } from '../../lists/SearchField.js';

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
