import { localTime, OrderCorrection, type PreparationTimes, WEEKDAYS } from '@pickup/contract';
import { fromJson, millisecondsColumn } from '@pickup/strapi-kit';
import type { Knex } from 'knex';
import { z } from 'zod';
import type { DayRange } from '../sold-orders.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** When an order was confirmed, and how long it took from then to ready; in milliseconds. */
interface Preparation {
  confirmedAt: number;
  took: number;
}

const Corrections = z.unknown().transform(fromJson).pipe(z.array(OrderCorrection).nullish());

const MovesRow = z
  .object({ confirmed_at: millisecondsColumn, ready_at: millisecondsColumn, corrections: Corrections })
  .transform(({ confirmed_at: confirmedAt, ready_at: readyAt, corrections }) => ({
    confirmedAt,
    took: readyAt - confirmedAt,
    isMoved: corrections?.some(({ changes }) => changes.some(({ what }) => what === 'pickup')) ?? false,
  }));
const MovesRows = z.array(MovesRow);

/** The value that 80 % of the given ones do not exceed (nearest rank), in whole minutes rounded up. */
function percentile80(durations: readonly number[]): number {
  const sorted = durations.toSorted((one, other) => one - other);
  return Math.ceil((sorted[Math.ceil(sorted.length * 0.8) - 1] ?? 0) / MINUTE);
}

/** No time zone is ahead of UTC by anything but a multiple of it, so an hour of the clock is asked for once. */
const QUARTER = 15 * MINUTE;

/** The weekday and hour of the restaurant's clock at an instant, as a number from Monday 00:00 on. */
function hourOfWeek(timeZone: string): (at: number) => number {
  const known = new Map<number, number>();
  return (at) => {
    const quarter = Math.floor(at / QUARTER);
    const found = known.get(quarter);
    if (found !== undefined) return found;
    const { weekday, hour } = localTime(at, timeZone);
    const hourAt = WEEKDAYS.indexOf(weekday) * 24 + hour;
    known.set(quarter, hourAt);
    return hourAt;
  };
}

function presentPreparationTimes(preparations: readonly Preparation[], timeZone: string): PreparationTimes {
  const hourAt = hourOfWeek(timeZone);
  const byHour = new Map<number, number[]>();
  for (const { confirmedAt, took } of preparations) {
    const hour = hourAt(confirmedAt);
    const durations = byHour.get(hour) ?? [];
    durations.push(took);
    byHour.set(hour, durations);
  }
  return {
    percentile80: preparations.length === 0 ? null : percentile80(preparations.map(({ took }) => took)),
    orders: preparations.length,
    hours: WEEKDAYS.flatMap((weekday, day) =>
      Array.from({ length: 24 }, (_, hour) => {
        const durations = byHour.get(day * 24 + hour) ?? [];
        return { weekday, hour, percentile80: percentile80(durations), orders: durations.length };
      }),
    ).filter(({ orders }) => orders > 0),
  };
}

/** Of the moves that neither were undone nor undo another. @param moves the table's name in the query */
const standing = (moves: string) => (query: Knex.QueryBuilder) => {
  for (const column of [`${moves}.undone`, `${moves}.is_undo`]) {
    void query.where((flag) => void flag.whereNull(column).orWhere(column, false));
  }
};

/**
 * How long the orders of some days took from confirmed to ready (product.md, Learned preparation time). Left out are orders
 * whose status a developer has corrected, those that were confirmed before they had to be begun or moved to another pickup
 * time, of which that is not known any more, and those whose times say nothing: ready before confirmed, or more than a day
 * after.
 */
export async function readPreparationTimes(
  db: Knex,
  { first, last }: DayRange,
  timeZone: string,
): Promise<PreparationTimes> {
  const rows: unknown = await db('orders')
    .join('order_moves as confirmed', 'confirmed.order_id', 'orders.id')
    .join('order_moves as ready', 'ready.order_id', 'orders.id')
    .whereBetween('orders.business_day', [first, last])
    .where({ 'confirmed.to_status': 'CONFIRMED', 'ready.to_status': 'READY' })
    .where(standing('confirmed'))
    .where(standing('ready'))
    .where((begun) => {
      begun.whereNull('orders.release_at').orWhere('orders.release_at', '<=', db.ref('confirmed.moved_at'));
    })
    .whereNotExists(
      db('order_moves as correction')
        .select(db.raw('1'))
        .where('correction.order_id', db.ref('orders.id'))
        .where('correction.moved_by', 'like', '% (correction: %'),
    )
    .select({ confirmed_at: 'confirmed.moved_at', ready_at: 'ready.moved_at', corrections: 'orders.corrections' });
  const preparations = MovesRows.parse(rows);
  return presentPreparationTimes(
    preparations.filter(({ took, isMoved }) => !isMoved && took >= 0 && took <= DAY),
    timeZone,
  );
}
