import { endpoints } from '@pickup/contract';
import { contentApi, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { readPublicCategories, readPublicDishes } from '../dishes.js';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  contentApi([
    route(endpoints.popularMenuItems, () => readPublicDishes(strapi, { popular: true })),
    route(endpoints.menuItems, ({ query }) => readPublicDishes(strapi, query)),
    route(endpoints.categories, () => readPublicCategories(strapi)),
  ]);
