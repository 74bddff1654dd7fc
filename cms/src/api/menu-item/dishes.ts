import type { AdminMenuItem, MenuItem } from '@pickup/contract';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { DishRow, byMenuOrder, presentAdminDish, presentDish } from './present-dish.js';

/** Who sees which dishes (product.md, Menu): visitors what they can order, a category of the owner what is not deleted. */
const SHOWN = {
  toVisitors: { isActive: true, available: true },
  undeleted: { isActive: true },
  all: {},
} as const;

interface DishFilter {
  categoryId?: string | undefined;
  popular?: true;
}

/** Dishes in the menu's order; an unknown category has none. */
async function findDishes(
  strapi: Core.Strapi,
  shown: keyof typeof SHOWN,
  { categoryId, popular }: DishFilter = {},
): Promise<DishRow[]> {
  const rows: unknown = await strapi.db.query('api::menu-item.menu-item').findMany({
    where: {
      ...SHOWN[shown],
      ...(popular && { popular }),
      ...(categoryId && { category: { documentId: categoryId } }),
    },
    populate: { category: true },
  });
  return z.array(DishRow).parse(rows).sort(byMenuOrder);
}

/** Dishes visitors can order. */
export async function readPublicDishes(strapi: Core.Strapi, filter?: DishFilter): Promise<MenuItem[]> {
  return (await findDishes(strapi, 'toVisitors', filter)).map(presentDish);
}

/** The owner's dishes: all, deleted ones too, or what visitors see (product.md, Menu). */
export async function readAdminDishes(
  strapi: Core.Strapi,
  { includeUnavailable, categoryId }: { includeUnavailable: boolean; categoryId?: string | undefined },
): Promise<AdminMenuItem[]> {
  const dishes = await findDishes(strapi, includeUnavailable ? 'all' : 'toVisitors', { categoryId });
  return dishes.map(presentAdminDish);
}

/** Every dish that is not deleted, or those of one category. */
export async function readUndeletedDishes(strapi: Core.Strapi, categoryId?: string): Promise<AdminMenuItem[]> {
  return (await findDishes(strapi, 'undeleted', { categoryId })).map(presentAdminDish);
}
