import { MAX_BODY_BYTES } from '@pickup/strapi-kit';

export default [
  {
    name: 'strapi::security',
    // The owner may name pictures of any https host.
    config: {
      contentSecurityPolicy: { useDefaults: true, directives: { 'img-src': ["'self'", 'data:', 'blob:', 'https:'] } },
    },
  },
  'plugin::site.pages',
  'strapi::errors',
  'global::api-gate',
  { name: 'strapi::cors', config: { origin: [], credentials: false } },
  { name: 'strapi::poweredBy', config: { poweredBy: 'Pickup' } },
  'strapi::query',
  {
    name: 'strapi::body',
    config: { jsonLimit: MAX_BODY_BYTES, formLimit: MAX_BODY_BYTES, textLimit: MAX_BODY_BYTES, jsonStrict: true },
  },
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
];
