import { contentTypes } from './content-types/schemas.js';
import { routes } from './routes.js';

/** Strapi's server entry of the plugin. */
export default { contentTypes, routes: { ordering: routes } };

export { importOrders, type OrderToImport } from './importing/import-orders.js';
