import { endpoints } from '@pickup/contract';
import { contentApi, readBusinessDay, readLocalDay, readTimeZone, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { lastDays } from './sold-orders.js';
import { readCustomerInsights } from './figures/customer-insights.js';
import { readDashboard } from './figures/dashboard.js';
import { readPopularItems } from './figures/popular-items.js';
import { readPreparationTimes } from './figures/preparation-times.js';
import { readRevenueByHour, readSalesTrends, readStatusDistribution } from './figures/sales.js';

/** In days: preparation times are learned from these orders. */
const FOUR_WEEKS = 28;

/** The owner's figures by business days; `date` is today when not given. */
export const routes = ({ strapi }: { strapi: Core.Strapi }) => {
  const db = strapi.db.connection;
  const today = () => readBusinessDay(db, new Date());
  return contentApi([
    route(endpoints.dashboard, async ({ query }) => {
      const now = new Date();
      return readDashboard(db, query.date ?? (await readBusinessDay(db, now)), await readLocalDay(db, now));
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
    route(endpoints.preparationTimes, async () => {
      return readPreparationTimes(db, lastDays(await today(), FOUR_WEEKS), await readTimeZone(db));
    }),
    route(endpoints.revenueByHour, async ({ query }) => readRevenueByHour(db, query.date ?? (await today()))),
  ]);
};
