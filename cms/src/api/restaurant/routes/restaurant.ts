import { endpoints } from '@pickup/contract';
import { contentApi, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { readPublicRestaurant } from '../restaurant.js';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  contentApi([route(endpoints.restaurantInfo, () => readPublicRestaurant(strapi))]);
