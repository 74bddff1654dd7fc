import type { RequestListener } from 'node:http';
import path from 'node:path';
import { describeError, requireUsable } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { openVersions } from './freshness/open-versions.js';
import type { TopicTables, Versions } from './freshness/versions.js';
import { openLane, type LaneOptions } from './lane/lane.js';
import { settleWrites } from './settle-writes.js';

interface SiteConfig extends Pick<LaneOptions, 'apps' | 'reserved' | 'publicPages' | 'privatePaths'> {
  /** The database tables behind each topic of the content. */
  topics: TopicTables;
}

const DEFAULTS: SiteConfig = {
  apps: [],
  reserved: [],
  publicPages: [],
  privatePaths: [],
  topics: { menu: [], deals: [], reviews: [], restaurant: [] },
};

/** The pages are made ahead when the first requests have had their turn: making them keeps the process busy. */
const WARM_UP_AFTER_MS = 500;

/** Set while the product runs; there is one product in a process. */
let versions: Versions | null = null;

/** Takes the place of the server's listeners (Koa), and hands on to them what it does not answer itself. */
async function bootstrap({ strapi }: { strapi: Core.Strapi }): Promise<void> {
  const { topics, ...config } = strapi.config.get<SiteConfig>('plugin::site');
  const { httpServer } = strapi.server;
  const listeners = httpServer.listeners('request');
  const product: RequestListener = (request, response) => {
    for (const listener of listeners) Reflect.apply(listener, httpServer, [request, response]);
  };
  versions = await openVersions(strapi, topics);
  const lane = openLane({
    ...config,
    panel: { base: strapi.config.get<string>('admin.path'), dir: path.join(strapi.dirs.dist.root, 'build') },
    publicUrl: strapi.config.get<string>('server.url'),
    versions,
    product,
    async reachesDatabase() {
      await requireUsable(strapi.db.connection);
      return true;
    },
    log: (message) => strapi.log.error(message),
  });
  httpServer.removeAllListeners('request');
  httpServer.on('request', lane.listener);
  const warmUp = () =>
    void lane
      .warmUp()
      .catch((error: unknown) => strapi.log.warn(`The pages could not be made ahead: ${describeError(error)}`));
  httpServer.once('listening', () => setTimeout(warmUp, WARM_UP_AFTER_MS).unref());
}

async function destroy(): Promise<void> {
  await versions?.close();
  versions = null;
}

/** Strapi's server entry of the plugin. */
export default {
  bootstrap,
  destroy,
  config: { default: DEFAULTS, validator: () => undefined },
  middlewares: { 'settle-writes': () => settleWrites(() => versions) },
};
