import { LANGUAGES, pathIn, PICTURE_LIMITS } from '@pickup/contract';
import { bucketOptions } from '@pickup/strapi-kit';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

const DAY_S = 24 * 60 * 60;

/** Paths of the raw panel's API, besides `/admin`. */
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

/** Accepted uploads: pictures that every browser shows and that cannot contain a script. */
const PICTURES = ['image/avif', 'image/gif', 'image/jpeg', 'image/png', 'image/webp'];
/** Rejected by file name (`.svg`, `.html`), whatever the content: a file is served as the type its name says. */
const NO_PICTURES = ['application/*', 'font/*', 'image/svg+xml', 'text/*'];

/** Pages of the storefront that are about one person, at their addresses in every language. */
const PERSONAL_PAGES = LANGUAGES.flatMap((language) =>
  ['/cart', '/checkout', '/orders'].map((path) => pathIn(language, path)),
);

/** How long to wait for the mail server before the mail is tried again later, in milliseconds. */
const MAIL_TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, dnsTimeout: 10_000, socketTimeout: 30_000 };

/** Sends mail through the server of SMTP_URL, whose certificate must be valid. */
function mailPlugin(url: string, from: string) {
  return {
    email: {
      config: {
        provider: 'nodemailer',
        providerOptions: { url, ...MAIL_TIMEOUTS },
        settings: { defaultFrom: from, defaultReplyTo: from },
      },
    },
  };
}

const given = (name: 'SMTP_URL' | 'MAIL_FROM') => (process.env[name] ?? '').trim();

/** With a bucket, pictures keep the addresses they have in the folder: a file's address does not say where it lies. */
function pictureStore() {
  const options = bucketOptions(process.env);
  return options && { provider: 'aws-s3', providerOptions: { ...options, baseUrl: '/uploads' } };
}

/** Strapi's panel build loads this file uncompiled, so it can import packages but no other source files. */
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
        menu: ['menu_items', 'categories', 'menu_items_option_groups_lnk', 'option_groups', 'menu_options'],
        deals: ['deals'],
        reviews: ['reviews'],
        restaurant: ['restaurants'],
        kitchen: ['special_days', 'kitchen_states'],
      },
      privatePaths: ['/admin', '/strapi', '/api', ...PERSONAL_PAGES],
    },
  },
  upload: {
    config: {
      sizeLimit: PICTURE_LIMITS.bytes,
      security: { allowedTypes: PICTURES, deniedTypes: NO_PICTURES },
      ...pictureStore(),
    },
  },
  ...(given('SMTP_URL') !== '' && mailPlugin(given('SMTP_URL'), given('MAIL_FROM'))),
  'users-permissions': {
    config: {
      jwtSecret: process.env.JWT_SECRET,
      jwtManagement: 'refresh',
      sessions: {
        // In seconds: access tokens last ten minutes, unused sessions two weeks, all sessions a month at most.
        accessTokenLifespan: 10 * 60,
        idleRefreshTokenLifespan: 14 * DAY_S,
        maxRefreshTokenLifespan: 30 * DAY_S,
      },
    },
  },
});
