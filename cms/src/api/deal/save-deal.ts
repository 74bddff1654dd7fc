import {
  ChangeDeal,
  removedValidityDays,
  PLACEHOLDER_IMAGE,
  type AdminDeal,
  type SaveDeal,
  type Writable,
} from '@pickup/contract';
import { badRequest, inTransaction, requireSettable, dietaryChanges } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import {
  editRecord,
  readRecord,
  deleteRecord,
  restoreRecord,
  type RecordType,
  type Target,
} from '../../records/soft-deletion.js';
import { requireNoDietaryContradiction } from '../../records/dietary-information.js';
import { dutchColumns } from '../../records/dutch-texts.js';
import { requireStoredPicture } from '../picture/uploaded-pictures.js';
import { DealRow, presentAdminDeal } from './deals.js';

const DEAL: RecordType<DealRow> = { uid: 'api::deal.deal', table: 'deals', noun: 'deal', row: DealRow };

/** The columns of a saved form: only a conditional deal has a minimum; an optional field that is left out is not changed. */
function valuesOf(saved: SaveDeal | Writable<ChangeDeal>) {
  const { titleNl, descriptionNl, imageUrl, minimumOrderAmount, allergens, dietary, ...form } = saved;
  return {
    ...form,
    ...dutchColumns({ titleNl, descriptionNl }),
    ...dietaryChanges({ allergens, dietary }),
    minimumOrderAmount: form.isConditional ? minimumOrderAmount : null,
    ...(imageUrl !== undefined && { imageUrl: imageUrl === PLACEHOLDER_IMAGE ? '' : imageUrl }),
  };
}

/** @throws HttpError 404 for an unknown deal; a deleted one is found */
export const readAdminDeal = async (strapi: Core.Strapi, documentId: string): Promise<AdminDeal> =>
  presentAdminDeal(await readRecord(strapi, DEAL, documentId));

/** Adds a deal. @throws HttpError 400 for an uploaded picture that no longer exists */
export function createDeal(strapi: Core.Strapi, form: SaveDeal, now: Date): Promise<AdminDeal> {
  return inTransaction(strapi, async (trx) => {
    await requireStoredPicture(trx, form.imageUrl, null);
    const row: unknown = await strapi.db
      .query(DEAL.uid)
      .create({ data: { imageUrl: '', ...valuesOf(form), isActive: true, publishedAt: now } });
    return presentAdminDeal(DealRow.parse(row));
  });
}

/** A first or last day cannot be removed from a deal that has one. @throws HttpError 400 */
function requireDays(row: DealRow, form: Writable<ChangeDeal>): void {
  for (const path of removedValidityDays(row, form)) {
    throw badRequest(`${path} is required.`, [{ path, message: `${path} is required.` }]);
  }
}

/**
 * @throws HttpError 400 for an uploaded picture that no longer exists, contradictory dietary information, a missing day or a
 * read-only field that differs,
 * 404, 409 for a deleted deal or an old copy
 */
export async function updateDeal(strapi: Core.Strapi, target: Target, given: ChangeDeal): Promise<AdminDeal> {
  const saved = await editRecord(strapi, DEAL, target, async (row, trx) => {
    const form = requireSettable(ChangeDeal, given, presentAdminDeal(row));
    requireDays(row, form);
    requireNoDietaryContradiction(row, form);
    await requireStoredPicture(trx, form.imageUrl, row.imageUrl);
    return valuesOf(form);
  });
  return presentAdminDeal(saved);
}

/** Toggles a flag of a deal. @throws HttpError 404, 409 for a deleted deal or an old copy */
export async function toggleDeal(strapi: Core.Strapi, target: Target, flag: 'active' | 'featured'): Promise<AdminDeal> {
  return presentAdminDeal(await editRecord(strapi, DEAL, target, (row) => ({ [flag]: !row[flag] })));
}

/** @throws HttpError 404, 409 for an old copy */
export async function deleteDeal(strapi: Core.Strapi, target: Target): Promise<void> {
  await deleteRecord(strapi, DEAL, target);
}

/** @throws HttpError 404, 409 for an old copy */
export async function restoreDeal(strapi: Core.Strapi, target: Target): Promise<AdminDeal> {
  return presentAdminDeal(await restoreRecord(strapi, DEAL, target));
}
