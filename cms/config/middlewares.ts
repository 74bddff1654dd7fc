import path from 'node:path';
import { readSettings } from '../src/start/settings.js';

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * What Strapi's panel and the API documentation may load. Both write inline styles; pictures may come from any https
 * host. A directive with one value is a string because Strapi adds its own values to arrays.
 */
const CONTENT_POLICY = {
  'img-src': ["'self'", 'data:', 'blob:', 'https:'],
  'connect-src': "'self'",
  'font-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

export default () => {
  const { PUBLIC_URL, S3_BUCKET } = readSettings(process.env, path.resolve(__dirname, '../..'));
  const secure = PUBLIC_URL.startsWith('https:');
  return [
    'global::unread-body',
    'plugin::site.invalidation-barrier',
    {
      name: 'strapi::security',
      config: {
        contentSecurityPolicy: { useDefaults: true, directives: CONTENT_POLICY },
        // Subdomains may belong to others, so https is required for this host only.
        hsts: secure ? { maxAge: YEAR_S, includeSubDomains: false } : false,
      },
    },
    'global::request-gate',
    ...(S3_BUCKET === undefined ? [] : ['global::pictures-of-bucket']),
    'global::read-limit',
    'strapi::errors',
    'global::api-gate',
    { name: 'strapi::cors', config: { origin: [], credentials: false } },
    { name: 'strapi::poweredBy', config: { poweredBy: 'Pickup' } },
    'strapi::query',
    // Strapi requires this middleware, but it would read bodies before access is checked: each route reads its own.
    { name: 'strapi::body', config: { json: false, urlencoded: false, text: false, multipart: false } },
    'strapi::session',
    'strapi::favicon',
    'strapi::public',
  ];
};
