import { fromCents, type SalesTrends } from '@pickup/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { daysOf, type DayRange } from '../day-range.js';
import { Total, soldOrders } from '../sold-orders.js';

const DayRow = z.object({ business_day: z.string(), orders: Total, cents: Total });

/** Every day of the range is present, with 0 where nothing was sold (ruling 27). */
function presentSalesTrends(rows: z.infer<typeof DayRow>[], range: DayRange): SalesTrends {
  const byDay = new Map(rows.map((row) => [row.business_day, row]));
  const days = daysOf(range);
  return {
    period: days.length,
    dailyRevenue: Object.fromEntries(days.map((day) => [day, fromCents(byDay.get(day)?.cents ?? 0)])),
    dailyOrders: Object.fromEntries(days.map((day) => [day, byDay.get(day)?.orders ?? 0])),
  };
}

/** Revenue and orders of each day, without cancelled ones (rulings 15 and 27). */
export async function readSalesTrends(db: Knex, range: DayRange): Promise<SalesTrends> {
  const rows: unknown = await soldOrders(db, range)
    .groupBy('business_day')
    .select('business_day')
    .count({ orders: '*' })
    .sum({ cents: 'total_cents' });
  return presentSalesTrends(z.array(DayRow).parse(rows), range);
}
