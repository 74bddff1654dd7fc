import { fromCents, type RevenueByHour } from '@pickup/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { Total, soldOrders } from '../sold-orders.js';

const HourRow = z.object({ business_hour: z.number(), cents: Total });

/** All 24 hours are present; the hour that a clock change skips or repeats is one of them (ruling 27). */
function presentHours(rows: z.infer<typeof HourRow>[]): RevenueByHour {
  const byHour = new Map(rows.map((row) => [row.business_hour, row.cents]));
  return Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [String(hour), fromCents(byHour.get(hour) ?? 0)]));
}

/** Revenue of each local hour of a day, without cancelled orders (rulings 5 and 15). */
export async function readRevenueByHour(db: Knex, day: string): Promise<RevenueByHour> {
  const rows: unknown = await soldOrders(db, { first: day, last: day })
    .groupBy('business_hour')
    .select('business_hour')
    .sum({ cents: 'total_cents' });
  return presentHours(z.array(HourRow).parse(rows));
}
