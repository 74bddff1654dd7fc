import { sqlOf } from '@pickup/strapi-kit';
import type { Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changePortions, changeSlots, readBookedUnits, readPortionsTaken, readTakenFrom } from './books.js';
import { openBooks } from './testing/book-tables.js';

const NOW = new Date('2026-11-21T12:00:00Z');
const [ONE, TWO, THREE] = [1_000_000, 2_000_000, 3_000_000] as const;
const DAY = '2026-11-21';

let db: Knex;

beforeEach(async () => {
  db = await openBooks();
});
afterEach(() => db.destroy());

const booked = async () => Object.fromEntries(await readBookedUnits(sqlOf(db), new Date(0), null));
const slots = (...changes: Parameters<typeof changeSlots>[1]) => changeSlots(sqlOf(db), changes, NOW);
const portions = (...changes: Parameters<typeof changePortions>[1]) => changePortions(sqlOf(db), changes, NOW);

describe('the book of slots', () => {
  it('adds up what is taken and given back, in as many slots as there are', async () => {
    expect(await slots({ start: TWO, units: 3 }, { start: ONE, units: 1 })).toBe(true);
    expect(await slots({ start: ONE, units: 4 }, { start: TWO, units: -2 })).toBe(true);
    expect(await booked()).toEqual({ [ONE]: 5, [TWO]: 1 });
  });

  it('fills a slot to its limit and no further, each by its own', async () => {
    await slots({ start: ONE, units: 7 }, { start: TWO, units: 7 });
    expect(await slots({ start: ONE, units: 3, most: 10 }, { start: TWO, units: 3, most: 12 })).toBe(true);
    expect(await slots({ start: ONE, units: 1, most: 10 })).toBe(false);
    expect(await slots({ start: TWO, units: 3, most: 12 })).toBe(false);
    expect(await slots({ start: TWO, units: 2, most: 12 })).toBe(true);
    expect(await slots({ start: ONE, units: 5 })).toBe(true);
    expect(await booked()).toEqual({ [ONE]: 15, [TWO]: 12 });
  });

  it('is not asked for nothing', async () => {
    expect(await changeSlots(() => Promise.reject(new Error('It was asked')), [], NOW)).toBe(true);
  });

  it('is read from one slot to another', async () => {
    await slots({ start: ONE, units: 1 }, { start: TWO, units: 2 }, { start: THREE, units: 3 });
    expect([...(await readBookedUnits(sqlOf(db), new Date(TWO), new Date(THREE)))]).toEqual([[TWO, 2]]);
  });
});

describe('the book of portions', () => {
  it('says how many are taken after each change, and takes no more than there are', async () => {
    const soup = { day: DAY, itemId: 'soup' };
    expect(await portions({ ...soup, portions: 2, most: 5 }, { day: DAY, itemId: 'pie', portions: 1 })).toEqual([
      { day: DAY, itemId: 'pie', taken: 1 },
      { ...soup, taken: 2 },
    ]);
    expect(await portions({ ...soup, portions: 4, most: 5 })).toBeNull();
    expect(await portions({ ...soup, portions: 3, most: 5 })).toEqual([{ ...soup, taken: 5 }]);
    expect(await portions({ ...soup, portions: -5 })).toEqual([{ ...soup, taken: 0 }]);
  });

  it('is read by dish for one day, and from a day on', async () => {
    const taken = (day: string, count: number) => ({ day, itemId: 'soup', portions: count });
    await portions(taken('2026-11-20', 1), taken(DAY, 2), taken('2026-11-22', 3));
    expect([...(await readPortionsTaken(sqlOf(db), DAY, ['soup', 'pie']))]).toEqual([['soup', 2]]);
    expect(await readPortionsTaken(sqlOf(db), DAY, [])).toEqual(new Map());
    expect(await readTakenFrom(sqlOf(db), DAY)).toEqual([taken(DAY, 2), taken('2026-11-22', 3)]);
  });
});
