import { z } from 'zod';
import { CustomerInsights, DashboardMetrics, PopularItem, RevenueByHour, SalesTrends } from '../entities/analytics.js';
import { PreparationTimes } from '../entities/kitchen.js';
import { OrderStatusCounts } from '../entities/order.js';
import { Overview } from '../entities/overview.js';
import { queryInteger } from '../entities/page.js';
import { Day } from '../entities/scalar.js';
import { endpoint } from './endpoint.js';

const date = z.strictObject({ date: Day.optional() });
const days = (standard: number) => queryInteger(1, 366).default(standard);

/** The owner's figures. */
export const analyticsEndpoints = {
  dashboard: endpoint({
    method: 'GET',
    path: '/admin/analytics/dashboard',
    access: 'admin',
    summary: 'The dashboard metrics of one day.',
    query: date,
    response: DashboardMetrics,
  }),
  salesTrends: endpoint({
    method: 'GET',
    path: '/admin/analytics/sales-trends',
    access: 'admin',
    summary: 'Revenue and orders of each of the last days.',
    query: z.strictObject({ days: days(7) }),
    response: SalesTrends,
  }),
  orderStatusDistribution: endpoint({
    method: 'GET',
    path: '/admin/analytics/order-status-distribution',
    access: 'admin',
    summary: "How many of a day's orders are in each status.",
    query: date,
    response: OrderStatusCounts,
  }),
  popularItems: endpoint({
    method: 'GET',
    path: '/admin/analytics/popular-items',
    access: 'admin',
    summary: 'What sold most over the last days.',
    query: z.strictObject({ limit: queryInteger(1, 100).default(10), days: days(7) }),
    response: z.array(PopularItem),
  }),
  customerInsights: endpoint({
    method: 'GET',
    path: '/admin/analytics/customer-insights',
    access: 'admin',
    summary: 'Customers over the last days.',
    query: z.strictObject({ days: days(30) }),
    response: CustomerInsights,
  }),
  revenueByHour: endpoint({
    method: 'GET',
    path: '/admin/analytics/revenue-by-hour',
    access: 'admin',
    summary: 'Revenue of each of the 24 hours of one day.',
    query: date,
    response: RevenueByHour,
  }),
  preparationTimes: endpoint({
    method: 'GET',
    path: '/admin/analytics/preparation-times',
    access: 'admin',
    summary: 'How long four of five orders took from confirmed to ready in the last four weeks, by weekday and hour.',
    response: PreparationTimes,
  }),
  overview: endpoint({
    method: 'GET',
    path: '/admin/overview',
    access: 'admin',
    summary: 'What is open, late or unseen, what is wrong, and how today compares with the same weekday.',
    response: Overview,
  }),
} as const;
