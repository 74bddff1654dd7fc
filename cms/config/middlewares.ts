import path from 'node:path';
import { readSettings } from '../src/start/settings.js';

const YEAR_S = 365 * 24 * 60 * 60;

export default () => {
  const secure = readSettings(process.env, path.resolve(__dirname, '../..')).PUBLIC_URL.startsWith('https:');
  return [
    'global::unread-body',
    'plugin::site.settle-writes',
    {
      name: 'strapi::security',
      config: {
        // The owner may name pictures of any https host.
        contentSecurityPolicy: { useDefaults: true, directives: { 'img-src': ["'self'", 'data:', 'blob:', 'https:'] } },
        // Subdomains may belong to others: https is promised for this host alone.
        hsts: secure ? { maxAge: YEAR_S, includeSubDomains: false } : false,
      },
    },
    'global::request-gate',
    'strapi::errors',
    'global::api-gate',
    { name: 'strapi::cors', config: { origin: [], credentials: false } },
    { name: 'strapi::poweredBy', config: { poweredBy: 'Pickup' } },
    'strapi::query',
    // Strapi insists on it, and it would read every body before anybody is asked who sends it: each route reads its own.
    { name: 'strapi::body', config: { json: false, urlencoded: false, text: false, multipart: false } },
    'strapi::session',
    'strapi::favicon',
    'strapi::public',
  ];
};
