import { dayEnd, endpoints, type Deal } from '@pickup/contract';
import { contentApi, Reply, readTimeZone, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { targetOf } from '../../../records/soft-deletion.js';
import { readFeaturedDeals, readPublicDeals, readDealList, readDealPage, readDealStatistics } from '../deals.js';
import { createDeal, deleteDeal, readAdminDeal, restoreDeal, toggleDeal, updateDeal } from '../save-deal.js';

/** Deals start and end at midnight in the restaurant's time zone, so the cached response expires then. */
async function untilMidnight(strapi: Core.Strapi, now: Date, deals: Deal[]) {
  return new Reply(200, deals, [], dayEnd(now, await readTimeZone(strapi.db.connection)));
}

export default ({ strapi }: { strapi: Core.Strapi }) =>
  contentApi([
    route(endpoints.featuredDeals, async () => {
      const now = new Date();
      return untilMidnight(strapi, now, await readFeaturedDeals(strapi, now));
    }),
    route(endpoints.deals, async () => {
      const now = new Date();
      return untilMidnight(strapi, now, await readPublicDeals(strapi, now));
    }),

    route(endpoints.adminDeals, ({ query }) => readDealPage(strapi, query, new Date())),
    route(endpoints.dealStatistics, () => readDealStatistics(strapi, new Date())),
    route(endpoints.currentDeals, () => readDealList(strapi, 'current', new Date())),
    route(endpoints.upcomingDeals, () => readDealList(strapi, 'upcoming', new Date())),
    route(endpoints.expiredDeals, () => readDealList(strapi, 'expired', new Date())),
    route(endpoints.adminDeal, ({ params }) => readAdminDeal(strapi, params.id)),
    route(endpoints.createDeal, ({ body }) => createDeal(strapi, body, new Date())),
    route(endpoints.updateDeal, (request) => updateDeal(strapi, targetOf(request), request.body)),
    route(endpoints.deleteDeal, (request) => deleteDeal(strapi, targetOf(request))),
    route(endpoints.restoreDeal, (request) => restoreDeal(strapi, targetOf(request))),
    route(endpoints.toggleDealActive, (request) => toggleDeal(strapi, targetOf(request), 'active')),
    route(endpoints.toggleDealFeatured, (request) => toggleDeal(strapi, targetOf(request), 'featured')),
  ]);
