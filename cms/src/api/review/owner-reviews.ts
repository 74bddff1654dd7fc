import { toPage, type AdminReview, type Page } from '@pickup/contract';
import { readTimeZone } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { ReviewRow, presentAdminReview } from './present-review.js';
import { spanOf } from './day-span.js';

const query = (strapi: Core.Strapi) => strapi.db.query('api::review.review');

const NEWEST_FIRST = [{ writtenAt: 'desc' }, { id: 'desc' }] as const;

interface ReviewFilter {
  page: number;
  size: number;
  rating?: number | undefined;
  verified?: boolean | undefined;
  /** The restaurant's calendar day on which a review was written. */
  date?: string | undefined;
}

async function writtenOn(strapi: Core.Strapi, date: string) {
  const { from, until } = spanOf(date, await readTimeZone(strapi.db.connection));
  return { writtenAt: { $gte: from, ...(until && { $lt: until }) } };
}

/** A page of reviews, the newest first, deleted ones too. */
export async function readReviewPage(strapi: Core.Strapi, filter: ReviewFilter): Promise<Page<AdminReview>> {
  const { page, size, rating, verified, date } = filter;
  const where = {
    ...(rating !== undefined && { rating }),
    ...(verified !== undefined && { verified }),
    ...(date !== undefined && (await writtenOn(strapi, date))),
  };
  const total = await query(strapi).count({ where });
  const rows: unknown = await query(strapi).findMany({
    where,
    orderBy: [...NEWEST_FIRST],
    limit: size,
    offset: page * size,
  });
  return toPage(z.array(ReviewRow).parse(rows).map(presentAdminReview), page, size, total);
}

const ORDERS = {
  newest: [...NEWEST_FIRST],
  'most helpful': [{ helpfulCount: 'desc' }, ...NEWEST_FIRST],
} as const;

/** The first reviews of an order, deleted ones left out as in every figure (product.md, Reviews). */
export async function readTopReviews(
  strapi: Core.Strapi,
  order: keyof typeof ORDERS,
  limit: number,
): Promise<AdminReview[]> {
  const rows: unknown = await query(strapi).findMany({
    where: { isActive: true },
    orderBy: [...ORDERS[order]],
    limit,
  });
  return z.array(ReviewRow).parse(rows).map(presentAdminReview);
}
