import { endpoints } from '@pickup/contract';
import { contentApi, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { targetOf } from '../../../records/kept-records.js';
import { readFeaturedDeals, readPublicDeals } from '../deals.js';
import { readDealList, readDealPage, readDealStatistics } from '../owner-deals.js';
import { createDeal, deleteDeal, readAdminDeal, restoreDeal, toggleDeal, updateDeal } from '../save-deal.js';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  contentApi([
    route(endpoints.featuredDeals, () => readFeaturedDeals(strapi, new Date())),
    route(endpoints.deals, () => readPublicDeals(strapi, new Date())),

    route(endpoints.adminDeals, ({ query }) => readDealPage(strapi, query)),
    route(endpoints.dealStatistics, () => readDealStatistics(strapi, new Date())),
    route(endpoints.currentDeals, () => readDealList(strapi, 'current', new Date())),
    route(endpoints.upcomingDeals, () => readDealList(strapi, 'upcoming', new Date())),
    route(endpoints.expiredDeals, () => readDealList(strapi, 'expired', new Date())),
    route(endpoints.adminDeal, ({ params }) => readAdminDeal(strapi, params.id)),
    route(endpoints.createDeal, ({ body }) => createDeal(strapi, body, new Date())),
    route(endpoints.updateDeal, (request) => updateDeal(strapi, targetOf(request), request.body)),
    route(endpoints.deleteDeal, async (request) => {
      await deleteDeal(strapi, targetOf(request));
      return undefined;
    }),
    route(endpoints.restoreDeal, (request) => restoreDeal(strapi, targetOf(request))),
    route(endpoints.toggleDealActive, (request) => toggleDeal(strapi, targetOf(request), 'active')),
    route(endpoints.toggleDealFeatured, (request) => toggleDeal(strapi, targetOf(request), 'featured')),
  ]);
