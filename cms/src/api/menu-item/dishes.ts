import {
  isSoldOutOn,
  PLACEHOLDER_IMAGE,
  portionsLeft,
  shownPortionsLeft,
  unmetGroups,
  type AdminMenuItem,
  type MenuItem,
} from '@pickup/contract';
import { readPortionsTaken } from '@pickup/ordering';
import { dietaryColumns, type Sql, sqlOf, versionOf } from '@pickup/strapi-kit';
import { z } from 'zod';
import type { Core } from '@strapi/strapi';
import { dishUnitsColumn, soldOutColumn } from '../../records/kitchen-columns.js';
import { softDeletableFields } from '../../records/soft-deletion.js';
import { type MenuDay, readMenuDay } from '../kitchen-state/menu-day.js';
import { DishGroupRow, presentGroups } from '../option-group/option-groups.js';
import { AFTER_ALL, byPosition, positionFields } from '../../records/position.js';

export const DishRow = z.object({
  ...softDeletableFields,
  ...positionFields,
  name: z.string(),
  nameNl: z.string().nullable(),
  description: z.string(),
  descriptionNl: z.string().nullable(),
  price: z.number(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string().nullable(),
  imageAltNl: z.string().nullable(),
  ...dietaryColumns,
  popular: z.boolean(),
  available: z.boolean(),
  kitchenUnits: dishUnitsColumn,
  dailyCount: z.number().nullable(),
  soldOutUntil: soldOutColumn,
  category: z
    .object({ ...positionFields, documentId: z.string(), name: z.string(), nameNl: z.string().nullable() })
    .nullable(),
  optionGroups: z.array(DishGroupRow),
});
export type DishRow = z.infer<typeof DishRow>;

/** The relations that are part of a row. */
export const DISH_RELATIONS = ['category', 'optionGroups.options'];

/** The business day of which the menu speaks, and what is taken of it. */
interface MenuState extends MenuDay {
  /** Portions by dish; those of which none is taken are left out. */
  portionsTaken: ReadonlyMap<string, number>;
}

async function readMenuState(sql: Sql, rows: readonly DishRow[], now: Date): Promise<MenuState> {
  const menuDay = await readMenuDay(sql, now);
  const counted = rows.filter(({ dailyCount }) => dailyCount !== null).map(({ documentId }) => documentId);
  return { ...menuDay, portionsTaken: await readPortionsTaken(sql, menuDay.day, counted) };
}

const leftOf = ({ documentId, dailyCount }: DishRow, { portionsTaken }: MenuState) =>
  portionsLeft(dailyCount, portionsTaken.get(documentId) ?? 0);

/** A stored dish as visitors see it. */
function presentDish(row: DishRow, menu: MenuState): MenuItem {
  const optionGroups = presentGroups(row.optionGroups, menu.day);
  const left = leftOf(row, menu);
  const isSoldOut = isSoldOutOn(menu.day, row.soldOutUntil);
  return {
    id: row.documentId,
    name: row.name,
    nameNl: row.nameNl || null,
    description: row.description,
    descriptionNl: row.descriptionNl || null,
    price: row.price,
    imageUrl: row.imageUrl || PLACEHOLDER_IMAGE,
    imageAlt: row.imageAlt || null,
    imageAltNl: row.imageAltNl || null,
    allergens: row.allergens,
    dietary: row.dietary,
    popular: row.popular,
    available: row.available,
    isActive: row.isActive,
    categoryId: row.category?.documentId ?? null,
    categoryName: row.category?.name ?? null,
    categoryNameNl: row.category?.nameNl || null,
    optionGroups,
    soldOut: isSoldOut || left === 0 || unmetGroups(optionGroups).length > 0,
    soldOutUntil: isSoldOut ? row.soldOutUntil : null,
    left: shownPortionsLeft(left),
  };
}

function presentAdminDish(row: DishRow, menu: MenuState): AdminMenuItem {
  const dish = presentDish(row, menu);
  return {
    ...dish,
    optionGroupIds: dish.optionGroups.map(({ id }) => id),
    unmetGroupIds: unmetGroups(dish.optionGroups).map(({ id }) => id),
    kitchenUnits: row.kitchenUnits,
    dailyCount: row.dailyCount,
    portionsLeft: leftOf(row, menu),
    version: versionOf(row.updatedAt),
  };
}

async function presentAdminDishes(sql: Sql, rows: readonly DishRow[], now: Date): Promise<AdminMenuItem[]> {
  const menu = await readMenuState(sql, rows, now);
  return rows.map((row) => presentAdminDish(row, menu));
}

/** A stored dish as the owner sees it at an instant. */
export async function readAdminDish(sql: Sql, row: DishRow, now: Date): Promise<AdminMenuItem> {
  return presentAdminDish(row, await readMenuState(sql, [row], now));
}

/** The order of the menu: by category, then by position; dishes without a category come last on every database. */
const byMenuOrder = (one: DishRow, other: DishRow): number =>
  byPosition(one.category ?? AFTER_ALL, other.category ?? AFTER_ALL) || byPosition(one, other);

/** Filters of dishes (product.md, Menu). */
const FILTERS = {
  onMenu: { isActive: true, available: true },
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

/** Dishes on the menu, sold out ones too, and when this answer becomes stale, in milliseconds. */
export interface PublicDishes {
  dishes: MenuItem[];
  changesAt: number;
}

/** Dishes that visitors see on the menu. */
export async function readPublicDishes(strapi: Core.Strapi, now: Date, filter?: DishFilter): Promise<PublicDishes> {
  const rows = await findDishes(strapi, 'onMenu', filter);
  const menu = await readMenuState(sqlOf(strapi.db.connection), rows, now);
  return { dishes: rows.map((row) => presentDish(row, menu)), changesAt: menu.changesAt };
}

/** The owner's dishes: all including deleted ones, or those that visitors see. */
export async function readAdminDishes(
  strapi: Core.Strapi,
  { includeUnavailable, categoryId }: { includeUnavailable: boolean; categoryId?: string | undefined },
  now: Date,
): Promise<AdminMenuItem[]> {
  const rows = await findDishes(strapi, includeUnavailable ? 'all' : 'onMenu', { categoryId });
  return presentAdminDishes(sqlOf(strapi.db.connection), rows, now);
}

/** Every dish that is not deleted, or those of one category. */
export async function readUndeletedDishes(
  strapi: Core.Strapi,
  sql: Sql,
  now: Date,
  categoryId?: string,
): Promise<AdminMenuItem[]> {
  return presentAdminDishes(sql, await findDishes(strapi, 'undeleted', { categoryId }), now);
}
