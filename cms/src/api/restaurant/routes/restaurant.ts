import { endpoints } from '@pickup/contract';
import { contentApi, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { presentAdminRestaurant, presentPublicRestaurant, readRestaurant } from '../restaurant.js';
import { createRestaurant, updateRestaurant } from '../save-restaurant.js';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  contentApi([
    route(endpoints.restaurantInfo, async () => presentPublicRestaurant(await readRestaurant(strapi))),
    route(endpoints.adminRestaurant, async () => presentAdminRestaurant(await readRestaurant(strapi))),
    route(endpoints.createRestaurant, async ({ body }) =>
      presentAdminRestaurant(await createRestaurant(strapi, body, new Date())),
    ),
    route(endpoints.updateRestaurant, async ({ body, headers }) =>
      presentAdminRestaurant(await updateRestaurant(strapi, body, headers['if-match'])),
    ),
  ]);
