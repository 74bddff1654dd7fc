import { RESTAURANT_DEFAULTS, businessDay } from '@pickup/contract';
import type { Knex } from 'knex';
import { z } from 'zod';

/** The zone used before the owner has saved a restaurant (ruling 5). */
const DEFAULT_TIME_ZONE = RESTAURANT_DEFAULTS.timeZone;

/** The restaurant's time zone; every business day and hour is reckoned in it (ruling 5). */
export async function readTimeZone(db: Knex): Promise<string> {
  const row: unknown = await db('restaurants').first('time_zone');
  return row ? z.object({ time_zone: z.string() }).parse(row).time_zone : DEFAULT_TIME_ZONE;
}

/** The restaurant's calendar day at an instant, `YYYY-MM-DD`. */
export const readBusinessDay = async (db: Knex, now: Date): Promise<string> => businessDay(now, await readTimeZone(db));
