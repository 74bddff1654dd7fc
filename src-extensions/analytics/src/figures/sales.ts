import {
  fromCents,
  OrderStatus,
  type OrderStatusCounts,
  type RevenueByHour,
  type SalesTrends,
  statusCounts,
} from '@pickup/contract';
import type { Knex } from 'knex';
import { z } from 'zod';
import { type DayRange, daysOf, soldOrders, Total } from '../sold-orders.js';

const DayRow = z.object({ business_day: z.string(), orders: Total, cents: Total });
const DayRows = z.array(DayRow);

/** Every day of the range is present, with 0 where nothing was sold. */
function presentSalesTrends(rows: z.infer<typeof DayRow>[], range: DayRange): SalesTrends {
  const byDay = new Map(rows.map((row) => [row.business_day, row]));
  const days = daysOf(range);
  return {
    period: days.length,
    dailyRevenue: Object.fromEntries(days.map((day) => [day, fromCents(byDay.get(day)?.cents ?? 0)])),
    dailyOrders: Object.fromEntries(days.map((day) => [day, byDay.get(day)?.orders ?? 0])),
  };
}

/** Revenue and orders of each day, without cancelled ones (product.md, Figures). */
export async function readSalesTrends(db: Knex, range: DayRange): Promise<SalesTrends> {
  const rows: unknown = await soldOrders(db, range)
    .groupBy('business_day')
    .select('business_day')
    .count({ orders: '*' })
    .sum({ cents: 'total_cents' });
  return presentSalesTrends(DayRows.parse(rows), range);
}

const HourRow = z.object({ business_hour: z.number(), cents: Total });
const HourRows = z.array(HourRow);

/** All 24 hours are present, also on days on which the clocks change. */
function presentHours(rows: z.infer<typeof HourRow>[]): RevenueByHour {
  const byHour = new Map(rows.map((row) => [row.business_hour, row.cents]));
  return Object.fromEntries(Array.from({ length: 24 }, (_, hour) => [String(hour), fromCents(byHour.get(hour) ?? 0)]));
}

/** Revenue of each hour of a business day, without cancelled orders (product.md, Figures). */
export async function readRevenueByHour(db: Knex, day: string): Promise<RevenueByHour> {
  const rows: unknown = await soldOrders(db, { first: day, last: day })
    .groupBy('business_hour')
    .select('business_hour')
    .sum({ cents: 'total_cents' });
  return presentHours(HourRows.parse(rows));
}

const StatusRow = z
  .object({ order_status: OrderStatus, orders: Total })
  .transform(({ order_status: status, orders }) => [status, orders] as const);
const StatusRows = z.array(StatusRow);

/** How many of a day's orders are in each status, cancelled ones included (product.md, Order status). */
export async function readStatusDistribution(db: Knex, day: string): Promise<OrderStatusCounts> {
  const rows: unknown = await db('orders')
    .where({ business_day: day })
    .groupBy('order_status')
    .select('order_status')
    .count({ orders: '*' });
  const orders = new Map(StatusRows.parse(rows));
  return statusCounts((status) => orders.get(status) ?? 0);
}
