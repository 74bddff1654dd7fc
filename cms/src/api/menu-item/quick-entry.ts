import { type AdminMenuItem, nameKey, type QuickEntry } from '@pickup/contract';
import { conflict, inTransaction, isPostgres, type Transaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { LAST_POSITION, nextPosition } from '../../records/position.js';
import { readAdminDishes } from './dishes.js';

const DISH = 'api::menu-item.menu-item';
const CATEGORY = 'api::category.category';

const Named = z.object({ id: z.number(), name: z.string() });
const Created = z.object({ id: z.number(), documentId: z.string() });

/** Keeps two lists from being added at once; on SQLite there is only one transaction at a time. */
async function lockMenu(trx: Transaction): Promise<void> {
  if (isPostgres(trx)) await trx.raw('LOCK TABLE categories, menu_items IN SHARE ROW EXCLUSIVE MODE');
}

/** @throws HttpError 409 naming the dishes that are on the menu already */
async function requireNewNames(trx: Transaction, dishes: QuickEntry['dishes']): Promise<void> {
  const rows: unknown = await trx('menu_items').where({ is_active: true }).select('id', 'name');
  const known = new Set(
    z
      .array(Named)
      .parse(rows)
      .map(({ name }) => nameKey(name)),
  );
  const twice = dishes.filter(({ name }) => known.has(nameKey(name))).map(({ name }) => name);
  if (twice.length > 0) throw conflict(`There is a dish of this name already: ${twice.join(', ')}. Nothing was added.`);
}

/** The rows of the named categories, by their key; those that there are not yet are made. */
async function categoriesOf(
  strapi: Core.Strapi,
  trx: Transaction,
  names: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows: unknown = await trx('categories').select('id', 'name').orderBy('id', 'desc');
  const byKey = new Map(
    z
      .array(Named)
      .parse(rows)
      .map(({ id, name }) => [nameKey(name), id] as const),
  );
  for (const name of names) {
    if (byKey.has(nameKey(name))) continue;
    const data = { name, description: null, position: await nextPosition(trx, 'categories'), publishedAt: now };
    byKey.set(nameKey(name), Created.parse(await strapi.db.query(CATEGORY).create({ data })).id);
  }
  return byKey;
}

/**
 * Adds many dishes at the end of the menu, with the categories that they name, or nothing at all (product.md, First evening).
 * @throws HttpError 409 for a name that is on the menu already
 */
export async function addDishes(strapi: Core.Strapi, { dishes }: QuickEntry, now: Date): Promise<AdminMenuItem[]> {
  const ids = await inTransaction(strapi, async (trx) => {
    await lockMenu(trx);
    await requireNewNames(trx, dishes);
    const named = dishes.flatMap(({ category }) => (category === null ? [] : [category]));
    const categories = await categoriesOf(strapi, trx, named, now);
    const first = await nextPosition(trx, 'menu_items');
    const made: string[] = [];
    for (const [index, { category, ...dish }] of dishes.entries()) {
      const row: unknown = await strapi.db.query(DISH).create({
        data: {
          ...dish,
          imageUrl: '',
          isActive: true,
          position: Math.min(first + index, LAST_POSITION),
          publishedAt: now,
          category: category === null ? null : categories.get(nameKey(category)),
        },
      });
      made.push(Created.parse(row).documentId);
    }
    return made;
  });
  const added = new Set(ids);
  return (await readAdminDishes(strapi, { includeUnavailable: false }, now)).filter(({ id }) => added.has(id));
}
