import type { AdminCategory, AdminMenuItem, Category, MenuItem } from '@pickup/contract';
import { notFound, versionOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { byPosition, positionFields } from '../../records/position.js';
import { readPublicDishes, readUndeletedDishes } from '../menu-item/dishes.js';

const CategoryRow = z.object({
  ...positionFields,
  documentId: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  updatedAt: z.union([z.string(), z.date()]),
});
type CategoryRow = z.infer<typeof CategoryRow>;

export const CATEGORY = 'api::category.category';

/** The only way from a stored category to its JSON. */
const presentCategory = (row: CategoryRow, dishes: MenuItem[]): Category => ({
  id: row.documentId,
  name: row.name,
  description: row.description || null,
  menuItems: dishes.filter((dish) => dish.categoryId === row.documentId),
});

/** A category as the owner sees it. */
const presentAdminCategory = (row: CategoryRow, dishes: AdminMenuItem[]): AdminCategory => ({
  ...presentCategory(row, []),
  version: versionOf(row.updatedAt),
  menuItems: dishes.filter((dish) => dish.categoryId === row.documentId),
});

/** Categories in the menu's order. */
async function findCategories(strapi: Core.Strapi): Promise<CategoryRow[]> {
  const rows: unknown = await strapi.db.query(CATEGORY).findMany();
  return z.array(CategoryRow).parse(rows).sort(byPosition);
}

/** Categories, each with the dishes visitors can order. */
export async function readPublicCategories(strapi: Core.Strapi): Promise<Category[]> {
  const dishes = await readPublicDishes(strapi);
  return (await findCategories(strapi)).map((row) => presentCategory(row, dishes));
}

/** Categories, each with every dish that is not deleted. */
export async function readAdminCategories(strapi: Core.Strapi): Promise<AdminCategory[]> {
  const dishes = await readUndeletedDishes(strapi);
  return (await findCategories(strapi)).map((row) => presentAdminCategory(row, dishes));
}

/** @throws HttpError 404 for an unknown category */
export async function readAdminCategory(strapi: Core.Strapi, documentId: string): Promise<AdminCategory> {
  const found: unknown = await strapi.db.query(CATEGORY).findOne({ where: { documentId } });
  if (!found) throw notFound('There is no such category.');
  return presentAdminCategory(CategoryRow.parse(found), await readUndeletedDishes(strapi, documentId));
}
