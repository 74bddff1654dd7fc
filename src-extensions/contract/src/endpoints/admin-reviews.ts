import { z } from 'zod';
import { pageOf, pageQuery, queryBoolean, queryInteger } from '../entities/page.js';
import { AdminReview, ReviewStatistics, ReviewsByRating } from '../entities/review.js';
import { Day } from '../entities/scalar.js';
import { IfMatch } from '../entities/record-change.js';
import { endpoint } from './endpoint.js';

const limit = z.strictObject({ limit: queryInteger(1, 100).default(10) });

/** The owner's reviews. */
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
    response: pageOf(AdminReview),
  }),
  reviewStatistics: endpoint({
    method: 'GET',
    path: '/admin/reviews/statistics',
    access: 'admin',
    summary: 'The four statistic cards.',
    query: z.strictObject({ date: Day.optional() }),
    response: ReviewStatistics,
  }),
  recentReviews: endpoint({
    method: 'GET',
    path: '/admin/reviews/recent',
    access: 'admin',
    summary: 'The newest reviews.',
    query: limit,
    response: z.array(AdminReview),
  }),
  reviewsByRating: endpoint({
    method: 'GET',
    path: '/admin/reviews/by-rating',
    access: 'admin',
    summary: 'How many reviews gave each number of stars.',
    response: ReviewsByRating,
  }),
  topHelpfulReviews: endpoint({
    method: 'GET',
    path: '/admin/reviews/top-helpful',
    access: 'admin',
    summary: 'The reviews with the most helpful votes.',
    query: limit,
    response: z.array(AdminReview),
  }),
  adminReview: endpoint({
    method: 'GET',
    path: '/admin/reviews/:id',
    access: 'admin',
    summary: 'One review.',
    response: AdminReview,
  }),
  toggleReviewVerified: endpoint({
    method: 'PATCH',
    path: '/admin/reviews/:id/verify',
    access: 'admin',
    summary: 'Marks a review verified, or takes the mark away.',
    headers: IfMatch,
    response: AdminReview,
  }),
  addHelpfulVote: endpoint({
    method: 'PATCH',
    path: '/admin/reviews/:id/helpful',
    access: 'admin',
    summary: 'Adds one to the helpful count.',
    headers: IfMatch,
    response: AdminReview,
  }),
  restoreReview: endpoint({
    method: 'PATCH',
    path: '/admin/reviews/:id/restore',
    access: 'admin',
    summary: 'Restores a deleted review.',
    headers: IfMatch,
    response: AdminReview,
  }),
  deleteReview: endpoint({
    method: 'DELETE',
    path: '/admin/reviews/:id',
    access: 'admin',
    summary: 'Soft-deletes a review.',
    headers: IfMatch,
  }),
} as const;
