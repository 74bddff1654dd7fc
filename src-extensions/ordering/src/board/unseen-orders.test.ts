import { RESTAURANT_DEFAULTS, UNDISTURBED, WEEKDAYS } from '@pickup/contract';
import { sqlOf } from '@pickup/strapi-kit';
import knex, { type Knex } from 'knex';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findAlert } from './unseen-orders.js';

const MINUTE = 60_000;
const NOON = new Date('2026-11-21T12:00:00Z');
const after = (minutes: number) => new Date(NOON.getTime() + minutes * MINUTE);
const OPEN = { open: '00:00', close: '00:00', closed: false };
const always = Object.fromEntries(WEEKDAYS.map((day) => [day, OPEN]));
const openingHours = { ...RESTAURANT_DEFAULTS.openingHours, ...always };
const restaurant = { ...RESTAURANT_DEFAULTS, doorsOpen: true, ...UNDISTURBED, openingHours, specialDays: [] };
const restaurants = { readRestaurant: () => Promise.resolve(restaurant) };

let db: Knex;

/** The columns that are looked at; instants in milliseconds, as SQLite has them. */
beforeEach(async () => {
  db = knex({ client: 'better-sqlite3', connection: { filename: ':memory:' }, useNullAsDefault: true });
  await db.schema.createTable('orders', (table) => {
    table.increments('id');
    table.text('order_status').defaultTo('PENDING');
    table.integer('placed_at');
    table.integer('release_at');
    table.integer('opened_at');
  });
  await db.schema.createTable('order_mails', (table) => {
    table.text('mail_kind');
    table.integer('order_id');
    table.integer('queued_at');
    table.text('once_key').unique();
  });
  await db.schema.createTable('order_boards', (table) => {
    table.integer('seen_at');
  });
});
afterEach(() => db.destroy());

const place = (minutes: number) => db('orders').insert({ placed_at: after(minutes).getTime() });
const placeForLater = (minutes: number, release: number) =>
  db('orders').insert({ placed_at: after(minutes).getTime(), release_at: after(release).getTime() });
const openAll = () => db('orders').update({ opened_at: NOON.getTime() });
const boardAt = (minutes: number) => db('order_boards').insert({ seen_at: after(minutes).getTime() });

/** Looks as the watch does, and writes what it finds. */
async function lookAt(minutes: number): Promise<string | null> {
  const now = after(minutes);
  const alert = await findAlert(restaurants, sqlOf(db), now);
  if (!alert) return null;
  const { kind, orderId, onceKey } = alert;
  await db('order_mails').insert({ mail_kind: kind, order_id: orderId, queued_at: now.getTime(), once_key: onceKey });
  return orderId === null ? kind : `${kind} ${orderId}`;
}

describe('the alert while no board is connected', () => {
  it('says so once, with the orders that wait by then', async () => {
    await boardAt(0);
    await place(0);
    await place(0.9);
    expect(await lookAt(0.9)).toBeNull();
    expect(await lookAt(1)).toBe('no-board 1');
    expect(await lookAt(1.5)).toBeNull();
  });

  it('names the first unseen order at once, and later ones together ten minutes after', async () => {
    await boardAt(0);
    expect(await lookAt(1)).toBe('no-board');
    await place(2);
    expect(await lookAt(3)).toBe('unseen 1');
    for (const minutes of [4, 5, 6]) await place(minutes);
    expect(await lookAt(7)).toBeNull();
    expect(await lookAt(12.9)).toBeNull();
    expect(await lookAt(13)).toBe('unseen 4');
    expect(await lookAt(60)).toBeNull();
  });

  it('is sent again each time that the last board disconnects', async () => {
    await boardAt(0);
    expect(await lookAt(1)).toBe('no-board');
    await boardAt(20);
    expect(await lookAt(20.5)).toBeNull();
    expect(await lookAt(21)).toBe('no-board');
  });
});

describe('the alert while a board is connected and nobody opens orders', () => {
  it('names an order once, after the minutes that the owner has set', async () => {
    await place(0);
    await boardAt(5);
    expect(await lookAt(5)).toBe('unseen 1');
    await boardAt(30);
    expect(await lookAt(30)).toBeNull();
  });

  it('names no order that was opened, nor one of an earlier alert', async () => {
    await place(0);
    await boardAt(5);
    expect(await lookAt(5)).toBe('unseen 1');
    await openAll();
    await place(6);
    await boardAt(20);
    expect(await lookAt(20)).toBe('unseen 2');
  });

  it('is not delayed by a mail from before the clock was set back', async () => {
    await place(0);
    await db('order_mails').insert({ mail_kind: 'unseen', order_id: 0, queued_at: after(600).getTime() });
    await boardAt(5);
    expect(await lookAt(5)).toBe('unseen 1');
  });
});

describe('an order for later', () => {
  it('waits from when it has to be begun', async () => {
    await placeForLater(0, 60);
    await boardAt(64.9);
    expect(await lookAt(64.9)).toBeNull();
    await boardAt(65);
    expect(await lookAt(65)).toBe('unseen 1');
  });

  it('is named although an order that was placed after it has been named before', async () => {
    await placeForLater(0, 60);
    await place(10);
    await boardAt(15);
    expect(await lookAt(15)).toBe('unseen 2');
    await boardAt(65);
    expect(await lookAt(65)).toBe('unseen 1');
    await boardAt(90);
    expect(await lookAt(90)).toBeNull();
  });

  it('is named together with others that have to be begun at the same moment', async () => {
    await placeForLater(0, 60);
    await placeForLater(1, 60);
    await boardAt(65);
    expect(await lookAt(65)).toBe('unseen 2');
    await boardAt(80);
    expect(await lookAt(80)).toBeNull();
  });
});

describe('an order that is moved to a later time after the owner was told of it', () => {
  const move = (id: number, release: number) =>
    db('orders')
      .where({ id })
      .update({ release_at: after(release).getTime() });

  it('leaves the orders before its new time to be named', async () => {
    await place(0);
    await boardAt(5);
    expect(await lookAt(5)).toBe('unseen 1');
    await place(4);
    await move(1, 2000);
    await boardAt(30);
    expect(await lookAt(30)).toBe('unseen 2');
    await boardAt(60);
    expect(await lookAt(60)).toBeNull();
    await place(70);
    await boardAt(80);
    expect(await lookAt(80)).toBe('unseen 3');
    await boardAt(100);
    expect(await lookAt(100)).toBeNull();
  });

  it('is named again at its new time, and does not hold up the others', async () => {
    await place(0);
    await place(0);
    await boardAt(5);
    expect(await lookAt(5)).toBe('unseen 2');
    await move(1, 100);
    await boardAt(105);
    expect(await lookAt(105)).toBe('unseen 1');
    await place(110);
    await boardAt(120);
    expect(await lookAt(120)).toBe('unseen 3');
    await boardAt(140);
    expect(await lookAt(140)).toBeNull();
  });
});

describe('two instances that check at the same moment', () => {
  it('find the same onceKey, even when one of them sees an order more', async () => {
    await boardAt(-10);
    await db('order_mails').insert({ mail_kind: 'no-board', queued_at: after(-9).getTime() });
    await place(0);
    const one = await findAlert(restaurants, sqlOf(db), after(1));
    await place(0);
    const other = await findAlert(restaurants, sqlOf(db), after(1));
    expect([one?.orderId, other?.orderId]).toEqual([1, 2]);
    expect(other?.onceKey).toBe(one?.onceKey);
  });
});
