import { ChangeRestaurant, type SaveRestaurant } from '@pickup/contract';
import {
  changeRecord,
  conflict,
  inTransaction,
  isPostgres,
  requireSettable,
  type Transaction,
} from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { requireStoredPicture } from '../picture/uploaded-pictures.js';
import { mergeRestaurant, newRestaurant } from './merge-restaurant.js';
import { requireDishesFit } from './slot-capacity.js';
import { presentAdminRestaurant, readRestaurant, restaurantQuery, type RestaurantRow } from './restaurant.js';

const TABLE = 'restaurants';

/** Keeps two requests from creating a restaurant at once; on SQLite there is only one transaction at a time. */
async function lockTable(trx: Transaction): Promise<void> {
  if (isPostgres(trx)) await trx.raw('LOCK TABLE ?? IN SHARE ROW EXCLUSIVE MODE', [TABLE]);
}

/** @throws HttpError 400 for an uploaded picture that no longer exists */
async function requirePictures(trx: Transaction, save: SaveRestaurant, before: RestaurantRow | null): Promise<void> {
  for (const field of ['logoUrl', 'heroUrl'] as const) {
    await requireStoredPicture(trx, save[field] ?? undefined, before?.[field] ?? null, field);
  }
}

/**
 * Creates the restaurant.
 * @throws HttpError 400 for missing or invalid fields, an uploaded picture that no longer exists and for slots that are too small for a dish, 409 when there is one already
 */
export async function createRestaurant(strapi: Core.Strapi, save: SaveRestaurant, now: Date): Promise<RestaurantRow> {
  const data = { ...newRestaurant(save), publishedAt: now };
  await inTransaction(strapi, async (trx) => {
    await lockTable(trx);
    const rows = restaurantQuery(strapi);
    if ((await rows.count()) > 0) throw conflict('There is a restaurant already: change it instead.');
    await requirePictures(trx, save, null);
    await requireDishesFit(trx, data.unitsPerSlot);
    await rows.create({ data });
  });
  return readRestaurant(strapi);
}

/**
 * Changes the given fields only.
 * @param startedFrom the version in `If-Match`, if there was one
 * @throws HttpError 400 for invalid fields, an uploaded picture that no longer exists, slots that are too small for a dish and a read-only field that differs, 404 without a restaurant, 409 when it has changed since
 */
export async function updateRestaurant(
  strapi: Core.Strapi,
  given: ChangeRestaurant,
  startedFrom: string | undefined,
): Promise<RestaurantRow> {
  const { documentId } = await readRestaurant(strapi);
  await changeRecord(strapi, { table: TABLE, id: documentId, startedFrom, noun: 'restaurant' }, async ({ id, trx }) => {
    const row = await readRestaurant(strapi);
    const save = requireSettable(ChangeRestaurant, given, presentAdminRestaurant(row));
    const data = mergeRestaurant(row, save);
    await requirePictures(trx, save, row);
    if (save.unitsPerSlot !== undefined) await requireDishesFit(trx, data.unitsPerSlot);
    await restaurantQuery(strapi).update({ where: { id }, data });
  });
  return readRestaurant(strapi);
}
