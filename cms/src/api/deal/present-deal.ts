import {
  DealType,
  PLACEHOLDER_IMAGE,
  PUBLIC_DEAL_TYPE,
  discountPercentage,
  type AdminDeal,
  type Deal,
} from '@pickup/contract';
import { dietaryColumns, versionOf } from '@pickup/strapi-kit';
import { z } from 'zod';
import { softDeletableFields } from '../../records/soft-deletion.js';

export const DealRow = z.object({
  ...softDeletableFields,
  title: z.string(),
  description: z.string(),
  imageUrl: z.string().nullable(),
  ...dietaryColumns,
  discountedPrice: z.number().nullable(),
  originalPrice: z.number().nullable(),
  dealType: DealType,
  featured: z.boolean(),
  active: z.boolean(),
  isConditional: z.boolean(),
  minimumOrderAmount: z.number().nullable(),
  maxPerOrder: z.number().nullable(),
  validFrom: z.string().nullable(),
  validUntil: z.string().nullable(),
});
export type DealRow = z.infer<typeof DealRow>;

/** What both views show: the discount is derived; only a conditional deal has a minimum. */
const sharedFields = (row: DealRow) => ({
  id: row.documentId,
  title: row.title,
  description: row.description,
  imageUrl: row.imageUrl || PLACEHOLDER_IMAGE,
  allergens: row.allergens,
  dietary: row.dietary,
  originalPrice: row.originalPrice,
  discountPercentage: discountPercentage(row.originalPrice, row.discountedPrice),
  featured: row.featured,
  active: row.active,
  isConditional: row.isConditional,
  minimumOrderAmount: row.isConditional ? row.minimumOrderAmount : null,
  maxPerOrder: row.maxPerOrder,
  validFrom: row.validFrom,
  validUntil: row.validUntil,
});

/** The only way from a stored deal to its public JSON (product.md, Deals). */
export const presentDeal = (row: DealRow): Deal => ({
  ...sharedFields(row),
  dealPrice: row.discountedPrice ?? 0,
  type: PUBLIC_DEAL_TYPE[row.dealType],
});

/** A deal as the owner sees it. */
export const presentAdminDeal = (row: DealRow): AdminDeal => ({
  ...sharedFields(row),
  discountedPrice: row.discountedPrice,
  dealType: row.dealType,
  isActive: row.isActive,
  version: versionOf(row.updatedAt),
});
