import { routes } from './routes.js';

/** Strapi's server entry of the plugin. */
export default { routes: { analytics: routes } };
