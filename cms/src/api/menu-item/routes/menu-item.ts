import { endpoints } from '@pickup/contract';
import { contentApi, Reply, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { targetOf } from '../../../records/soft-deletion.js';
import { type PublicDishes, readAdminDishes, readPublicDishes } from '../dishes.js';
import {
  createDish,
  deleteDish,
  arrangeDishes,
  restoreDish,
  setDishSoldOut,
  toggleDish,
  updateDish,
} from '../save-dish.js';
import { addDishes } from '../quick-entry.js';

const untilChange = ({ dishes, changesAt }: PublicDishes) => new Reply(200, dishes, [], changesAt);

export default ({ strapi }: { strapi: Core.Strapi }) =>
  contentApi([
    route(endpoints.popularMenuItems, async () =>
      untilChange(await readPublicDishes(strapi, new Date(), { popular: true })),
    ),
    route(endpoints.menuItems, async ({ query }) => untilChange(await readPublicDishes(strapi, new Date(), query))),

    route(endpoints.adminMenuItems, ({ query }) => readAdminDishes(strapi, query, new Date())),
    route(endpoints.createMenuItem, ({ body }) => createDish(strapi, body, new Date())),
    route(endpoints.addMenuItems, ({ body }) => addDishes(strapi, body, new Date())),
    route(endpoints.updateMenuItem, (request) => updateDish(strapi, targetOf(request), request.body, new Date())),
    route(endpoints.arrangeDishes, ({ body }) => arrangeDishes(strapi, body)),
    route(endpoints.deleteMenuItem, (request) => deleteDish(strapi, targetOf(request))),
    route(endpoints.restoreMenuItem, (request) => restoreDish(strapi, targetOf(request), new Date())),
    route(endpoints.toggleMenuItemAvailability, (request) =>
      toggleDish(strapi, targetOf(request), 'available', new Date()),
    ),
    route(endpoints.toggleMenuItemPopular, (request) => toggleDish(strapi, targetOf(request), 'popular', new Date())),
    route(endpoints.setDishSoldOut, (request) => setDishSoldOut(strapi, targetOf(request), request.body, new Date())),
  ]);
