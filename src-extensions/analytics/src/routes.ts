import { endpoints } from '@pickup/contract';
import { contentApi, readBusinessDay, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { lastDays } from './day-range.js';
import { readCustomerInsights } from './figures/customer-insights.js';
import { readDashboard } from './figures/dashboard.js';
import { readPopularItems } from './figures/popular-items.js';
import { readRevenueByHour } from './figures/revenue-by-hour.js';
import { readSalesTrends } from './figures/sales-trends.js';
import { readStatusDistribution } from './figures/status-distribution.js';

/** The owner's figures: days are the restaurant's, and `date` is today when not given (rulings 5 and 27). */
export const routes = ({ strapi }: { strapi: Core.Strapi }) => {
  const db = strapi.db.connection;
  const today = () => readBusinessDay(db, new Date());
  return contentApi([
    route(endpoints.dashboard, async ({ query }) => {
      const now = await today();
      return readDashboard(db, query.date ?? now, now);
    }),
    route(endpoints.salesTrends, async ({ query }) => readSalesTrends(db, lastDays(await today(), query.days))),
    route(endpoints.orderStatusDistribution, async ({ query }) =>
      readStatusDistribution(db, query.date ?? (await today())),
    ),
    route(endpoints.popularItems, async ({ query }) =>
      readPopularItems(db, lastDays(await today(), query.days), query.limit),
    ),
    route(endpoints.customerInsights, async ({ query }) =>
      readCustomerInsights(db, lastDays(await today(), query.days)),
    ),
    route(endpoints.revenueByHour, async ({ query }) => readRevenueByHour(db, query.date ?? (await today()))),
  ]);
};
