import {
  ChangeMenuItem,
  needsDescription,
  type ArrangeDishes,
  PLACEHOLDER_IMAGE,
  type AdminMenuItem,
  type SaveMenuItem,
  type SaveSoldOut,
  type Writable,
} from '@pickup/contract';
import {
  badRequest,
  conflict,
  dietaryChanges,
  inTransaction,
  requireSettable,
  sqlOf,
  type Transaction,
} from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { editRecord, deleteRecord, restoreRecord, type RecordType, type Target } from '../../records/soft-deletion.js';
import { dutchColumns } from '../../records/dutch-texts.js';
import { nextPosition } from '../../records/position.js';
import { savePositions } from '../../records/save-positions.js';
import { requireNoDietaryContradiction } from '../../records/dietary-information.js';
import { requireComingDay, soldOutUntilOf } from '../../records/sold-out.js';
import { lockCategory, requireCategory } from '../category/categories.js';
import { requireStoredPicture } from '../picture/uploaded-pictures.js';
import { requireGroups, requireUndeletedGroups } from '../option-group/option-groups.js';
import { tooLargeForSlot } from '../restaurant/slot-capacity.js';
import { DISH_RELATIONS, DishRow, readAdminDish } from './dishes.js';

const DISH: RecordType<DishRow> = {
  uid: 'api::menu-item.menu-item',
  table: 'menu_items',
  noun: 'dish',
  row: DishRow,
  populate: DISH_RELATIONS,
};

/** A saved dish as the owner sees it. */
const present = (strapi: Core.Strapi, row: DishRow, now: Date): Promise<AdminMenuItem> =>
  readAdminDish(sqlOf(strapi.db.connection), row, now);

/** @throws HttpError 400 for a dish that no slot can hold */
async function requireFitsSlot(
  trx: Transaction,
  { name, kitchenUnits }: { name: string; kitchenUnits?: number | undefined },
): Promise<void> {
  const contradiction = kitchenUnits === undefined ? null : await tooLargeForSlot(trx, { name, kitchenUnits });
  if (contradiction === null) return;
  const message = `kitchenUnits is too large: ${contradiction}.`;
  throw badRequest(message, [{ path: 'kitchenUnits', message }]);
}

/** Whether a save takes a dish to another category, of which it becomes the last. */
const isMoved = (before: DishRow | null, categoryId: string | null | undefined) =>
  before !== null && categoryId !== undefined && categoryId !== (before.category?.documentId ?? null);

/** The columns of a saved form: the placeholder means no picture, a blank Dutch text is none; a field that is left out is not changed. */
async function valuesOf(
  trx: Transaction,
  form: SaveMenuItem | Writable<ChangeMenuItem>,
  before: DishRow | null,
  now: Date,
) {
  const {
    nameNl,
    descriptionNl,
    imageUrl,
    imageAlt,
    imageAltNl,
    allergens,
    dietary,
    categoryId,
    optionGroupIds,
    ...rest
  } = form;
  await requireFitsSlot(trx, form);
  await requireComingDay(trx, form.soldOutUntil, before?.soldOutUntil ?? null, now);
  await requireStoredPicture(trx, imageUrl, before?.imageUrl ?? null);
  return {
    ...rest,
    ...dutchColumns({ nameNl, descriptionNl, imageAltNl }),
    ...(imageAlt !== undefined && { imageAlt: imageAlt || null }),
    ...dietaryChanges({ allergens, dietary }),
    imageUrl: imageUrl === PLACEHOLDER_IMAGE ? '' : imageUrl,
    ...(categoryId !== undefined && {
      category: categoryId === null ? null : await requireCategory(trx, categoryId),
    }),
    ...(isMoved(before, categoryId) && { position: await nextPosition(trx, 'menu_items') }),
    ...(optionGroupIds !== undefined && { optionGroups: await requireGroups(trx, optionGroupIds) }),
  };
}

/**
 * Adds a dish at the end of the menu.
 * @throws HttpError 400 for an unknown category or option group, an uploaded picture that no longer exists, more kitchen units
 * than a slot holds or a day of its return that has come
 */
