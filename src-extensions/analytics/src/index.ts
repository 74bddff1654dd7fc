/** Strapi's server entry of the plugin. */
export default { routes: {} };
