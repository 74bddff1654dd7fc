import type { ReviewStatistics, ReviewStats, ReviewsByRating } from '@pickup/contract';
import { readTimeZone } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { z } from 'zod';
import { spanOf, type DaySpan } from './reviews.js';

/** Reviews that are not deleted, of one day or all (product.md, Reviews). */
function counted(db: Knex, span: DaySpan | null = null) {
  const reviews = db('reviews').where({ is_active: true });
  if (span) reviews.where('written_at', '>=', span.from);
  if (span?.until) reviews.where('written_at', '<', span.until);
  return reviews;
}

/** Rounded to one decimal; 0 without reviews. */
const average = (sum: number, count: number) => (count === 0 ? 0 : Math.round((sum / count) * 10) / 10);

const CountRow = z.object({ rating: z.coerce.number(), count: z.coerce.number() });

/** How many reviews gave each number of stars, from 1 to 5. */
export async function readReviewsByRating(strapi: Core.Strapi): Promise<ReviewsByRating> {
  const rows: unknown = await counted(strapi.db.connection).groupBy('rating').select('rating').count({ count: '*' });
  const counts = new Map(
    z
      .array(CountRow)
      .parse(rows)
      .map(({ rating, count }) => [rating, count]),
  );
  const countOf = (stars: number) => counts.get(stars) ?? 0;
  return { '1': countOf(1), '2': countOf(2), '3': countOf(3), '4': countOf(4), '5': countOf(5) };
}

const VerifiedRow = z.object({ count: z.coerce.number(), stars: z.coerce.number() });

/** Of the verified reviews alone: search engines take no others. */
async function readVerified(strapi: Core.Strapi) {
  const verified = counted(strapi.db.connection).where({ verified: true });
  return VerifiedRow.parse(await verified.count({ count: '*' }).sum({ stars: 'rating' }).first());
}

/** The public summary of all reviews. */
export async function readReviewStats(strapi: Core.Strapi): Promise<ReviewStats> {
  const ratingBreakdown = await readReviewsByRating(strapi);
  const stars = Object.entries(ratingBreakdown).map(([star, count]) => ({ star: Number(star), count }));
  const totalReviews = stars.reduce((sum, { count }) => sum + count, 0);
  const given = stars.reduce((sum, { star, count }) => sum + star * count, 0);
  const verified = await readVerified(strapi);
  return {
    averageRating: average(given, totalReviews),
    totalReviews,
    ratingBreakdown,
    verifiedAverage: average(verified.stars, verified.count),
    verifiedReviews: verified.count,
  };
}

const sum = z.coerce.number();
const TotalsRow = z.object({ count: sum, verified: sum, stars: sum, votes: sum });

/** The owner's four statistics: of all reviews, or of those written on one day in the restaurant's time zone. */
export async function readReviewStatistics(strapi: Core.Strapi, date: string | undefined): Promise<ReviewStatistics> {
  const db = strapi.db.connection;
  const span = date === undefined ? null : spanOf(date, await readTimeZone(db));
  const row: unknown = await counted(db, span)
    .count({ count: '*' })
    .sum({ stars: 'rating', votes: 'helpful_count' })
    .select(db.raw('sum(case when verified then 1 else 0 end) as verified'))
    .first();
  const { count, verified, stars, votes } = TotalsRow.parse(row);
  return {
    totalReviews: count,
    verifiedReviews: verified,
    averageRating: average(stars, count),
    totalHelpfulVotes: votes,
  };
}
