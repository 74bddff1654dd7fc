import { endpoints } from '@pickup/contract';
import { contentApi, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { targetOf } from '../../../records/soft-deletion.js';
import { addVote, deleteReview, readAdminReview, restoreReview, toggleVerified } from '../change-review.js';
import { readReviewStatistics, readReviewStats, readReviewsByRating } from '../figures.js';
import { readReviewPage, readTopReviews } from '../owner-reviews.js';
import { createReviewLimits } from '../limits.js';
import { readPublicReviews, writeReview } from '../reviews.js';
import { voteHelpful, voterOf } from '../votes.js';

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const limits = createReviewLimits(strapi);
  return contentApi([
    route(endpoints.reviewStats, () => readReviewStats(strapi)),
    route(endpoints.reviews, ({ query }) => readPublicReviews(strapi, query)),
    route(
      endpoints.createReview,
      async ({ body, visitor }) => {
        await limits.write(visitor);
        return writeReview(strapi, body, new Date());
      },
      ({ visitor }) => limits.askToWrite(visitor),
    ),
    route(endpoints.voteHelpful, async ({ params, visitor }) => {
      await limits.vote(visitor, params.id);
      const voter = voterOf(visitor, z.string().parse(strapi.config.get('pickup.visitorSecret')));
      return voteHelpful(strapi, params.id, voter, new Date());
    }),

    route(endpoints.adminReviews, ({ query }) => readReviewPage(strapi, query)),
    route(endpoints.reviewStatistics, ({ query }) => readReviewStatistics(strapi, query.date)),
    route(endpoints.recentReviews, ({ query }) => readTopReviews(strapi, 'newest', query.limit)),
    route(endpoints.reviewsByRating, () => readReviewsByRating(strapi)),
    route(endpoints.topHelpfulReviews, ({ query }) => readTopReviews(strapi, 'most helpful', query.limit)),
    route(endpoints.adminReview, ({ params }) => readAdminReview(strapi, params.id)),
    route(endpoints.toggleReviewVerified, (request) => toggleVerified(strapi, targetOf(request))),
    route(endpoints.addHelpfulVote, (request) => addVote(strapi, targetOf(request))),
    route(endpoints.restoreReview, (request) => restoreReview(strapi, targetOf(request))),
    route(endpoints.deleteReview, (request) => deleteReview(strapi, targetOf(request))),
  ]);
};
