import type { Core } from '@strapi/strapi';
import { pages, type SiteConfig } from './pages.js';

const config = (strapi: Core.Strapi): SiteConfig => strapi.config.get('plugin::site');

/** Strapi's server entry of the plugin. */
export default {
  config: {
    default: { apps: [], reserved: [], publicUrl: '', publicPages: [], privatePaths: [] } satisfies SiteConfig,
    validator: () => undefined,
  },
  middlewares: { pages: (_: unknown, { strapi }: { strapi: Core.Strapi }) => pages(config(strapi)) },
};
