import { addDays, localDay, instantOf, weekdayOf } from '@pickup/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderRow } from '../../restaurant/content.js';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';
import { removeOrders } from './order-tables.js';

const ZONE = 'Europe/Amsterdam';
const MINUTE = 60_000;
const DAYS_AGO = 3;

const day = (daysAgo = DAYS_AGO) => addDays(localDay(new Date(), ZONE), -daysAgo);
const at = (clock: string, daysAgo?: number) => instantOf(day(daysAgo), clock, ZONE);

const MOVED = {
  at: '2026-11-21T17:00:00.000Z',
  by: 'owner@example.com',
  changes: [{ what: 'pickup', from: null, to: '2026-11-21T17:30:00.000Z' }],
  totalBefore: 10,
  total: 10,
};

interface Prepared {
  confirmedAt: number;
  minutes: number;
  daysAgo?: number;
  movedBy?: string;
  releaseAt?: number;
  /** Corrected to another pickup time. */
  isMoved?: boolean;
  /** Called ready so many minutes after it was confirmed, and taken back. */
  undoneAfter?: number;
}

describe.each(DATABASES)('the learned preparation times on %s', (database) => {
  const product = useProduct(database);
  const read = () => product().api.get('preparationTimes', {}, { token: product().token });

  beforeEach(() => removeOrders(product().sql));

  /** Stores orders that took so many minutes from confirmed to ready. */
  async function prepared(orders: readonly Prepared[]): Promise<void> {
    const { sql } = product();
    for (const {
      confirmedAt,
      minutes,
      daysAgo = DAYS_AGO,
      movedBy = 'owner@example.com',
      releaseAt,
      isMoved = false,
      undoneAfter,
    } of orders) {
      const placedAt = new Date(confirmedAt - MINUTE);
      const row = {
        ...orderRow(placedAt, { order_status: 'READY' }),
        business_day: day(daysAgo),
        release_at: releaseAt === undefined ? null : new Date(releaseAt),
        corrections: isMoved ? JSON.stringify([MOVED]) : null,
      };
      const [inserted]: { id: number }[] = await sql('orders').insert(row).returning('id');
      const move = (from: string, to: string, moved: number) => ({
        order_id: inserted?.id,
        from_status: from,
        to_status: to,
        moved_at: new Date(moved),
        moved_by: movedBy,
      });
      const readyAt = confirmedAt + minutes * MINUTE;
      await sql('order_moves').insert([
        move('PENDING', 'CONFIRMED', confirmedAt),
        move('CONFIRMED', 'PREPARING', (confirmedAt + readyAt) / 2),
        move('PREPARING', 'READY', readyAt),
      ]);
      if (undoneAfter === undefined) continue;
      const undoneAt = confirmedAt + undoneAfter * MINUTE;
      await sql('order_moves').insert([{ ...move('PREPARING', 'READY', undoneAt), undone: true }]);
      await sql('order_moves').insert([{ ...move('READY', 'PREPARING', undoneAt), is_undo: true }]);
      // It was cancelled by mistake, too.
      await sql('order_moves').insert([{ ...move('READY', 'CANCELLED', readyAt + MINUTE), undone: true }]);
      await sql('order_moves').insert([{ ...move('CANCELLED', 'READY', readyAt + 2 * MINUTE), is_undo: true }]);
    }
  }

  it('are unknown without an order', async () => {
    expect(await read()).toEqual({ percentile80: null, orders: 0, hours: [] });
  });

  it('say what four of five orders took, in whole minutes rounded up, by weekday and hour of the restaurant’s clock', async () => {
    const evening = [10, 12, 14, 16.2, 50].map((minutes) => ({ confirmedAt: at('18:30'), minutes }));
    await prepared([...evening, { confirmedAt: at('19:59'), minutes: 30 }, { confirmedAt: at('20:00'), minutes: 31 }]);
    const weekday = weekdayOf(day());
    expect(await read()).toEqual({
      percentile80: 31,
      orders: 7,
      hours: [
        { weekday, hour: 18, percentile80: 17, orders: 5 },
        { weekday, hour: 19, percentile80: 30, orders: 1 },
        { weekday, hour: 20, percentile80: 31, orders: 1 },
      ],
    });
  });

  it('take in 28 days, today included, weekdays in their order', async () => {
    await prepared([
      { confirmedAt: at('12:00', 27), daysAgo: 27, minutes: 20 },
      { confirmedAt: at('12:00', 28), daysAgo: 28, minutes: 90 },
      { confirmedAt: at('00:00', 0), daysAgo: 0, minutes: 10 },
    ]);
    const { orders, percentile80, hours } = await read();
    expect([orders, percentile80]).toEqual([2, 20]);
    expect(new Set(hours.map(({ weekday, hour }) => `${weekday} ${hour}`))).toEqual(
      new Set([`${weekdayOf(day(27))} 12`, `${weekdayOf(day(0))} 0`]),
    );
  });

  it('leave out what says nothing: corrected orders, times that run backwards or over a day, and orders confirmed before they had to be begun', async () => {
    await prepared([
      { confirmedAt: at('12:00'), minutes: 25 },
      { confirmedAt: at('12:00'), minutes: 45, movedBy: 'developer@example.com (correction: wrong order)' },
      { confirmedAt: at('12:00'), minutes: -5 },
      { confirmedAt: at('12:00'), minutes: 24 * 60 + 1 },
      { confirmedAt: at('12:00'), minutes: 300, releaseAt: at('16:30') },
      { confirmedAt: at('12:00'), minutes: 310, isMoved: true },
      { confirmedAt: at('16:31'), minutes: 26, releaseAt: at('16:30') },
    ]);
    expect(await read()).toMatchObject({ orders: 2, percentile80: 26 });
  });

  it('leave out moves that were undone', async () => {
    await prepared([{ confirmedAt: at('12:00'), minutes: 25, undoneAfter: 4 }]);
    expect(await read()).toMatchObject({ orders: 1, percentile80: 25 });
  });

  it('are the owner’s alone', async () => {
    expect((await product().api.call('preparationTimes', {})).status).toBe(401);
  });
});
