import { PLACEHOLDER_IMAGE, unmetGroups, type AdminMenuItem, type MenuItem } from '@pickup/contract';
import { dietaryColumns, versionOf } from '@pickup/strapi-kit';
import { z } from 'zod';
import type { Core } from '@strapi/strapi';
import { softDeletableFields } from '../../records/soft-deletion.js';
import { DishGroupRow, presentGroups } from '../option-group/option-groups.js';
import { AFTER_ALL, byPosition, positionFields } from '../../records/position.js';

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
  optionGroups: z.array(DishGroupRow),
});
export type DishRow = z.infer<typeof DishRow>;

/** The relations that are part of a row. */
export const DISH_RELATIONS = ['category', 'optionGroups.options'];

/** A stored dish as visitors see it. */
function presentDish(row: DishRow): MenuItem {
  const optionGroups = presentGroups(row.optionGroups);
  return {
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
    optionGroups,
    soldOut: unmetGroups(optionGroups).length > 0,
  };
}

/** A dish as the owner sees it. */
export function presentAdminDish(row: DishRow): AdminMenuItem {
  const dish = presentDish(row);
  return {
    ...dish,
    optionGroupIds: dish.optionGroups.map(({ id }) => id),
    unmetGroupIds: unmetGroups(dish.optionGroups).map(({ id }) => id),
    version: versionOf(row.updatedAt),
  };
}

/** The order of the menu: by category, then by position; dishes without a category come last on every database. */
const byMenuOrder = (one: DishRow, other: DishRow): number =>
  byPosition(one.category ?? AFTER_ALL, other.category ?? AFTER_ALL) || byPosition(one, other);

/** Filters of dishes (product.md, Menu). */
const FILTERS = {
  orderable: { isActive: true, available: true },
  undeleted: { isActive: true },
  all: {},
} as const;

interface DishFilter {
  categoryId?: string | undefined;
  popular?: true;
}

/** Dishes in the order of the menu; none for an unknown category. */
async function findDishes(
  strapi: Core.Strapi,
  filter: keyof typeof FILTERS,
  { categoryId, popular }: DishFilter = {},
): Promise<DishRow[]> {
  const rows: unknown = await strapi.db.query('api::menu-item.menu-item').findMany({
    where: {
      ...FILTERS[filter],
      ...(popular && { popular }),
      ...(categoryId && { category: { documentId: categoryId } }),
    },
    populate: DISH_RELATIONS,
  });
  return z.array(DishRow).parse(rows).sort(byMenuOrder);
}

/** Dishes visitors can order. */
export async function readPublicDishes(strapi: Core.Strapi, filter?: DishFilter): Promise<MenuItem[]> {
  return (await findDishes(strapi, 'orderable', filter)).map(presentDish);
}

/** The owner's dishes: all including deleted ones, or those that visitors see. */
export async function readAdminDishes(
  strapi: Core.Strapi,
  { includeUnavailable, categoryId }: { includeUnavailable: boolean; categoryId?: string | undefined },
): Promise<AdminMenuItem[]> {
  const dishes = await findDishes(strapi, includeUnavailable ? 'all' : 'orderable', { categoryId });
  return dishes.map(presentAdminDish);
}

/** Every dish that is not deleted, or those of one category. */
export async function readUndeletedDishes(strapi: Core.Strapi, categoryId?: string): Promise<AdminMenuItem[]> {
  return (await findDishes(strapi, 'undeleted', { categoryId })).map(presentAdminDish);
}
