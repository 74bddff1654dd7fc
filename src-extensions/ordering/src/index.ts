import { endStreams, inTransaction, perStrapi, retryOnSerializationFailure } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { startUnseenOrderMonitor } from './board/unseen-order-monitor.js';
import { contentTypes } from './content-types/schemas.js';
import { stopMailWorker } from './mail/mail-worker-handle.js';
import { startMailWorker } from './mail/start-mail-worker.js';
import { startPushWorker, stopPushWorker } from './push/start-push-worker.js';
import { guardPanel } from './raw-panel/guard-panel.js';
import { routes } from './routes.js';
import { installEvents } from './triggers/order-events.js';
import { dropFormerIndexes, installStatusIndex } from './triggers/order-indexes.js';
import { installTallies } from './triggers/tallies.js';

/** How the monitor is stopped, once the port is open. */
const stateOf = perStrapi(() => ({ stopMonitor: () => Promise.resolve() }));

const register = ({ strapi }: { strapi: Core.Strapi }) => dropFormerIndexes(strapi);

async function bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
  // Another instance may be storing an order, whose locks are taken in another order than those of a table.
  await retryOnSerializationFailure(() =>
    inTransaction(strapi, async (trx) => {
      await installTallies(trx);
      await installEvents(trx);
      await installStatusIndex(trx);
    }),
  );
  guardPanel(strapi);
  await startMailWorker(strapi);
  await startPushWorker(strapi);
  strapi.server.httpServer.once('listening', () => (stateOf(strapi).stopMonitor = startUnseenOrderMonitor(strapi)));
}

/** Called before Strapi closes the database connection. */
async function destroy({ strapi }: { strapi: Core.Strapi }): Promise<void> {
  endStreams(strapi);
  await stateOf(strapi).stopMonitor();
  await Promise.all([stopMailWorker(strapi), stopPushWorker(strapi)]);
}

/** Strapi's server entry of the plugin. */
export default { register, bootstrap, destroy, contentTypes, routes: { ordering: routes } };

export { eraseCustomer } from './customers/erase-customer.js';
export { readCustomer } from './customers/read-customer.js';
export { readBookedUnits, readPortionsTaken } from './kitchen/books.js';
export { type Recount, recountBooks } from './kitchen/recount.js';
export { importOrders, type OrderToImport } from './orders/import-orders.js';
export {
  type Catalogue,
  type MailRestaurant,
  type OrderingRestaurant,
  provideCatalogue,
} from './pricing/catalogue-port.js';
export { ORDER_LAYOUTS } from './raw-panel/order-layouts.js';
export { RECORD_LAYOUTS } from './raw-panel/record-layouts.js';
