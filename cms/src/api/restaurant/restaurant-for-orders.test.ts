import { RESTAURANT_DEFAULTS, UNDISTURBED } from '@pickup/contract';
import { sqlOf, type Sql } from '@pickup/strapi-kit';
import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readMailRestaurant, readOrderingRestaurant } from './restaurant-for-orders.js';

const NOW = new Date('2026-11-21T12:00:00Z');

let db: Knex;
let sql: Sql;

/** The columns that are read, as SQLite has them. */
beforeEach(async () => {
  db = knex({ client: 'better-sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  sql = sqlOf(db);
  await db.schema.createTable('restaurants', (table) => {
    for (const column of ['time_zone', 'opening_hours', 'preparation_time_unit', 'currency_symbol']) table.text(column);
    for (const column of ['preparation_time_min', 'preparation_time_max']) table.integer(column);
    for (const column of [
      'unseen_after_minutes',
      'slot_minutes',
      'units_per_slot',
      'horizon_days',
      'last_order_minutes',
    ])
      table.integer(column);
    for (const column of ['doors_open', 'orders_when_closed']) table.boolean(column);
    for (const column of ['name', 'address', 'postal_code', 'city', 'phone', 'email']) table.text(column);
  });
  await db.schema.createTable('kitchen_states', (table) => {
    table.increments();
    for (const column of ['paused_until', 'extra_minutes', 'extra_until']) table.integer(column);
  });
  await db.schema.createTable('special_days', (table) => {
    for (const column of ['date', 'shifts']) table.text(column);
  });
});
afterEach(() => db.destroy());

describe('the restaurant', () => {
  const { openingHours, ...others } = RESTAURANT_DEFAULTS;
  const row = {
    time_zone: others.timeZone,
    opening_hours: JSON.stringify(openingHours),
    preparation_time_min: 10,
    preparation_time_max: 25,
    preparation_time_unit: 'min',
    currency_symbol: '$',
    unseen_after_minutes: 7,
  };
  const read = {
    timeZone: others.timeZone,
    openingHours,
    currencySymbol: '$',
    unseenAfterMinutes: 7,
    preparationTimeMin: 10,
    preparationTimeMax: 25,
    preparationTimeUnit: 'min',
    slotMinutes: 15,
    unitsPerSlot: null,
    horizonDays: 2,
    lastOrderMinutes: 0,
    ordersWhenClosed: true,
    ...UNDISTURBED,
    doorsOpen: true,
    specialDays: [],
  };

  it('is read with the columns that orders need', async () => {
    await db('restaurants').insert(row);
    expect(await readOrderingRestaurant(sql, NOW)).toEqual(read);
  });

  it.each([
    [1, true],
    [0, false],
  ])('with %s in the column of its doors has them open: %s', async (doors_open, doorsOpen) => {
    await db('restaurants').insert({ ...row, doors_open });
    expect(await readOrderingRestaurant(sql, NOW)).toEqual({ ...read, doorsOpen });
  });

  it('is read with its capacity, its pause and the special days from yesterday on', async () => {
    const capacity = { slot_minutes: 20, units_per_slot: 12, horizon_days: 0, last_order_minutes: 30 };
    await db('restaurants').insert({ ...row, ...capacity, orders_when_closed: 0 });
    await db('kitchen_states').insert({ paused_until: NOW.getTime(), extra_minutes: 15, extra_until: 1 });
    const shifts = [{ open: '12:00', close: '14:00' }];
    await db('special_days').insert([
      { date: '2026-11-18', shifts: '[]' },
      { date: '2026-11-20', shifts: JSON.stringify(shifts) },
      { date: '2026-12-25', shifts: 'null' },
      { date: '2026-12-26', shifts: 'closed' },
    ]);
    expect(await readOrderingRestaurant(sql, NOW)).toEqual({
      ...read,
      slotMinutes: 20,
      unitsPerSlot: 12,
      horizonDays: 0,
      lastOrderMinutes: 30,
      ordersWhenClosed: false,
      pausedUntil: NOW.getTime(),
      extraMinutes: 15,
      extraUntil: 1,
      specialDays: [
        { date: '2026-11-20', shifts },
        { date: '2026-12-25', shifts: [] },
        { date: '2026-12-26', shifts: [] },
      ],
    });
  });

  it('has the default minutes until an order is unseen', async () => {
    await db('restaurants').insert({ ...row, unseen_after_minutes: null });
    expect(await readOrderingRestaurant(sql, NOW)).toEqual({ ...read, unseenAfterMinutes: others.unseenAfterMinutes });
  });

  it('is given to mail with empty texts where they are missing, and without spaces around them', async () => {
    const texts = {
      name: ' Mirabelle ',
      address: 'Wolvenkade 27',
      city: null,
      phone: '',
      email: 'hello@mirabelle.example',
    };
    await db('restaurants').insert({ ...row, ...texts });
    expect(await readMailRestaurant(sql)).toEqual({
      name: 'Mirabelle',
      address: 'Wolvenkade 27',
      postalCode: '',
      city: '',
      phone: '',
      email: 'hello@mirabelle.example',
      timeZone: others.timeZone,
      currencySymbol: '$',
    });
  });

  it('is null before the owner has described it', async () => {
    expect([await readOrderingRestaurant(sql, NOW), await readMailRestaurant(sql)]).toEqual([null, null]);
  });
});
