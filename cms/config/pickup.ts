import path from 'node:path';
import { readSettings } from '../src/start/settings.js';

/** Settings of our own code; those of Strapi are in the other files of this folder. */
export default () => {
  const settings = readSettings(process.env, path.resolve(__dirname, '../..'));
  return {
    visitorSecret: process.env.VISITOR_SECRET,
    rateLimits: settings.RATE_LIMITS === 'on',
    openOrders: settings.RATE_LIMITS === 'on' ? settings.OPEN_ORDERS : null,
    secureCookies: settings.PUBLIC_URL.startsWith('https:'),
    push: {
      privateKey: process.env.VAPID_PRIVATE_KEY,
      // Whom a push service can turn to (RFC 8292); it takes no address without TLS.
      subject: settings.PUBLIC_URL.startsWith('https:') ? settings.PUBLIC_URL : `mailto:${settings.OWNER_EMAIL}`,
      testOrigin: settings.PUSH_TEST_ORIGIN ?? null,
    },
    mail: {
      enabled: settings.SMTP_URL !== undefined,
      from: settings.MAIL_FROM ?? null,
      publicUrl: settings.PUBLIC_URL,
    },
  };
};
