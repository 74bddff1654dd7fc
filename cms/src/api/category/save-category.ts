import { ChangeCategory, type AdminCategory, type SaveCategory, type Writable } from '@pickup/contract';
import { changeRecord, conflict, inTransaction, requireSettable, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import type { Target } from '../../records/soft-deletion.js';
import { nextPosition } from '../../records/position.js';
import { CATEGORY, readAdminCategory } from './categories.js';

const valuesOf = ({ name, description }: SaveCategory | Writable<ChangeCategory>) => ({
  name,
  description: description || null,
});

const record = (target: Target) => ({ table: 'categories', noun: 'category', ...target });

const Created = z.object({ documentId: z.string() });

/** Adds a category at the end of the menu. */
export function createCategory(strapi: Core.Strapi, form: SaveCategory, now: Date): Promise<AdminCategory> {
  return inTransaction(strapi, async (trx) => {
    const created: unknown = await strapi.db.query(CATEGORY).create({
      data: { ...valuesOf(form), position: await nextPosition(trx, 'categories'), publishedAt: now },
    });
    return readAdminCategory(strapi, Created.parse(created).documentId);
  });
}

/** @throws HttpError 400 for a read-only field that differs, 404, 409 for an old copy */
export function updateCategory(strapi: Core.Strapi, target: Target, given: ChangeCategory): Promise<AdminCategory> {
  return inTransaction(strapi, async () => {
    await changeRecord(strapi, record(target), async ({ id }) => {
      const form = requireSettable(ChangeCategory, given, await readAdminCategory(strapi, target.id));
      await strapi.db.query(CATEGORY).update({ where: { id }, data: valuesOf(form) });
    });
    return readAdminCategory(strapi, target.id);
  });
}

/** Dishes are locked before their category, as whoever saves a dish does. */
async function lockDishes(trx: Transaction, documentId: string): Promise<void> {
  const category = trx('categories').select('id').where({ document_id: documentId });
  await trx('menu_items').select('id').whereIn('category_id', category).orderBy('id').forUpdate();
}

/**
 * Deletes a category that holds no dish but deleted ones; those have no category from then on.
 * @throws HttpError 404, 409 for a category that still holds dishes (product.md, Menu) or an old copy
 */
export async function deleteCategory(strapi: Core.Strapi, target: Target): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    await lockDishes(trx, target.id);
    await changeRecord(strapi, record(target), async ({ id }) => {
      const dish: unknown = await trx('menu_items').where({ category_id: id, is_active: true }).first('id');
      if (dish !== undefined) throw conflict('Cannot delete category with existing menu items');
      await strapi.db.query(CATEGORY).delete({ where: { id } });
    });
  });
}
