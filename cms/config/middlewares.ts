import path from 'node:path';
import { MAX_BODY_BYTES } from '@pickup/strapi-kit';
import { readSettings } from '../src/start/settings.js';

const YEAR_S = 365 * 24 * 60 * 60;

/** Largest picture a developer uploads in the raw panel. */
const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;

export default () => {
  const secure = readSettings(process.env, path.resolve(__dirname, '../..')).PUBLIC_URL.startsWith('https:');
  return [
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
    'global::multipart-guard',
    'global::api-gate',
    { name: 'strapi::cors', config: { origin: [], credentials: false } },
    { name: 'strapi::poweredBy', config: { poweredBy: 'Pickup' } },
    'strapi::query',
    {
      name: 'strapi::body',
      config: {
        jsonLimit: MAX_BODY_BYTES,
        formLimit: MAX_BODY_BYTES,
        textLimit: MAX_BODY_BYTES,
        jsonStrict: true,
        formidable: { maxFileSize: MAX_UPLOAD_BYTES },
      },
    },
    'strapi::session',
    'strapi::favicon',
    'strapi::public',
  ];
};
