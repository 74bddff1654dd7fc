import { z } from 'zod';
import { Day, Money } from './scalar.js';

/**
 * Dashboard metrics of one business day, without cancelled orders; only the status distribution counts those.
 * `activeMenuItems` and `activeDeals` are what visitors can order now; `totalMenuItems` are all that are not deleted.
 */
export const DashboardMetrics = z.object({
  todayOrders: z.int(),
  todayRevenue: Money,
  averageOrderValue: Money,
  averageRating: z.number(),
  activeMenuItems: z.int(),
  totalMenuItems: z.int(),
  totalReviews: z.int(),
  activeDeals: z.int(),
});
export type DashboardMetrics = z.infer<typeof DashboardMetrics>;

/** Each day of the range is a key, also when nothing was sold. */
export const SalesTrends = z.object({
  period: z.int(),
  dailyRevenue: z.record(Day, Money),
  dailyOrders: z.record(Day, z.int()),
});
export type SalesTrends = z.infer<typeof SalesTrends>;

/** `choiceRevenue` is the part of `revenue` that its choices earned. */
export const PopularItem = z.object({ name: z.string(), quantity: z.int(), revenue: Money, choiceRevenue: Money });
export type PopularItem = z.infer<typeof PopularItem>;

/** Customers are distinguished by email address (product.md, Figures). */
export const CustomerInsights = z.object({
  period: z.int(),
  totalCustomers: z.int(),
  activeCustomers: z.int(),
  repeatCustomers: z.int(),
  averageOrdersPerCustomer: z.number(),
});
export type CustomerInsights = z.infer<typeof CustomerInsights>;

/** Revenue of each of the 24 local hours, keys `0` to `23`. */
export const RevenueByHour = z.record(z.string().regex(/^([0-9]|1\d|2[0-3])$/), Money);
export type RevenueByHour = z.infer<typeof RevenueByHour>;
