import type { AdminReview, Review } from '@pickup/contract';
import { versionOf } from '@pickup/strapi-kit';
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
  writtenAt: z.union([z.string(), z.date()]).transform((at) => new Date(at).toISOString()),
});
export type ReviewRow = z.infer<typeof ReviewRow>;

/** The only way from a stored review to its public JSON: no email, no order number (product.md, Reviews). */
export const presentReview = (row: ReviewRow): Review => ({
  id: row.documentId,
  customerName: row.customerName,
  rating: row.rating,
  comment: row.comment || null,
  verified: row.verified,
  helpfulCount: row.helpfulCount,
  createdAt: row.writtenAt,
});

/** A review as the owner sees it. */
export const presentAdminReview = (row: ReviewRow): AdminReview => ({
  ...presentReview(row),
  customerEmail: row.customerEmail,
  orderNumber: row.orderNumber || null,
  isActive: row.isActive,
  version: versionOf(row.updatedAt),
});
