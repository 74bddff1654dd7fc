import { PICTURE_LIMITS } from '@pickup/contract';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

const DAY_S = 24 * 60 * 60;

/** Where Strapi's panel asks for its data, beside `/admin`. */
const PANEL_CALLS = [
  '/content-manager',
  '/content-type-builder',
  '/content-releases',
  '/email',
  '/i18n',
  '/review-workflows',
  '/upload',
  '/users-permissions',
];

/** What the panel takes: pictures that every browser shows, and that carry no script. */
const PICTURES = ['image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/webp'];
/** Refused by their name (`.svg`, `.html`), whatever is in the file: they would be served as what the name says. */
const NO_PICTURES = ['application/*', 'font/*', 'image/svg+xml', 'text/*'];

/** A mail server that is silent for so long is tried again later. In milliseconds. */
const MAIL_PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 };

/** Mail goes by the server of SMTP_URL; its certificate has to be a good one. Without one none is sent (pickup.ts). */
function mailPlugin(url: string, from: string) {
  return {
    email: {
      config: {
        provider: 'nodemailer',
        providerOptions: { url, ...MAIL_PATIENCE },
        settings: { defaultFrom: from, defaultReplyTo: from },
      },
    },
  };
}

const given = (name: 'SMTP_URL' | 'MAIL_FROM') => (process.env[name] ?? '').trim();

/** Strapi's panel build reads this file by itself: it can import packages, but none of our own sources. */
export default () => ({
  ordering: { enabled: true },
  analytics: { enabled: true },
  site: {
    enabled: true,
    config: {
      apps: [
        { base: '/admin', dir: path.join(root, 'admin-ui/dist') },
        {
          base: '/',
          dir: path.join(root, 'storefront/dist'),
          renderer: path.join(root, 'storefront/dist-server/entry-server.cjs'),
        },
      ],
      reserved: ['/api', '/strapi', '/uploads', '/_health', '/_ready', ...PANEL_CALLS],
      publicPages: ['/', '/menu', '/deals', '/reviews', '/about'],
      tagTables: {
        menu: ['menu_items', 'categories'],
        deals: ['deals'],
        reviews: ['reviews'],
        restaurant: ['restaurants'],
      },
      privatePaths: ['/admin', '/strapi', '/api', '/cart', '/checkout', '/orders'],
    },
  },
  upload: {
    config: { sizeLimit: PICTURE_LIMITS.bytes, security: { allowedTypes: PICTURES, deniedTypes: NO_PICTURES } },
  },
  ...(given('SMTP_URL') !== '' && mailPlugin(given('SMTP_URL'), given('MAIL_FROM'))),
  'users-permissions': {
    config: {
      jwtSecret: process.env.JWT_SECRET,
      jwtManagement: 'refresh',
      sessions: {
        // In seconds: a token for ten minutes; a session that nobody uses ends after two weeks, and any after a month.
        accessTokenLifespan: 10 * 60,
        idleRefreshTokenLifespan: 14 * DAY_S,
        maxRefreshTokenLifespan: 30 * DAY_S,
      },
    },
  },
});
