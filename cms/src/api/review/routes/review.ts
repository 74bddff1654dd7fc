import { endpoints } from '@pickup/contract';
import { contentApi, createVisitorLimiter, route, type Visitor } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { targetOf } from '../../../records/soft-deletion.js';
import { readReviewStatistics, readReviewStats, readReviewsByRating } from '../figures.js';
import { readPublicReviews, readReviewPage, readTopReviews } from '../reviews.js';
import { addVote, deleteReview, readAdminReview, restoreReview, toggleVerified, writeReview } from '../save-review.js';
import { requireReview, voteHelpful, voterOf } from '../votes.js';

const HOUR_S = 60 * 60;

interface ReviewLimits {
  /** @throws HttpError 429 for an address at its limit; it counts nothing, so that it can run before the body is read */
  askToWrite: (visitor: Visitor) => void;
  /** @throws HttpError 429 for an address that writes too many reviews */
  write: (visitor: Visitor) => Promise<void>;
  /** @throws HttpError 429 for an address that votes too often, or too often for one review; 404 for an unknown review */
  vote: (visitor: Visitor, reviewId: string) => Promise<void>;
}

/**
 * The limits of writing reviews and voting (product.md, Limits). Voters are distinguished by address and browser name, so
 * without a limit per review and address somebody could vote many times by changing the browser name.
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
      // Made-up reviews would make as many counts, each for a day.
      await requireReview(strapi, reviewId);
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
