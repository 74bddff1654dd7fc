import { endpoints } from '@pickup/contract';
import { contentApi, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { readFeaturedDeals, readPublicDeals } from '../deals.js';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  contentApi([
    route(endpoints.featuredDeals, () => readFeaturedDeals(strapi, new Date())),
    route(endpoints.deals, () => readPublicDeals(strapi, new Date())),
  ]);
