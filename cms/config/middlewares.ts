import path from 'node:path';
import { readSettings } from '../src/start/settings.js';

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * What Strapi's panel and the page of the calls may load, which both write styles into the page; the owner may name
 * pictures of any https host. Single words are no lists: Strapi would fill those up with its own.
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
  const secure = readSettings(process.env, path.resolve(__dirname, '../..')).PUBLIC_URL.startsWith('https:');
  return [
    'global::unread-body',
    'plugin::site.invalidation-barrier',
    {
      name: 'strapi::security',
      config: {
        contentSecurityPolicy: { useDefaults: true, directives: CONTENT_POLICY },
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
