import type { Core } from '@strapi/strapi';
import { pages, type SiteConfig } from './pages.js';

/** The plugin's configuration, and the address that the server already knows. */
const config = (strapi: Core.Strapi): SiteConfig => ({
  ...strapi.config.get<Omit<SiteConfig, 'publicUrl'>>('plugin::site'),
  publicUrl: strapi.config.get<string>('server.url'),
});

/** Strapi's server entry of the plugin. */
export default {
  config: {
    default: { apps: [], reserved: [], publicPages: [], privatePaths: [] } satisfies Omit<SiteConfig, 'publicUrl'>,
    validator: () => undefined,
  },
  middlewares: { pages: (_: unknown, { strapi }: { strapi: Core.Strapi }) => pages(config(strapi)) },
};
