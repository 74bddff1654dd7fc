import { endpoints } from '@pickup/contract';
import { contentApi, createVisitorLimiter, route, type Visitor } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { targetOf } from '../../../records/soft-deletion.js';
import { readReviewStatistics, readReviewStats, readReviewsByRating } from '../figures.js';
import { readPublicReviews, readReviewPage, readTopReviews } from '../reviews.js';
import { addVote, deleteReview, readAdminReview, restoreReview, toggleVerified, writeReview } from '../save-review.js';
import { voteHelpful, voterOf } from '../votes.js';

const HOUR_S = 60 * 60;

interface ReviewLimits {
  /** @throws HttpError 429 for an address that may write nothing now; it counts nothing, so it may be asked before a body is read */
  askToWrite: (visitor: Visitor) => void;
  /** @throws HttpError 429 for an address that writes more than any household would */
  write: (visitor: Visitor) => Promise<void>;
  /** @throws HttpError 429 for an address that votes all the time, or again and again for one review */
  vote: (visitor: Visitor, reviewId: string) => Promise<void>;
}

/**
 * How often one address may write and vote (product.md, Limits). Visitors are told apart by address and browser name, so
 * without a limit for each review, whoever changes the name could vote as often as they like.
 */
function createReviewLimits(strapi: Core.Strapi): ReviewLimits {
  const written = createVisitorLimiter(strapi, { name: 'reviews', points: 20, seconds: HOUR_S });
  const votes = createVisitorLimiter(strapi, { name: 'votes', points: 120, seconds: HOUR_S });
  const votesOfOne = createVisitorLimiter(strapi, { name: 'votes-review', points: 20, seconds: 24 * HOUR_S });
  return {
    askToWrite: (visitor) => written.check(visitor),
    write: (visitor) => written.consume(visitor),
    async vote(visitor, reviewId) {
      await votes.consume(visitor);
      await votesOfOne.consume(visitor, reviewId);
    },
  };
}

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
