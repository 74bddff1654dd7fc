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
import { mergeRestaurant, newRestaurant } from './merge-restaurant.js';
import { presentAdminRestaurant, readRestaurant, restaurantQuery, type RestaurantRow } from './restaurant.js';

const TABLE = 'restaurants';

/** Keeps two requests from creating a restaurant at once; on SQLite there is only one transaction at a time. */
async function lockTable(trx: Transaction): Promise<void> {
  if (isPostgres(trx)) await trx.raw('LOCK TABLE ?? IN SHARE ROW EXCLUSIVE MODE', [TABLE]);
}

/**
 * Creates the restaurant.
 * @throws HttpError 400 for missing or invalid fields, 409 when there is one already
 */
export async function createRestaurant(strapi: Core.Strapi, save: SaveRestaurant, now: Date): Promise<RestaurantRow> {
  const data = { ...newRestaurant(save), publishedAt: now };
  await inTransaction(strapi, async (trx) => {
    await lockTable(trx);
    const rows = restaurantQuery(strapi);
    if ((await rows.count()) > 0) throw conflict('There is a restaurant already: change it instead.');
    await rows.create({ data });
  });
  return readRestaurant(strapi);
}

/**
 * Changes the given fields only.
 * @param startedFrom the version in `If-Match`, if there was one
 * @throws HttpError 400 for invalid fields and for a read-only field that differs, 404 without a restaurant, 409 when it has changed since
 */
export async function updateRestaurant(
  strapi: Core.Strapi,
  given: ChangeRestaurant,
  startedFrom: string | undefined,
): Promise<RestaurantRow> {
  const { documentId } = await readRestaurant(strapi);
  await changeRecord(strapi, { table: TABLE, id: documentId, startedFrom, noun: 'restaurant' }, async ({ id }) => {
    const row = await readRestaurant(strapi);
    const save = requireSettable(ChangeRestaurant, given, presentAdminRestaurant(row));
    const data = mergeRestaurant(row, save);
    await restaurantQuery(strapi).update({ where: { id }, data });
  });
  return readRestaurant(strapi);
}
