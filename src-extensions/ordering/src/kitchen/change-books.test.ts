import { type SaleItem, NO_DEAL_TERMS, DEAL_IN_KITCHEN } from '@pickup/contract';
import { sqlOf } from '@pickup/strapi-kit';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeBooks } from './change-books.js';
import { openBooks } from './testing/book-tables.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const MINUTE = 60_000;
const [TODAY, TOMORROW] = ['2026-11-21', '2026-11-22'];

const dish = (id: string, dailyCount: number | null): SaleItem => ({
  ...NO_DEAL_TERMS,
  ...DEAL_IN_KITCHEN,
  id,
  type: 'menu',
  name: id,
  nameNl: null,
  unitCents: 750,
  imageUrl: '/soup.webp',
  isActive: true,
  onSale: true,
  allergens: null,
  dietary: [],
  optionGroups: [],
  dailyCount,
});

let db: Knex;
let touched: string[][];
let menuChangesAt: number;
const items = [dish('soup', 8), dish('bread', null)];

beforeEach(async () => {
  db = await openBooks();
  touched = [];
  menuChangesAt = NOW.getTime() + 60 * MINUTE;
});
afterEach(() => db.destroy());

const dishes = {
  readDishes: (_: unknown, ids: readonly string[]) => Promise.resolve(items.filter(({ id }) => ids.includes(id))),
  readMenuDay: () => Promise.resolve({ day: TODAY, changesAt: menuChangesAt }),
  touchDishes: (_: unknown, ids: readonly string[]) => {
    touched.push([...ids]);
    return Promise.resolve();
  },
};
const take = (portions: number, itemId = 'soup', day = TODAY) =>
  changeBooks(dishes, sqlOf(db), { slots: [], portions: [{ day, itemId, portions }] }, NOW);

describe('what visitors are told of the portions left', () => {
  it('is made anew when it becomes five or less, for every one from there, and when there is plenty again', async () => {
    await take(2);
    expect(touched).toEqual([]);
    await take(1);
    await take(5);
    await take(-8);
    expect(touched).toEqual([['soup'], ['soup'], ['soup']]);
  });

  it('stays where more is given back or taken than visitors are told of', async () => {
    await take(10);
    touched = [];
    await take(3);
    await take(-4);
    expect(touched).toEqual([]);
  });

  it('stays for a dish without a count', async () => {
    await take(50, 'bread');
    expect(touched).toEqual([]);
  });

  it('stays for another day than the menu speaks of, unless it is about to speak of another', async () => {
    await take(4, 'soup', TOMORROW);
    expect(touched).toEqual([]);
    menuChangesAt = NOW.getTime() + MINUTE / 2;
    await take(1, 'soup', TOMORROW);
    expect(touched).toEqual([['soup']]);
  });

  it('is asked of the dishes only where they have not been read', async () => {
    const unread = { ...dishes, readDishes: () => Promise.reject(new Error('They were read')) };
    const portions = [{ day: TODAY, itemId: 'soup', portions: 4 }];
    expect(await changeBooks(unread, sqlOf(db), { slots: [], portions }, NOW, items)).toBe(true);
    expect(touched).toEqual([['soup']]);
  });
});

it('a change that one of the books refuses is refused whole', async () => {
  const portions = [{ day: TODAY, itemId: 'soup', portions: 1, most: 8 }];
  await take(8);
  expect(await changeBooks(dishes, sqlOf(db), { slots: [{ start: 0, units: 1 }], portions }, NOW)).toBe(false);
  await changeBooks(dishes, sqlOf(db), { slots: [{ start: 900, units: 3 }], portions: [] }, NOW);
  const full = [{ start: 900, units: 1, most: 3 }];
  expect(await changeBooks(dishes, sqlOf(db), { slots: full, portions: [] }, NOW)).toBe(false);
});
