import {
  type AdminOptionGroup,
  ChangeOptionGroup,
  groupInUseText,
  OPTION_LIMITS,
  type SaveOption,
  type SaveOptionGroup,
  type SaveSoldOut,
  type Writable,
} from '@pickup/contract';
import {
  badRequest,
  conflict,
  dietaryChanges,
  inTransaction,
  notFound,
  requireSettable,
  sqlOf,
  type Transaction,
} from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { requireNoDietaryContradiction } from '../../records/dietary-information.js';
import { editRecord, readRecord, deleteRecord, restoreRecord, type Target } from '../../records/soft-deletion.js';
import { requireComingDay, soldOutUntilOf } from '../../records/sold-out.js';
import { dishesUsing, GROUP, type GroupRow, inOwnersOrder, type OptionRow, readAdminGroup } from './option-groups.js';

const OPTION = 'api::option-group.option';

const valuesOf = ({ name, nameNl, min, max }: SaveOptionGroup | Writable<ChangeOptionGroup>) => ({
  name,
  ...(nameNl !== undefined && { nameNl: nameNl || null }),
  min,
  max,
});

const optionValues = ({ id: _id, nameNl, allergens, dietary, ...form }: SaveOption, position: number) => ({
  ...form,
  ...(nameNl !== undefined && { nameNl: nameNl || null }),
  ...dietaryChanges({ allergens, dietary }),
  position,
});

/** The stored options that a form names, at the places of the form. @throws HttpError 400 for an id of no option of the group */
function requireOptions(options: readonly SaveOption[], stored: readonly OptionRow[]): (OptionRow | null)[] {
  return options.map(({ id }, index) => {
    if (id === undefined) return null;
    const found = stored.find(({ documentId }) => documentId === id);
    if (found) return found;
    const message = `Option ${index + 1}: id must be an option of this group.`;
    throw badRequest(message, [{ path: `options.${index}.id`, message }]);
  });
}

/**
 * Writes the options of a form in its order; those it leaves out are deleted softly. Of more deleted ones than a group keeps
 * the longest deleted go for good.
 */
async function writeOptions(
  strapi: Core.Strapi,
  trx: Transaction,
  { id: group, options: stored }: Pick<GroupRow, 'id' | 'options'>,
  options: readonly SaveOption[],
  now: Date,
): Promise<void> {
  const query = strapi.db.query(OPTION);
  const named = requireOptions(options, stored);
  for (const [index, form] of options.entries()) {
    const before = named[index];
    const data = optionValues(form, index);
    const words = `Option ${index + 1}: `;
    await requireComingDay(trx, form.soldOutUntil, before?.soldOutUntil ?? null, now, {
      path: `options.${index}.soldOutUntil`,
      words: `${words}soldOutUntil`,
    });
    if (before) {
      requireNoDietaryContradiction(before, form, { path: `options.${index}.dietary`, words });
      await query.update({ where: { id: before.id }, data });
    } else await query.create({ data: { ...data, group, publishedAt: now } });
  }
  const left = stored.filter((row) => !named.includes(row)).sort(inOwnersOrder);
  const kept = OPTION_LIMITS.deletedOptions - options.filter(({ isActive }) => !isActive).length;
  for (const [index, { id }] of left.entries()) {
    const data = { isActive: false, position: options.length + index };
    await (index < kept ? query.update({ where: { id }, data }) : query.delete({ where: { id } }));
  }
}

/** A saved group as the owner sees it. */
const present = (strapi: Core.Strapi, row: GroupRow, now: Date): Promise<AdminOptionGroup> =>
  readAdminGroup(sqlOf(strapi.db.connection), row, now);

const Created = z.object({ id: z.number(), documentId: z.string() });

/** Adds a group. @throws HttpError 400 for an option with an id and for a day of its return that has come */
export async function createGroup(strapi: Core.Strapi, form: SaveOptionGroup, now: Date): Promise<AdminOptionGroup> {
  const saved = await inTransaction(strapi, async (trx) => {
    const data = { ...valuesOf(form), isActive: true, publishedAt: now };
    const { id, documentId } = Created.parse(await strapi.db.query(GROUP.uid).create({ data }));
    await writeOptions(strapi, trx, { id, options: [] }, form.options, now);
    return readRecord(strapi, GROUP, documentId);
  });
  return present(strapi, saved, now);
}

/**
 * Changes a group and its options.
 * @throws HttpError 400 for an option of another group, contradictory dietary information, a day of an option's return that has come
 * or a read-only field that differs, 404, 409 for a deleted group or an old copy
 */
export async function updateGroup(
  strapi: Core.Strapi,
  target: Target,
  given: ChangeOptionGroup,
  now: Date,
): Promise<AdminOptionGroup> {
  const saved = await editRecord(strapi, GROUP, target, async (row, trx) => {
    const form = requireSettable(ChangeOptionGroup, given, await readAdminGroup(sqlOf(trx), row, now));
    await writeOptions(strapi, trx, row, form.options, now);
    return valuesOf(form);
  });
  return present(strapi, saved, now);
}

const OptionOfGroup = z.object({
  id: z.number(),
  isActive: z.literal(true),
  group: z.object({ documentId: z.string(), isActive: z.literal(true) }),
});

/**
 * Says until when an option is sold out.
 * @returns its group
 * @throws HttpError 400 for a day that has come, 404 for an unknown or deleted option
 */
export async function setOptionSoldOut(
  strapi: Core.Strapi,
  documentId: string,
  given: SaveSoldOut,
  now: Date,
): Promise<AdminOptionGroup> {
  const query = strapi.db.query(OPTION);
  const option = OptionOfGroup.safeParse(await query.findOne({ where: { documentId }, populate: ['group'] })).data;
  if (!option) throw notFound('There is no such option.');
  const target = { id: option.group.documentId, startedFrom: undefined };
  const saved = await editRecord(strapi, GROUP, target, async (_group, trx) => {
    await query.update({ where: { id: option.id }, data: { soldOutUntil: await soldOutUntilOf(trx, given, now) } });
    return {};
  });
  return present(strapi, saved, now);
}

/** @throws HttpError 404, 409 for a group that dishes use (product.md, Choices) or an old copy */
export async function deleteGroup(strapi: Core.Strapi, target: Target): Promise<void> {
  await deleteRecord(strapi, GROUP, target, async (row) => {
    const dishes = dishesUsing(row).map(({ name }) => name);
    if (dishes.length > 0) throw conflict(groupInUseText(row.name, dishes));
  });
}

/** @throws HttpError 404, 409 for an old copy */
export const restoreGroup = async (strapi: Core.Strapi, target: Target, now: Date): Promise<AdminOptionGroup> =>
  present(strapi, await restoreRecord(strapi, GROUP, target), now);
