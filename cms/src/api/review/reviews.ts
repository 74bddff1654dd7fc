import { toPage, type CreateReview, type Page, type Review, type ReviewStats } from '@pickup/contract';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';

const REVIEWS = 'api::review.review';

const ReviewRow = z.object({
  documentId: z.string(),
  customerName: z.string(),
  rating: z.number(),
  comment: z.string().nullable(),
  verified: z.boolean(),
  helpfulCount: z.number(),
  writtenAt: z.union([z.string(), z.date()]).transform((at) => new Date(at).toISOString()),
});

/** The only way from a stored review to its public JSON: no email, no order number (ruling 18). */
const presentReview = (row: z.infer<typeof ReviewRow>): Review => ({
  id: row.documentId,
  customerName: row.customerName,
  rating: row.rating,
  comment: row.comment || null,
  verified: row.verified,
  helpfulCount: row.helpfulCount,
  createdAt: row.writtenAt,
});

/** Visitors see reviews that are not deleted (ruling 20). */
const PUBLIC = { isActive: true };

interface ReviewPage {
  page: number;
  size: number;
  sort: 'createdAt,desc' | 'createdAt,asc';
}

/** A page of reviews by the moment they were written. */
export async function readPublicReviews(strapi: Core.Strapi, { page, size, sort }: ReviewPage): Promise<Page<Review>> {
  const direction = sort === 'createdAt,asc' ? 'asc' : 'desc';
  const reviews = strapi.db.query(REVIEWS);
  const total = await reviews.count({ where: PUBLIC });
  const rows: unknown = await reviews.findMany({
    where: PUBLIC,
    orderBy: [{ writtenAt: direction }, { id: direction }],
    limit: size,
    offset: page * size,
  });
  return toPage(z.array(ReviewRow).parse(rows).map(presentReview), page, size, total);
}

const CountRow = z.object({ rating: z.coerce.number(), count: z.coerce.number() });

/** Average to one decimal, count, and count per star from 1 to 5 (ruling 20). */
export async function readReviewStats(strapi: Core.Strapi): Promise<ReviewStats> {
  const found: unknown = await strapi.db
    .connection('reviews')
    .where({ is_active: true })
    .groupBy('rating')
    .select('rating')
    .count({ count: '*' });
  const rows = z.array(CountRow).parse(found);
  const countOf = (star: string) => rows.find((row) => row.rating === Number(star))?.count ?? 0;
  const totalReviews = rows.reduce((sum, row) => sum + row.count, 0);
  const stars = rows.reduce((sum, row) => sum + row.rating * row.count, 0);
  return {
    averageRating: totalReviews === 0 ? 0 : Math.round((stars / totalReviews) * 10) / 10,
    totalReviews,
    ratingBreakdown: { '1': countOf('1'), '2': countOf('2'), '3': countOf('3'), '4': countOf('4'), '5': countOf('5') },
  };
}

/** True when the order number exists and belongs to the same email, whatever its case (ruling 18). */
async function isVerified(strapi: Core.Strapi, { orderNumber, customerEmail }: CreateReview): Promise<boolean> {
  if (!orderNumber) return false;
  const where = { number: orderNumber, customerEmail: customerEmail.toLowerCase() };
  return (await strapi.db.query('plugin::ordering.order').count({ where })) > 0;
}

/** Stores a visitor's review; it is shown at once (rulings 18 and 20). */
export async function writeReview(strapi: Core.Strapi, body: CreateReview, now: Date): Promise<Review> {
  const row: unknown = await strapi.db.query(REVIEWS).create({
    data: {
      ...body,
      comment: body.comment || null,
      orderNumber: body.orderNumber || null,
      verified: await isVerified(strapi, body),
      isActive: true,
      helpfulCount: 0,
      writtenAt: now,
      publishedAt: now,
    },
  });
  return presentReview(ReviewRow.parse(row));
}
