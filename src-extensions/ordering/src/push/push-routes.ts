import { endpoints } from '@pickup/contract';
import { createVisitorLimiter, Reply, route } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { pushSettingsOf } from './push-settings.js';
import { subscribe, unsubscribe } from './subscriptions.js';

/** A household that switches its notifications on and off; a stranger cannot fill the table. */
const LIMIT = { name: 'push-subscriptions', points: 60, seconds: 10 * 60 };

/** The calls by which browsers ask to be notified of an order. */
export function pushRoutes(strapi: Core.Strapi) {
  const limit = createVisitorLimiter(strapi, LIMIT);
  return [
    route(endpoints.pushKey, () => Promise.resolve({ publicKey: pushSettingsOf(strapi).publicKey })),
    route(
      endpoints.subscribePush,
      async ({ params, body, visitor }) => {
        await limit.consume(visitor);
        const { device, known } = await subscribe(strapi, params.id, body, new Date());
        return new Reply(known ? 200 : endpoints.subscribePush.status, { device });
      },
      ({ visitor }) => limit.check(visitor),
    ),
    route(endpoints.unsubscribePush, async ({ params, query, visitor }) => {
      await limit.consume(visitor);
      await unsubscribe(strapi, params.id, query.device);
    }),
  ];
}
