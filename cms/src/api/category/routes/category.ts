import { endpoints } from '@pickup/contract';
import { contentApi, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { targetOf } from '../../../records/soft-deletion.js';
import {
  readAdminCategories,
  readPublicCategories,
  createCategory,
  deleteCategory,
  updateCategory,
} from '../categories.js';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  contentApi([
    route(endpoints.categories, () => readPublicCategories(strapi)),

    route(endpoints.adminCategories, () => readAdminCategories(strapi)),
    route(endpoints.createCategory, ({ body }) => createCategory(strapi, body, new Date())),
    route(endpoints.updateCategory, (request) => updateCategory(strapi, targetOf(request), request.body)),
    route(endpoints.deleteCategory, (request) => deleteCategory(strapi, targetOf(request))),
  ]);
