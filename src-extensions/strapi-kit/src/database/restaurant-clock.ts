import { RESTAURANT_DEFAULTS, businessDay } from '@pickup/contract';
import type { Knex } from 'knex';
import { z } from 'zod';

/** The restaurant's time zone, in which all business days and hours are (product.md, Business days). */
export async function readTimeZone(db: Knex): Promise<string> {
  const row: unknown = await db('restaurants').first('time_zone');
  return row ? z.object({ time_zone: z.string() }).parse(row).time_zone : RESTAURANT_DEFAULTS.timeZone;
}

/** The restaurant's calendar day at an instant, `YYYY-MM-DD`. */
export const readBusinessDay = async (db: Knex, now: Date): Promise<string> => businessDay(now, await readTimeZone(db));
