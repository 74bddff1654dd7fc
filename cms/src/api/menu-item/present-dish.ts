import { PLACEHOLDER_IMAGE, type AdminMenuItem, type MenuItem } from '@pickup/contract';
import { dietaryColumns, versionOf } from '@pickup/strapi-kit';
import { z } from 'zod';
import { softDeletableFields } from '../../records/soft-deletion.js';
import { BEHIND_ALL, byPosition, positionFields } from '../../records/position.js';

export const DishRow = z.object({
  ...softDeletableFields,
  ...positionFields,
  name: z.string(),
  nameNl: z.string().nullable(),
  description: z.string(),
  price: z.number(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  ...dietaryColumns,
  popular: z.boolean(),
  available: z.boolean(),
  category: z.object({ ...positionFields, documentId: z.string(), name: z.string() }).nullable(),
});
export type DishRow = z.infer<typeof DishRow>;

/** The only way from a stored dish to its JSON. */
export const presentDish = (row: DishRow): MenuItem => ({
  id: row.documentId,
  name: row.name,
  nameNl: row.nameNl || null,
  description: row.description,
  price: row.price,
  imageUrl: row.imageUrl || PLACEHOLDER_IMAGE,
  imageAlt: row.imageAlt || null,
  allergens: row.allergens,
  dietary: row.dietary,
  popular: row.popular,
  available: row.available,
  isActive: row.isActive,
  categoryId: row.category?.documentId ?? null,
  categoryName: row.category?.name ?? null,
});

/** A dish as the owner sees it. */
export const presentAdminDish = (row: DishRow): AdminMenuItem => ({
  ...presentDish(row),
  version: versionOf(row.updatedAt),
});

/** The menu's order: by category, then by place; dishes without a category come last on every database. */
export const byMenuOrder = (one: DishRow, other: DishRow): number =>
  byPosition(one.category ?? BEHIND_ALL, other.category ?? BEHIND_ALL) || byPosition(one, other);
