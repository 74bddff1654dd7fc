import { endpoints } from '@pickup/contract';
import { contentApi, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { targetOf } from '../../../records/soft-deletion.js';
import { readAdminDishes, readPublicDishes } from '../dishes.js';
import { createDish, deleteDish, restoreDish, toggleDish, updateDish } from '../save-dish.js';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  contentApi([
    route(endpoints.popularMenuItems, () => readPublicDishes(strapi, { popular: true })),
    route(endpoints.menuItems, ({ query }) => readPublicDishes(strapi, query)),

    route(endpoints.adminMenuItems, ({ query }) => readAdminDishes(strapi, query)),
    route(endpoints.createMenuItem, ({ body }) => createDish(strapi, body, new Date())),
    route(endpoints.updateMenuItem, (request) => updateDish(strapi, targetOf(request), request.body)),
    route(endpoints.deleteMenuItem, (request) => deleteDish(strapi, targetOf(request))),
    route(endpoints.restoreMenuItem, (request) => restoreDish(strapi, targetOf(request))),
    route(endpoints.toggleMenuItemAvailability, (request) => toggleDish(strapi, targetOf(request), 'available')),
    route(endpoints.toggleMenuItemPopular, (request) => toggleDish(strapi, targetOf(request), 'popular')),
  ]);
