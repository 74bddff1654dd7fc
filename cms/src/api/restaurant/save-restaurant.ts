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

/** Keeps a second first save out; on SQLite a transaction is the only one there is. */
async function lockOutOthers(trx: Transaction): Promise<void> {
  if (isPostgres(trx)) await trx.raw('LOCK TABLE ?? IN SHARE ROW EXCLUSIVE MODE', [TABLE]);
}

/**
 * Describes the restaurant for the first time (product.md, Restaurant).
 * @throws HttpError 400 for what is missing or cannot be, 409 when there is one already
 */
export async function createRestaurant(strapi: Core.Strapi, save: SaveRestaurant, now: Date): Promise<RestaurantRow> {
  const data = { ...newRestaurant(save), publishedAt: now };
  await inTransaction(strapi, async (trx) => {
    await lockOutOthers(trx);
    const rows = restaurantQuery(strapi);
    if ((await rows.count()) > 0) throw conflict('There is a restaurant already: change it instead.');
    await rows.create({ data });
  });
  return readRestaurant(strapi);
}

/**
 * Changes what is given and leaves the rest as it stands.
 * @param startedFrom the version its writer started from, when the writer said so
 * @throws HttpError 400 for what cannot be and for a read-only field that differs, 404 before there is one, 409 when it has changed since
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
