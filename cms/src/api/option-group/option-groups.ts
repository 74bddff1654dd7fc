import {
  deletedGroupsText,
  isSoldOutOn,
  type AdminOption,
  type AdminOptionGroup,
  type Option,
  type OptionGroup,
} from '@pickup/contract';
import {
  badRequest,
  conflict,
  dietaryColumns,
  flagColumn,
  type Sql,
  sqlOf,
  type Transaction,
  versionOf,
} from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { optionUnitsColumn, soldOutColumn } from '../../records/kitchen-columns.js';
import { byPosition, positionFields } from '../../records/position.js';
import { softDeletableFields, type RecordType } from '../../records/soft-deletion.js';
import { readMenuDay } from '../kitchen-state/menu-day.js';

const OptionRow = z.object({
  ...positionFields,
  documentId: z.string(),
  name: z.string(),
  nameNl: z.string().nullable(),
  price: z.number(),
  isDefault: z.boolean(),
  maxCount: z.number(),
  ...dietaryColumns,
  kitchenUnits: optionUnitsColumn,
  soldOutUntil: soldOutColumn,
  isActive: z.boolean(),
});
export type OptionRow = z.infer<typeof OptionRow>;

/** A group with its options, as a dish holds it. */
export const DishGroupRow = z.object({
  documentId: z.string(),
  name: z.string(),
  nameNl: z.string().nullable(),
  min: z.number(),
  max: z.number(),
  isActive: z.boolean(),
  options: z.array(OptionRow),
});
type DishGroupRow = z.infer<typeof DishGroupRow>;

/** A group with its options and the dishes that use it. */
export const GroupRow = DishGroupRow.extend({
  ...softDeletableFields,
  id: z.number(),
  menuItems: z.array(z.object({ ...positionFields, documentId: z.string(), name: z.string(), isActive: z.boolean() })),
});
export type GroupRow = z.infer<typeof GroupRow>;

export const GROUP: RecordType<GroupRow> = {
  uid: 'api::option-group.option-group',
  table: 'option_groups',
  noun: 'option group',
  row: GroupRow,
  populate: ['options', 'menuItems'],
};

const optionFields = (row: OptionRow) => ({
  id: row.documentId,
  name: row.name,
  nameNl: row.nameNl || null,
  price: row.price,
  isDefault: row.isDefault,
  maxCount: row.maxCount,
  allergens: row.allergens,
  dietary: row.dietary,
});

/** @param day on which it is sold out or not */
const presentOption = (row: OptionRow, day: string): Option => ({
  ...optionFields(row),
  soldOut: isSoldOutOn(day, row.soldOutUntil),
});

const presentAdminOption = (row: OptionRow, day: string): AdminOption => ({
  ...optionFields(row),
  kitchenUnits: row.kitchenUnits,
  soldOutUntil: isSoldOutOn(day, row.soldOutUntil) ? row.soldOutUntil : null,
  isActive: row.isActive,
});

const groupFields = ({ documentId, name, nameNl, min, max }: DishGroupRow) => ({
  id: documentId,
  name,
  nameNl: nameNl || null,
  min,
  max,
});

/** The groups of a dish as visitors see them on a business day, without deleted ones and deleted options. */
export const presentGroups = (rows: readonly DishGroupRow[], day: string): OptionGroup[] =>
  rows
    .filter(({ isActive }) => isActive)
    .map((row) => ({
      ...groupFields(row),
      options: row.options
        .filter(({ isActive }) => isActive)
        .sort(byPosition)
        .map((option) => presentOption(option, day)),
    }));

/** Deleted options after the others. */
export const inOwnersOrder = (one: OptionRow, other: OptionRow): number =>
  Number(other.isActive) - Number(one.isActive) || byPosition(one, other);

/** The dishes that use a group and are not deleted, in the menu's order. */
export const dishesUsing = ({ menuItems }: GroupRow): AdminOptionGroup['usedBy'] =>
  menuItems
    .filter(({ isActive }) => isActive)
    .sort(byPosition)
    .map(({ documentId: id, name }) => ({ id, name }));

/** @param day on which its options are sold out or not */
const presentAdminGroup = (row: GroupRow, day: string): AdminOptionGroup => ({
  ...groupFields(row),
  options: [...row.options].sort(inOwnersOrder).map((option) => presentAdminOption(option, day)),
  usedBy: dishesUsing(row),
  isActive: row.isActive,
  version: versionOf(row.updatedAt),
});

/** A stored group as the owner sees it at an instant. */
export const readAdminGroup = async (sql: Sql, row: GroupRow, now: Date): Promise<AdminOptionGroup> =>
  presentAdminGroup(row, (await readMenuDay(sql, now)).day);

/** Every group, deleted ones too, the oldest first. */
export async function readAdminGroups(strapi: Core.Strapi, now: Date): Promise<AdminOptionGroup[]> {
  const rows: unknown = await strapi.db
    .query(GROUP.uid)
    .findMany({ populate: GROUP.populate ?? [], orderBy: { id: 'asc' } });
  const { day } = await readMenuDay(sqlOf(strapi.db.connection), now);
  return z
    .array(GroupRow)
    .parse(rows)
    .map((row) => presentAdminGroup(row, day));
}

const LockedGroup = z.object({ id: z.number(), document_id: z.string(), name: z.string(), is_active: flagColumn });
type LockedGroup = z.infer<typeof LockedGroup>;

/**
 * Locks groups against deletion and restoration until the transaction ends. To avoid deadlocks, every transaction that locks
 * dishes as well locks them first.
 * @returns what there is of them, deleted ones too
 */
async function lockGroups(trx: Transaction, documentIds: readonly string[]): Promise<LockedGroup[]> {
  const rows: unknown = await trx('option_groups')
    .whereIn('document_id', [...documentIds])
    .orderBy('id')
    .forShare()
    .select('id', 'document_id', 'name', 'is_active');
  return z.array(LockedGroup).parse(rows);
}

/**
 * Locks the groups of a dish that is restored.
 * @throws HttpError 409 where one is deleted: the dish would be sold without what has to be chosen of it
 */
export async function requireUndeletedGroups(
  trx: Transaction,
  dish: string,
  documentIds: readonly string[],
): Promise<void> {
  const groups = await lockGroups(trx, documentIds);
  const deleted = groups.filter(({ is_active }) => !is_active).map(({ name }) => name);
  if (deleted.length > 0) throw conflict(deletedGroupsText(dish, deleted));
}

/**
 * Locks groups against deletion until the transaction ends.
 * @returns their row ids, in the given order
 * @throws HttpError 400 for an unknown or deleted group
 */
export async function requireGroups(trx: Transaction, documentIds: readonly string[]): Promise<number[]> {
  const groups = await lockGroups(trx, documentIds);
  const idOf = new Map(groups.filter(({ is_active }) => is_active).map((row) => [row.document_id, row.id]));
  return documentIds.map((documentId) => {
    const id = idOf.get(documentId);
    if (id !== undefined) return id;
    const message = 'optionGroupIds must name groups of this menu.';
    throw badRequest(message, [{ path: 'optionGroupIds', message }]);
  });
}
