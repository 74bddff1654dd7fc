import { endStreams, inTransaction } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { contentTypes } from './content-types/schemas.js';
import { installCounters } from './counting/counters.js';
import { installEvents } from './live/event-triggers.js';
import { startWatch } from './live/watch.js';
import { closePostOffice, openPostOffice } from './mailing/post-office.js';
import { guardPanel } from './panel/guard-panel.js';
import { routes } from './routes.js';

/** Set while the port is open; there is one product in a process. */
let endWatch: () => Promise<void> = () => Promise.resolve();

async function bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
  await inTransaction(strapi, async (trx) => {
    await installCounters(trx);
    await installEvents(trx);
  });
  guardPanel(strapi);
  await openPostOffice(strapi);
  strapi.server.httpServer.once('listening', () => (endWatch = startWatch(strapi)));
}

/** Runs while the database is still there. */
async function destroy({ strapi }: { strapi: Core.Strapi }): Promise<void> {
  endStreams(strapi);
  await endWatch();
  await closePostOffice();
}

/** Strapi's server entry of the plugin. */
export default { bootstrap, destroy, contentTypes, routes: { ordering: routes } };

export { eraseCustomer } from './customers/erase-customer.js';
export { readCustomer } from './customers/read-customer.js';
export { importOrders, type OrderToImport } from './importing/import-orders.js';
