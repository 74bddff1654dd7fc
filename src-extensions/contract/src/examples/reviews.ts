import type { AdminReview, CreateReview, Review } from '../entities/review.js';
import { pageOfOne, recordErrors, type Examples } from './example.js';

const review: Review = {
  id: 'r6q1ye8k3w5v0zb7tx2nm9hc',
  customerName: 'Anneke de Boer',
  rating: 5,
  comment: 'Ready two minutes before the time on my phone, and the crust was still crisp at my own table.',
  verified: true,
  helpfulCount: 3,
  createdAt: '2026-11-21T19:04:51.330Z',
  language: 'en',
};

const ownersReview: AdminReview = {
  ...review,
  customerEmail: 'anneke.deboer@example.nl',
  orderNumber: '20261121-017',
  isActive: true,
  version: '1795287891330',
};
const changed = { ...ownersReview, version: '1795291200000' };

const reviewForm: CreateReview = {
  customerName: 'Anneke de Boer',
  customerEmail: 'anneke.deboer@example.nl',
  rating: 5,
  comment: 'Ready two minutes before the time on my phone, and the crust was still crisp at my own table.',
  orderNumber: '20261121-017',
  language: 'en',
};

const perStar = { '1': 1, '2': 0, '3': 3, '4': 12, '5': 48 };
const toReview = { params: { id: review.id } };
const change = { ...toReview, headers: { 'if-match': ownersReview.version } };
const errors = recordErrors('review');

/** Reviews, as visitors and as the owner see them. */
export const reviewExamples = {
  reviewStats: {
    request: {},
    response: {
      averageRating: 4.7,
      totalReviews: 64,
      ratingBreakdown: perStar,
      verifiedAverage: 4.8,
      verifiedReviews: 41,
    },
  },
  reviews: {
    request: { query: { page: '0', size: '10', sort: 'createdAt,desc' } },
    response: pageOfOne(review, 10),
    invalid: { query: { sort: 'rating,desc' } },
  },
  createReview: {
    request: { body: reviewForm },
    response: { ...review, helpfulCount: 0 },
    invalid: { body: { ...reviewForm, rating: 6 } },
  },
  voteHelpful: {
    request: toReview,
    response: { success: true, newHelpfulCount: 4 },
    errors: { 404: errors[404] },
  },
  adminReviews: {
    request: { query: { page: '0', size: '20', rating: '5', verified: 'true', date: '2026-11-21' } },
    response: pageOfOne(ownersReview, 20),
    invalid: { query: { rating: '6' } },
  },
  reviewStatistics: {
    request: { query: {} },
    response: { totalReviews: 64, verifiedReviews: 41, averageRating: 4.7, totalHelpfulVotes: 97 },
    invalid: { query: { date: '21-11-2026' } },
  },
  recentReviews: { request: { query: { limit: '10' } }, response: [ownersReview], invalid: { query: { limit: '0' } } },
  reviewsByRating: { request: {}, response: perStar },
  topHelpfulReviews: {
    request: { query: { limit: '10' } },
    response: [ownersReview],
    invalid: { query: { limit: 'many' } },
  },
  adminReview: { request: toReview, response: ownersReview, errors: { 404: errors[404] } },
  toggleReviewVerified: { request: change, response: { ...changed, verified: false }, errors },
  addHelpfulVote: { request: change, response: { ...changed, helpfulCount: 4 }, errors },
  restoreReview: { request: change, response: changed, errors },
  deleteReview: { request: change, errors },
} satisfies Partial<Examples>;
