import { localDay } from '@pickup/contract';
import { find, setActive, toEdit, write } from './changing.js';
import type { MockData } from './data.js';
import { averageRating, countPerRating } from './figures.js';
import type { Answers } from './mock-api.js';
import { pageOf } from './present.js';
import type { MockReview } from './records.js';

/** The owner's calls about reviews. */
export const ownerReviewCalls = (data: MockData) => {
  const kept = () => data.reviews.filter(({ isActive }) => isActive);
  const isOf = ({ createdAt }: MockReview, date: string | undefined) =>
    date === undefined || localDay(Date.parse(createdAt), data.restaurant.timeZone) === date;
  return {
    adminReviews: ({ query: { rating, verified, date, ...page } }) => {
      const found = data.reviews
        .filter((review) => rating === undefined || review.rating === rating)
        .filter((review) => verified === undefined || review.verified === verified)
        .filter((review) => isOf(review, date));
      return pageOf(found, page, (review) => review);
    },
    reviewStatistics: ({ query: { date } }) => {
      const counted = kept().filter((review) => isOf(review, date));
      return {
        totalReviews: counted.length,
        verifiedReviews: counted.filter(({ verified }) => verified).length,
        averageRating: averageRating(counted),
        totalHelpfulVotes: counted.reduce((sum, { helpfulCount }) => sum + helpfulCount, 0),
      };
    },
    recentReviews: ({ query: { limit } }) => kept().slice(0, limit),
    reviewsByRating: () => countPerRating(kept()),
    topHelpfulReviews: ({ query: { limit } }) =>
      kept()
        .sort((one, other) => other.helpfulCount - one.helpfulCount)
        .slice(0, limit),
    adminReview: ({ params: { id } }) => find(data.reviews, id),
    toggleReviewVerified: (request) => {
      const found = toEdit(data.reviews, request, 'review');
      return write(found, { verified: !found.verified });
    },
    addHelpfulVote: (request) => {
      const found = toEdit(data.reviews, request, 'review');
      return write(found, { helpfulCount: found.helpfulCount + 1 });
    },
    restoreReview: (request) => setActive(data.reviews, request, true),
    deleteReview: (request) => {
      setActive(data.reviews, request, false);
      return undefined;
    },
  } satisfies Answers;
};
