import {
  type AdminCategory,
  type AdminMenuItem,
  type Category,
  type MenuItem,
  ChangeCategory,
  type ArrangeCategories,
  type SaveCategory,
  type Writable,
} from '@pickup/contract';
import {
  notFound,
  versionOf,
  badRequest,
  type Transaction,
  changeRecord,
  conflict,
  inTransaction,
  requireSettable,
  type Sql,
  sqlOf,
} from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { byPosition, positionFields, nextPosition } from '../../records/position.js';
import { readPublicDishes, readUndeletedDishes } from '../menu-item/dishes.js';
import { dutchColumns } from '../../records/dutch-texts.js';
import { savePositions } from '../../records/save-positions.js';
import type { Target } from '../../records/soft-deletion.js';

const CategoryRow = z.object({
  ...positionFields,
  documentId: z.string(),
  name: z.string(),
  nameNl: z.string().nullable(),
  description: z.string().nullable(),
  descriptionNl: z.string().nullable(),
  updatedAt: z.union([z.string(), z.date()]),
});
type CategoryRow = z.infer<typeof CategoryRow>;

const CATEGORY = 'api::category.category';

/** A stored category as visitors see it. */
const presentCategory = (row: CategoryRow, dishes: MenuItem[]): Category => ({
  id: row.documentId,
  name: row.name,
  nameNl: row.nameNl || null,
  description: row.description || null,
  descriptionNl: row.descriptionNl || null,
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

/** Categories, each with its dishes on the menu, and when this answer becomes stale, in milliseconds. */
export async function readPublicCategories(
  strapi: Core.Strapi,
  now: Date,
): Promise<{ categories: Category[]; changesAt: number }> {
  const { dishes, changesAt } = await readPublicDishes(strapi, now);
  return { categories: (await findCategories(strapi)).map((row) => presentCategory(row, dishes)), changesAt };
}

/** Categories, each with every dish that is not deleted. */
export async function readAdminCategories(strapi: Core.Strapi, now: Date): Promise<AdminCategory[]> {
  const dishes = await readUndeletedDishes(strapi, sqlOf(strapi.db.connection), now);
  return (await findCategories(strapi)).map((row) => presentAdminCategory(row, dishes));
}

/** @throws HttpError 404 for an unknown category */
async function readAdminCategory(strapi: Core.Strapi, sql: Sql, documentId: string, now: Date): Promise<AdminCategory> {
  const found: unknown = await strapi.db.query(CATEGORY).findOne({ where: { documentId } });
  if (!found) throw notFound('There is no such category.');
  return presentAdminCategory(CategoryRow.parse(found), await readUndeletedDishes(strapi, sql, now, documentId));
}

const Row = z.object({ id: z.number() });

/**
 * Locks a category against deletion until the transaction ends. To avoid deadlocks, every transaction that locks dishes
 * as well locks them first.
 * @returns its row id, null when there is none
 */
export async function lockCategory(trx: Transaction, documentId: string): Promise<number | null> {
  const row: unknown = await trx('categories').where({ document_id: documentId }).forShare().first('id');
  return row ? Row.parse(row).id : null;
}

/** As {@link lockCategory}. @throws HttpError 400 for an unknown category */
export async function requireCategory(trx: Transaction, documentId: string): Promise<number> {
  const id = await lockCategory(trx, documentId);
  if (id !== null) return id;
  const message = 'categoryId is not a category of this menu.';
  throw badRequest(message, [{ path: 'categoryId', message }]);
}

const valuesOf = ({ name, description, nameNl, descriptionNl }: SaveCategory | Writable<ChangeCategory>) => ({
  name,
  description: description || null,
  ...dutchColumns({ nameNl, descriptionNl }),
});

const record = (target: Target) => ({ table: 'categories', noun: 'category', ...target });

const Created = z.object({ documentId: z.string() });

/** Adds a category at the end of the menu. */
export function createCategory(strapi: Core.Strapi, form: SaveCategory, now: Date): Promise<AdminCategory> {
  return inTransaction(strapi, async (trx) => {
    const created: unknown = await strapi.db.query(CATEGORY).create({
      data: { ...valuesOf(form), position: await nextPosition(trx, 'categories'), publishedAt: now },
    });
    return readAdminCategory(strapi, sqlOf(trx), Created.parse(created).documentId, now);
  });
}

/** @throws HttpError 400 for a read-only field that differs, 404, 409 for an old copy */
export function updateCategory(
  strapi: Core.Strapi,
  target: Target,
  given: ChangeCategory,
  now: Date,
): Promise<AdminCategory> {
  return inTransaction(strapi, async (trx) => {
    const read = () => readAdminCategory(strapi, sqlOf(trx), target.id, now);
    await changeRecord(strapi, record(target), async ({ id }) => {
      const form = requireSettable(ChangeCategory, given, await read());
      await strapi.db.query(CATEGORY).update({ where: { id }, data: valuesOf(form) });
    });
    return read();
  });
}

/** @throws HttpError 409 when the stored categories are not those, in the order, that the owner saw */
export function arrangeCategories(strapi: Core.Strapi, order: ArrangeCategories): Promise<void> {
  return inTransaction(strapi, async (trx) => {
    const rows: unknown[] = await trx('categories').orderBy('id').forUpdate().select('id', 'document_id', 'position');
    await savePositions(trx, 'categories', rows, order);
  });
}

/** Locks the dishes of a category; it must run before the category itself is locked (see {@link lockCategory}). */
export async function lockDishes(trx: Transaction, documentId: string): Promise<void> {
  const category = trx('categories').select('id').where({ document_id: documentId });
  await trx('menu_items').select('id').whereIn('category_id', category).orderBy('id').forUpdate();
}

/** Why a category cannot be deleted. */
export const CATEGORY_IN_USE = 'Cannot delete category with existing menu items';

/** Whether a category has dishes that are not deleted. */
export async function holdsDishes(trx: Transaction, documentId: string): Promise<boolean> {
  const category = trx('categories').select('id').where({ document_id: documentId });
  const dish: unknown = await trx('menu_items').whereIn('category_id', category).where({ is_active: true }).first('id');
  return dish !== undefined;
}

/**
 * Deletes a category without dishes; its deleted dishes lose their category.
 * @throws HttpError 404, 409 for a category that still holds dishes (product.md, Menu) or an old copy
 */
export async function deleteCategory(strapi: Core.Strapi, target: Target): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    await lockDishes(trx, target.id);
    await changeRecord(strapi, record(target), async ({ id }) => {
      if (await holdsDishes(trx, target.id)) throw conflict(CATEGORY_IN_USE);
      await strapi.db.query(CATEGORY).delete({ where: { id } });
    });
  });
}
