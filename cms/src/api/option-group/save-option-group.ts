import {
  type AdminOptionGroup,
  ChangeOptionGroup,
  groupInUseText,
  OPTION_LIMITS,
  type SaveOption,
  type SaveOptionGroup,
  type Writable,
} from '@pickup/contract';
import { badRequest, conflict, dietaryChanges, inTransaction, requireSettable } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { requireNoDietaryContradiction } from '../../records/dietary-information.js';
import { editRecord, setActive, type Target } from '../../records/soft-deletion.js';
import { GROUP, inOwnersOrder, type OptionRow, presentAdminGroup, readAdminGroup } from './option-groups.js';

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
  group: number,
  options: readonly SaveOption[],
  stored: readonly OptionRow[],
): Promise<void> {
  const query = strapi.db.query(OPTION);
  const named = requireOptions(options, stored);
  for (const [index, form] of options.entries()) {
    const before = named[index];
    const data = optionValues(form, index);
    if (before) {
      const place = { path: `options.${index}.dietary`, words: `Option ${index + 1}: ` };
      requireNoDietaryContradiction(before, form, place);
      await query.update({ where: { id: before.id }, data });
    } else await query.create({ data: { ...data, group, publishedAt: new Date() } });
  }
  const left = stored.filter((row) => !named.includes(row)).sort(inOwnersOrder);
  const kept = OPTION_LIMITS.deletedOptions - options.filter(({ isActive }) => !isActive).length;
  for (const [index, { id }] of left.entries()) {
    const data = { isActive: false, position: options.length + index };
    await (index < kept ? query.update({ where: { id }, data }) : query.delete({ where: { id } }));
  }
}

const Created = z.object({ id: z.number(), documentId: z.string() });

/** Adds a group. @throws HttpError 400 for an option with an id */
export function createGroup(strapi: Core.Strapi, form: SaveOptionGroup, now: Date): Promise<AdminOptionGroup> {
  return inTransaction(strapi, async () => {
    const data = { ...valuesOf(form), isActive: true, publishedAt: now };
    const { id, documentId } = Created.parse(await strapi.db.query(GROUP.uid).create({ data }));
    await writeOptions(strapi, id, form.options, []);
    return readAdminGroup(strapi, documentId);
  });
}

/**
 * Changes a group and its options.
 * @throws HttpError 400 for an option of another group, contradictory dietary information or a read-only field that differs, 404,
 * 409 for a deleted group or an old copy
 */
export async function updateGroup(
  strapi: Core.Strapi,
  target: Target,
  given: ChangeOptionGroup,
): Promise<AdminOptionGroup> {
  const saved = await editRecord(strapi, GROUP, target, async (row) => {
    const form = requireSettable(ChangeOptionGroup, given, presentAdminGroup(row));
    await writeOptions(strapi, row.id, form.options, row.options);
    return valuesOf(form);
  });
  return presentAdminGroup(saved);
}

/** @throws HttpError 404, 409 for a group that dishes use (product.md, Choices) or an old copy */
export async function deleteGroup(strapi: Core.Strapi, target: Target): Promise<void> {
  await setActive(strapi, GROUP, target, false, async (row) => {
    const { name, usedBy } = presentAdminGroup(row);
    const dishes = usedBy.map((dish) => dish.name);
    if (dishes.length > 0) throw conflict(groupInUseText(name, dishes));
  });
}

/** @throws HttpError 404, 409 for an old copy */
export const restoreGroup = async (strapi: Core.Strapi, target: Target): Promise<AdminOptionGroup> =>
  presentAdminGroup(await setActive(strapi, GROUP, target, true));
