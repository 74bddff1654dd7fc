import { z } from 'zod';
import { pageOf, pageQuery, queryBoolean, queryInteger } from '../entities/page.js';
import { AdminReview, ReviewStatistics, ReviewsByRating } from '../entities/review.js';
import { Day, Id } from '../entities/scalar.js';
import { IfMatch } from '../entities/version.js';
import { endpoint } from './endpoint.js';

const byId = z.object({ id: Id });
const guarded = [401, 403] as const;
const limit = z.strictObject({ limit: queryInteger(1, 100).default(10) });

const list = <const Path extends `/${string}`>(path: Path, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    access: 'admin',
    summary,
    query: limit,
    status: 200,
    response: z.array(AdminReview),
    refusals: guarded,
  });

const change = <const Path extends `/${string}`>(path: Path, summary: string) =>
  endpoint({
    method: 'PATCH',
    path,
    access: 'admin',
    summary,
    params: byId,
    headers: IfMatch,
    status: 200,
    response: AdminReview,
    refusals: [...guarded, 404, 409],
  });

/** The owner's reviews (specification 7, reviews). */
export const adminReviewEndpoints = {
  adminReviews: endpoint({
    method: 'GET',
    path: '/admin/reviews',
    access: 'admin',
    summary: 'A page of reviews, deleted ones too.',
    query: z.strictObject({
      ...pageQuery(20),
      rating: queryInteger(1, 5).optional(),
      verified: queryBoolean.optional(),
      date: Day.optional(),
    }),
    status: 200,
    response: pageOf(AdminReview),
    refusals: guarded,
  }),
  reviewStatistics: endpoint({
    method: 'GET',
    path: '/admin/reviews/statistics',
    access: 'admin',
    summary: 'The four statistic cards.',
    query: z.strictObject({ date: Day.optional() }),
    status: 200,
    response: ReviewStatistics,
    refusals: guarded,
  }),
  recentReviews: list('/admin/reviews/recent', 'The newest reviews.'),
  reviewsByRating: endpoint({
    method: 'GET',
    path: '/admin/reviews/by-rating',
    access: 'admin',
    summary: 'How many reviews gave each number of stars.',
    status: 200,
    response: ReviewsByRating,
    refusals: guarded,
  }),
  topHelpfulReviews: list('/admin/reviews/top-helpful', 'The reviews with the most helpful votes.'),
  adminReview: endpoint({
    method: 'GET',
    path: '/admin/reviews/:id',
    access: 'admin',
    summary: 'One review.',
    params: byId,
    status: 200,
    response: AdminReview,
    refusals: [...guarded, 404],
  }),
  toggleReviewVerified: change('/admin/reviews/:id/verify', 'Marks a review verified, or takes the mark away.'),
  addHelpfulVote: change('/admin/reviews/:id/helpful', 'Adds one to the helpful count.'),
  restoreReview: change('/admin/reviews/:id/restore', 'Restores a deleted review.'),
  deleteReview: endpoint({
    method: 'DELETE',
    path: '/admin/reviews/:id',
    access: 'admin',
    summary: 'Soft-deletes a review.',
    params: byId,
    headers: IfMatch,
    status: 204,
    response: null,
    refusals: [...guarded, 404, 409],
  }),
} as const;
