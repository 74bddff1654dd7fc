import { toPage, type CreateReview, type Page, type Review } from '@pickup/contract';
import { inTransaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { ReviewRow, presentReview } from './present-review.js';
import { isVerifiedByOrder } from './verify-review.js';

const REVIEWS = 'api::review.review';

/** Visitors see reviews that are not deleted (product.md, Reviews). */
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

/** Stores a visitor's review; it is shown at once (product.md, Reviews). */
export async function writeReview(strapi: Core.Strapi, body: CreateReview, now: Date): Promise<Review> {
  return inTransaction(strapi, async (trx) => {
    const row: unknown = await strapi.db.query(REVIEWS).create({
      data: {
        ...body,
        comment: body.comment || null,
        orderNumber: body.orderNumber || null,
        verified: await isVerifiedByOrder(trx, body),
        isActive: true,
        helpfulCount: 0,
        writtenAt: now,
        publishedAt: now,
      },
    });
    return presentReview(ReviewRow.parse(row));
  });
}
