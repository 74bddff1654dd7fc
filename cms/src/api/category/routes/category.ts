import { endpoints } from '@pickup/contract';
import { contentApi, Reply, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { targetOf } from '../../../records/soft-deletion.js';
import {
  readAdminCategories,
  readPublicCategories,
  createCategory,
  deleteCategory,
  arrangeCategories,
  updateCategory,
} from '../categories.js';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  contentApi([
    route(endpoints.categories, async () => {
      const { categories, changesAt } = await readPublicCategories(strapi, new Date());
      return new Reply(200, categories, [], changesAt);
    }),

    route(endpoints.adminCategories, () => readAdminCategories(strapi, new Date())),
    route(endpoints.createCategory, ({ body }) => createCategory(strapi, body, new Date())),
    route(endpoints.updateCategory, (request) => updateCategory(strapi, targetOf(request), request.body, new Date())),
    route(endpoints.arrangeCategories, ({ body }) => arrangeCategories(strapi, body)),
    route(endpoints.deleteCategory, (request) => deleteCategory(strapi, targetOf(request))),
  ]);
