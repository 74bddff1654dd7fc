import { createVisitorLimiter, type Visitor } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';

const HOUR_S = 60 * 60;

interface ReviewLimits {
  /** @throws Refusal 429 for an address that writes more than any household would */
  write: (visitor: Visitor) => Promise<void>;
  /** @throws Refusal 429 for an address that votes all the time, or for one review as ever other visitors */
  vote: (visitor: Visitor, reviewId: string) => Promise<void>;
}

/**
 * What one address may write and vote (quality, flooding). A visitor is told apart by address and browser, so without
 * a limit for each review a changing browser name would be as many visitors.
 */
export function createReviewLimits(strapi: Core.Strapi): ReviewLimits {
  const written = createVisitorLimiter(strapi, { name: 'reviews', points: 20, seconds: HOUR_S });
  const votes = createVisitorLimiter(strapi, { name: 'votes', points: 120, seconds: HOUR_S });
  const votesOfOne = createVisitorLimiter(strapi, { name: 'votes-review', points: 20, seconds: 24 * HOUR_S });
  return {
    write: (visitor) => written.take(visitor),
    async vote(visitor, reviewId) {
      await votes.take(visitor);
      await votesOfOne.take(visitor, reviewId);
    },
  };
}
