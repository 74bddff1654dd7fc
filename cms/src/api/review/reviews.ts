import { addDays, LANGUAGES, startOfDay, toPage, type AdminReview, type Page, type Review } from '@pickup/contract';
import { readTimeZone, versionOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { softDeletableFields } from '../../records/soft-deletion.js';

export const ReviewRow = z.object({
  ...softDeletableFields,
  customerName: z.string(),
  customerEmail: z.string(),
  rating: z.number(),
  comment: z.string().nullable(),
  orderNumber: z.string().nullable(),
  verified: z.boolean(),
  helpfulCount: z.number(),
  language: z.enum(LANGUAGES).nullable(),
  writtenAt: z.union([z.string(), z.date()]).transform((at) => new Date(at).toISOString()),
});
export type ReviewRow = z.infer<typeof ReviewRow>;

/** A stored review as visitors see it: without email address and order number (product.md, Reviews). */
export const presentReview = (row: ReviewRow): Review => ({
  id: row.documentId,
  customerName: row.customerName,
  rating: row.rating,
  comment: row.comment || null,
  verified: row.verified,
  helpfulCount: row.helpfulCount,
  createdAt: row.writtenAt,
  language: row.language,
});

/** A review as the owner sees it. */
export const presentAdminReview = (row: ReviewRow): AdminReview => ({
  ...presentReview(row),
  customerEmail: row.customerEmail,
  orderNumber: row.orderNumber || null,
  isActive: row.isActive,
  version: versionOf(row.updatedAt),
});

/** The first instant of a calendar day, and that of the next day. */
export interface DaySpan {
  from: Date;
  /** Exclusive; null for the last day that a date can name. */
  until: Date | null;
}

const LAST_DAY = '9999-12-31';

/** The span of a calendar day in the restaurant's time zone (product.md, Business days). */
export const spanOf = (day: string, timeZone: string): DaySpan => ({
  from: new Date(startOfDay(day, timeZone)),
  until: day === LAST_DAY ? null : new Date(startOfDay(addDays(day, 1), timeZone)),
});

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

/** A page of reviews, newest first, including deleted ones. */
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

/** The first reviews in a sort order, without deleted ones. */
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

const REVIEWS = 'api::review.review';

const PUBLIC = { isActive: true };

interface ReviewPage {
  page: number;
  size: number;
  sort: 'createdAt,desc' | 'createdAt,asc';
}

/** A page of the reviews that visitors see, sorted by time. */
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
