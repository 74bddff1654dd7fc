import { createVisitorLimiter, type Visitor } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';

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
export function createReviewLimits(strapi: Core.Strapi): ReviewLimits {
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
