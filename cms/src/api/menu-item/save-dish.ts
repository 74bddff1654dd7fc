import {
  ChangeMenuItem,
  PLACEHOLDER_IMAGE,
  type AdminMenuItem,
  type SaveMenuItem,
  type Writable,
} from '@pickup/contract';
import { inTransaction, requireSettable, dietaryChanges, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { editRecord, setActive, type RecordType, type Target } from '../../records/soft-deletion.js';
import { nextPosition } from '../../records/position.js';
import { requireNoDietaryContradiction } from '../../records/dietary-information.js';
import { lockCategory, requireCategory } from '../category/categories.js';
import { requireStoredPicture } from '../picture/uploaded-pictures.js';
import { requireGroups, requireUndeletedGroups } from '../option-group/option-groups.js';
import { DISH_RELATIONS, DishRow, presentAdminDish } from './dishes.js';

const DISH: RecordType<DishRow> = {
  uid: 'api::menu-item.menu-item',
  table: 'menu_items',
  noun: 'dish',
  row: DishRow,
  populate: DISH_RELATIONS,
};

/** The columns of a saved form: the placeholder means no picture, a blank Dutch name none; a field that is left out is not changed. */
async function valuesOf(trx: Transaction, form: SaveMenuItem | Writable<ChangeMenuItem>, before: DishRow | null) {
  const { nameNl, imageUrl, imageAlt, allergens, dietary, categoryId, optionGroupIds, ...rest } = form;
  await requireStoredPicture(trx, imageUrl, before?.imageUrl ?? null);
  return {
    ...rest,
    ...(nameNl !== undefined && { nameNl: nameNl || null }),
    ...(imageAlt !== undefined && { imageAlt: imageAlt || null }),
    ...dietaryChanges({ allergens, dietary }),
    imageUrl: imageUrl === PLACEHOLDER_IMAGE ? '' : imageUrl,
    ...(categoryId !== undefined && {
      category: categoryId === null ? null : await requireCategory(trx, categoryId),
    }),
    ...(optionGroupIds !== undefined && { optionGroups: await requireGroups(trx, optionGroupIds) }),
  };
}

/**
 * Adds a dish at the end of the menu.
 * @throws HttpError 400 for an unknown category or option group or an uploaded picture that no longer exists
 */
export function createDish(strapi: Core.Strapi, form: SaveMenuItem, now: Date): Promise<AdminMenuItem> {
  return inTransaction(strapi, async (trx) => {
    const row: unknown = await strapi.db.query(DISH.uid).create({
      data: {
        ...(await valuesOf(trx, form, null)),
        isActive: true,
        position: await nextPosition(trx, 'menu_items'),
        publishedAt: now,
      },
      populate: DISH_RELATIONS,
    });
    return presentAdminDish(DishRow.parse(row));
  });
}

/**
 * @throws HttpError 400 for an unknown category or option group, an uploaded picture that no longer exists, contradictory dietary information or a
 * read-only field that differs, 404, 409 for a deleted dish or an old copy
 */
export async function updateDish(strapi: Core.Strapi, target: Target, given: ChangeMenuItem): Promise<AdminMenuItem> {
  const saved = await editRecord(strapi, DISH, target, (row, trx) => {
    const form = requireSettable(ChangeMenuItem, given, presentAdminDish(row));
    requireNoDietaryContradiction(row, form);
    return valuesOf(trx, form, row);
  });
  return presentAdminDish(saved);
}

/** Toggles a flag of a dish. @throws HttpError 404, 409 for a deleted dish or an old copy */
export async function toggleDish(
  strapi: Core.Strapi,
  target: Target,
  flag: 'available' | 'popular',
): Promise<AdminMenuItem> {
  return presentAdminDish(await editRecord(strapi, DISH, target, (row) => ({ [flag]: !row[flag] })));
}

/** @throws HttpError 404, 409 for an old copy */
export async function deleteDish(strapi: Core.Strapi, target: Target): Promise<void> {
  await setActive(strapi, DISH, target, false);
}

/**
 * Restores a deleted dish, to its category if that still exists.
 * @throws HttpError 404, 409 for an old copy or a deleted option group of it (product.md, Choices)
 */
export async function restoreDish(strapi: Core.Strapi, target: Target): Promise<AdminMenuItem> {
  const row = await setActive(strapi, DISH, target, true, async ({ name, category, optionGroups }, trx) => {
    if (category) await lockCategory(trx, category.documentId);
    await requireUndeletedGroups(
      trx,
      name,
      optionGroups.map(({ documentId }) => documentId),
    );
  });
  return presentAdminDish(row);
}
