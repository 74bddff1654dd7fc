import { inTransaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { contentTypes } from './content-types/schemas.js';
import { installCounters } from './counting/counters.js';
import { watchPanelWrites } from './moving/panel-moves.js';
import { routes } from './routes.js';

async function bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
  await inTransaction(strapi, installCounters);
  watchPanelWrites(strapi);
}

/** Strapi's server entry of the plugin. */
export default { bootstrap, contentTypes, routes: { ordering: routes } };

export { eraseCustomer } from './customers/erase-customer.js';
export { readCustomer } from './customers/read-customer.js';
export { importOrders, type OrderToImport } from './importing/import-orders.js';
