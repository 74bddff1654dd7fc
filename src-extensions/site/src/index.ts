import path from 'node:path';
import { describeError, enterInRotation, limitUnreadAnswers, perStrapi, requireUsable } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { createHttpCache, type HttpCacheOptions } from './cache/http-cache.js';
import { invalidationBarrier } from './invalidation/invalidation-barrier.js';
import { openTagVersions } from './invalidation/open-tag-versions.js';
import type { TagTables, TagVersions } from './invalidation/tag-versions.js';

interface SiteConfig extends Pick<HttpCacheOptions, 'apps' | 'reserved' | 'publicPages' | 'privatePaths'> {
  tagTables: TagTables;
}

const DEFAULTS: SiteConfig = {
  apps: [],
  reserved: [],
  publicPages: [],
  privatePaths: [],
  tagTables: { menu: [], deals: [], reviews: [], restaurant: [], kitchen: [] },
};

/** Rendering all pages keeps the process busy: the first requests have their turn before it. */
const WARM_UP_AFTER_MS = 500;

const stateOf = perStrapi((): { tagVersions: TagVersions | null } => ({ tagVersions: null }));

/** Takes the place of the server's listeners (Koa), and passes on to them what the cache does not answer. */
async function bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
  const { tagTables, ...config } = strapi.config.get<SiteConfig>('plugin::site');
  const { httpServer } = strapi.server;
  const isProxied = strapi.config.get<boolean>('server.proxy.koa');
  const listeners = httpServer.listeners('request');
  const passToStrapi = limitUnreadAnswers(
    (request, response) =>
      enterInRotation(request, isProxied, () => {
        for (const listener of listeners) Reflect.apply(listener, httpServer, [request, response]);
      }),
    { isProxied },
  );
  const tagVersions = await openTagVersions(strapi, tagTables);
  stateOf(strapi).tagVersions = tagVersions;
  const cache = createHttpCache({
    ...config,
    panel: { base: strapi.config.get<string>('admin.path'), dir: path.join(strapi.dirs.dist.root, 'build') },
    publicUrl: strapi.config.get<string>('server.url'),
    tagVersions,
    strapi: passToStrapi,
    isProxied,
    async reachesDatabase() {
      await requireUsable(strapi.db.connection);
      return true;
    },
    log: (message) => strapi.log.error(message),
  });
  httpServer.removeAllListeners('request');
  httpServer.on('request', cache.listener);
  const warmUp = () =>
    void cache
      .warmUp()
      .catch((error: unknown) => strapi.log.warn(`The pages could not be rendered ahead: ${describeError(error)}`));
  // Tests start products by the dozen, most of which never show a page.
  if (process.env.PICKUP_SHORT_LIVED === 'on') return;
  httpServer.once('listening', () => setTimeout(warmUp, WARM_UP_AFTER_MS).unref());
}

function destroy({ strapi }: { strapi: Core.Strapi }): void {
  const state = stateOf(strapi);
  state.tagVersions?.close();
  state.tagVersions = null;
}

/** Strapi's server entry of the plugin. */
export default {
  bootstrap,
  destroy,
  config: { default: DEFAULTS, validator: () => undefined },
  middlewares: {
    'invalidation-barrier': (_settings: unknown, { strapi }: { strapi: Core.Strapi }) =>
      invalidationBarrier(() => stateOf(strapi).tagVersions),
  },
};
