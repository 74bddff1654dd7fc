import { businessDay, toPage } from '@pickup/contract';
import { changeOf, find, setActive, toEdit, write } from './changing.js';
import type { MockData } from './data.js';
import type { Answers } from './mock-api.js';
import type { MockReview } from './records.js';
import { averageRating, countPerStar } from './stars.js';

const kept = ({ reviews }: MockData) => reviews.filter(({ isActive }) => isActive);

/** Written on a day of the restaurant's (ruling 5); on any, when none is asked for. */
const isOf = ({ restaurant }: MockData, { createdAt }: MockReview, date: string | undefined) =>
  date === undefined || businessDay(Date.parse(createdAt), restaurant.timeZone) === date;

/** How the owner's calls about reviews are answered (specification 7, reviews). */
export const ownerReviewAnswers = (data: MockData) =>
  ({
    adminReviews: ({ query: { page, size, rating, verified, date } }) => {
      const found = data.reviews
        .filter((review) => rating === undefined || review.rating === rating)
        .filter((review) => verified === undefined || review.verified === verified)
        .filter((review) => isOf(data, review, date));
      return toPage(found.slice(page * size, (page + 1) * size), page, size, found.length);
    },
    reviewStatistics: ({ query: { date } }) => {
      const counted = kept(data).filter((review) => isOf(data, review, date));
      return {
        totalReviews: counted.length,
        verifiedReviews: counted.filter(({ verified }) => verified).length,
        averageRating: averageRating(counted),
        totalHelpfulVotes: counted.reduce((sum, { helpfulCount }) => sum + helpfulCount, 0),
      };
    },
    recentReviews: ({ query: { limit } }) => kept(data).slice(0, limit),
    reviewsByRating: () => countPerStar(kept(data)),
    topHelpfulReviews: ({ query: { limit } }) =>
      kept(data)
        .sort((one, other) => other.helpfulCount - one.helpfulCount)
        .slice(0, limit),
    adminReview: ({ params: { id } }) => find(data.reviews, id, 'review'),
    toggleReviewVerified: ({ params: { id }, headers }) => {
      const found = toEdit(data.reviews, changeOf('review', id, headers));
      return write(found, { verified: !found.verified });
    },
    addHelpfulVote: ({ params: { id }, headers }) => {
      const found = toEdit(data.reviews, changeOf('review', id, headers));
      return write(found, { helpfulCount: found.helpfulCount + 1 });
    },
    restoreReview: ({ params: { id }, headers }) => setActive(data.reviews, changeOf('review', id, headers), true),
    deleteReview: ({ params: { id }, headers }) => {
      setActive(data.reviews, changeOf('review', id, headers), false);
      return undefined;
    },
  }) satisfies Answers;
