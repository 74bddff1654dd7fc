import { endpoints } from '@pickup/contract';
import { contentApi, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { eraseData, exportData } from '../customer-data.js';

export default ({ strapi }: { strapi: Core.Strapi }) =>
  contentApi([
    route(endpoints.exportCustomer, ({ query }) => exportData(strapi, query.email)),
    route(endpoints.eraseCustomer, ({ body }) => eraseData(strapi, body.email, new Date())),
  ]);
