import {
  fromCents,
  toCents,
  type CustomerInsights,
  type DashboardMetrics,
  type OrderStatusCounts,
  type PopularItem,
  type RevenueByHour,
  type SalesTrends,
} from '@pickup/contract';
import type { Period } from './useFigures.js';

/** The answers the screen shows, all of the same day and period. */
export interface Figures {
  /** The day of dashboard, statuses and hours; null for today. */
  day: string | null;
  period: Period;
  dashboard: DashboardMetrics;
  trends: SalesTrends;
  statuses: OrderStatusCounts;
  popular: PopularItem[];
  customers: CustomerInsights;
  hours: RevenueByHour;
}

/** A day of the restaurant (`YYYY-MM-DD`); revenue in euros. */
export interface DaySales {
  day: string;
  revenue: number;
  orders: number;
}

/** An hour of the restaurant's day, 0 to 23; revenue in euros. */
export interface HourSales {
  hour: number;
  revenue: number;
}

/** The days of the trends, oldest first. */
export const daySales = ({ dailyRevenue, dailyOrders }: SalesTrends): DaySales[] =>
  Object.keys(dailyRevenue)
    .sort()
    .map((day) => ({ day, revenue: dailyRevenue[day] ?? 0, orders: dailyOrders[day] ?? 0 }));

/** How many days the daily trends list. */
const TREND_ENTRIES = 7;
export const latestDays = (sales: readonly DaySales[]): DaySales[] => sales.slice(-TREND_ENTRIES);

export interface PeriodTotals {
  /** Euros, as are the averages. */
  revenue: number;
  orders: number;
  revenuePerDay: number;
  revenuePerOrder: number;
  /** The day that brought most, the earliest of equals; null when nothing was sold. */
  best: DaySales | null;
}

const share = (cents: number, parts: number) => (parts === 0 ? 0 : fromCents(Math.round(cents / parts)));

/** What the days of a period come to. */
export function periodTotals(sales: readonly DaySales[]): PeriodTotals {
  const cents = sales.reduce((sum, { revenue }) => sum + toCents(revenue), 0);
  const orders = sales.reduce((sum, day) => sum + day.orders, 0);
  return {
    revenue: fromCents(cents),
    orders,
    revenuePerDay: share(cents, sales.length),
    revenuePerOrder: share(cents, orders),
    best: highest(sales),
  };
}

/** The first entry with the highest revenue; null when none has any. */
function highest<Entry extends { revenue: number }>(entries: readonly Entry[]): Entry | null {
  return entries.reduce<Entry | null>((best, entry) => (entry.revenue > (best?.revenue ?? 0) ? entry : best), null);
}

const HOURS_OF_DAY = 24;

/** The hours of a business day, from its first one on: those after midnight may belong to the evening. */
export function hourSales(hours: RevenueByHour, first: number): HourSales[] {
  const place = ({ hour }: HourSales) => (hour - first + HOURS_OF_DAY) % HOURS_OF_DAY;
  return Object.entries(hours)
    .map(([hour, revenue]) => ({ hour: Number(hour), revenue }))
    .sort((one, other) => place(one) - place(other));
}

/** The hour with the highest revenue, the earliest of equals; null when nothing was sold. */
export const peakHour = (hours: readonly HourSales[]): HourSales | null => highest(hours);

/** Repeat over active customers as a rounded percentage; 0 when nobody was active (product.md, Figures). */
export const retentionRate = ({ activeCustomers, repeatCustomers }: CustomerInsights): number =>
  activeCustomers === 0 ? 0 : Math.round((repeatCustomers * 100) / activeCustomers);

/** Active customers whose first order is all they ever ordered: new and repeat ones together are the active ones. */
export const newCustomers = ({ activeCustomers, repeatCustomers }: CustomerInsights): number =>
  activeCustomers - repeatCustomers;

/** How many orders a day had, in whatever status. */
export const ordersIn = (statuses: OrderStatusCounts): number =>
  Object.values(statuses).reduce((sum, count) => sum + count, 0);