export async function createDish(strapi: Core.Strapi, form: SaveMenuItem, now: Date): Promise<AdminMenuItem> {
  const row = await inTransaction(strapi, async (trx): Promise<unknown> => {
    const data = {
      ...(await valuesOf(trx, form, null, now)),
      isActive: true,
      position: await nextPosition(trx, 'menu_items'),
      publishedAt: now,
    };
    return strapi.db.query(DISH.uid).create({ data, populate: DISH_RELATIONS });
  });
  return present(strapi, DishRow.parse(row), now);
}

/** The description cannot be removed from a dish that has one. @throws HttpError 400 */
function requireDescription(row: DishRow, { description }: Writable<ChangeMenuItem>): void {
  if (description !== '' || !needsDescription(row)) return;
  const message = 'description is required.';
  throw badRequest(message, [{ path: 'description', message }]);
}

/**
 * @throws HttpError 400 as {@link createDish}, for contradictory dietary information, a description that is missing and a
 * read-only field that differs, 404, 409
 * for a deleted dish or an old copy
 */
export async function updateDish(
  strapi: Core.Strapi,
  target: Target,
  given: ChangeMenuItem,
  now: Date,
): Promise<AdminMenuItem> {
  const saved = await editRecord(strapi, DISH, target, async (row, trx) => {
    const form = requireSettable(ChangeMenuItem, given, await readAdminDish(sqlOf(trx), row, now));
    requireNoDietaryContradiction(row, form);
    requireDescription(row, form);
    return valuesOf(trx, form, row, now);
  });
  return present(strapi, saved, now);
}

/** Toggles a flag of a dish. @throws HttpError 404, 409 for a deleted dish or an old copy */
export async function toggleDish(
  strapi: Core.Strapi,
  target: Target,
  flag: 'available' | 'popular',
  now: Date,
): Promise<AdminMenuItem> {
  return present(strapi, await editRecord(strapi, DISH, target, (row) => ({ [flag]: !row[flag] })), now);
}

/** Says until when a dish is sold out. @throws HttpError 400 for a day that has come, 404, 409 for a deleted dish or an old copy */
export async function setDishSoldOut(
  strapi: Core.Strapi,
  target: Target,
  given: SaveSoldOut,
  now: Date,
): Promise<AdminMenuItem> {
  const saved = await editRecord(strapi, DISH, target, async (_row, trx) => ({
    soldOutUntil: await soldOutUntilOf(trx, given, now),
  }));
  return present(strapi, saved, now);
}

/**
 * Puts the dishes of a category in order. Deleted ones keep their positions.
 * @throws HttpError 400 for an unknown category, 409 when its dishes are not those, in the order, that the owner saw
 */
export function arrangeDishes(strapi: Core.Strapi, { categoryId, ...order }: ArrangeDishes): Promise<void> {
  return inTransaction(strapi, async (trx) => {
    const category = categoryId === null ? null : trx('categories').select('id').where({ document_id: categoryId });
    const ofCategory = trx('menu_items').where({ is_active: true });
    const rows: unknown[] = await (
      category === null ? ofCategory.whereNull('category_id') : ofCategory.whereIn('category_id', category)
    )
      .orderBy('id')
      .forUpdate()
      .select('id', 'document_id', 'position');
    if (categoryId !== null) await requireCategory(trx, categoryId);
    await savePositions(trx, 'menu_items', rows, order);
  });
}

/** @throws HttpError 404, 409 for an old copy */
export async function deleteDish(strapi: Core.Strapi, target: Target): Promise<void> {
  await deleteRecord(strapi, DISH, target);
}

/**
 * Restores a deleted dish, to its category if that still exists.
 * @throws HttpError 404, 409 for an old copy, a deleted option group of it (product.md, Choices) and slots that have become too
 * small for it
 */
export async function restoreDish(strapi: Core.Strapi, target: Target, now: Date): Promise<AdminMenuItem> {
  const row = await restoreRecord(strapi, DISH, target, async (dish, trx) => {
    const { name, category, optionGroups } = dish;
    const contradiction = await tooLargeForSlot(trx, dish);
    if (contradiction !== null) throw conflict(`The dish cannot be restored: ${contradiction}.`);
    if (category) await lockCategory(trx, category.documentId);
    await requireUndeletedGroups(
      trx,
      name,
      optionGroups.map(({ documentId }) => documentId),
    );
  });
  return present(strapi, row, now);
}
