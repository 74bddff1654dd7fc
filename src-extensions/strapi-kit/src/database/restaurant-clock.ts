import {
  businessDay,
  calendarOf,
  localDay,
  type OpeningCalendar,
  RESTAURANT_DEFAULTS,
  Shift,
  WeekHours,
} from '@pickup/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { fromJson, jsonColumn } from './columns.js';

const TimeZoneRow = z.object({ time_zone: z.string() });

/** The restaurant's time zone, in which all days and hours are (product.md, Business days). */
export async function readTimeZone(db: Knex): Promise<string> {
  const row: unknown = await db('restaurants').first('time_zone');
  return row ? TimeZoneRow.parse(row).time_zone : RESTAURANT_DEFAULTS.timeZone;
}

/** The restaurant's calendar day at an instant, `YYYY-MM-DD`. */
export const readLocalDay = async (db: Knex, now: Date): Promise<string> => localDay(now, await readTimeZone(db));

/** The opening hours of a restaurant's row. */
export const openingHoursColumn = z.unknown().transform(fromJson).pipe(WeekHours);

/** The shifts of a special day's row. What cannot be read counts as closed: nobody is promised an opening that nobody has stated. */
export const shiftsColumn = jsonColumn.pipe(z.array(Shift)).catch([]);

const RestaurantRow = z
  .object({ time_zone: z.string(), opening_hours: openingHoursColumn })
  .transform(({ time_zone: timeZone, opening_hours: openingHours }) => ({ timeZone, openingHours }));
const SpecialDayRows = z.array(z.object({ date: z.string(), shifts: shiftsColumn }));

/** Before any time zone's yesterday, whose night may still go on. */
const TWO_DAYS = 2 * 24 * 60 * 60_000;

/** The first special day that matters at an instant. */
export const specialDaysFrom = (now: Date): string => new Date(now.getTime() - TWO_DAYS).toISOString().slice(0, 10);

/** When the restaurant opens, from the day before an instant on. */
export async function readOpeningCalendar(db: Knex, now: Date): Promise<OpeningCalendar> {
  const row: unknown = await db('restaurants').first('time_zone', 'opening_hours');
  const special: unknown = await db('special_days').where('date', '>=', specialDaysFrom(now)).select('date', 'shifts');
  const restaurant = row ? RestaurantRow.parse(row) : RESTAURANT_DEFAULTS;
  return calendarOf({ ...restaurant, specialDays: SpecialDayRows.parse(special) });
}

/** The restaurant's business day at an instant, `YYYY-MM-DD` (product.md, Business days). */
export const readBusinessDay = async (db: Knex, now: Date): Promise<string> =>
  businessDay(now, await readOpeningCalendar(db, now));
