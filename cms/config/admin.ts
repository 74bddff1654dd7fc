import path from 'node:path';
import { readSettings } from '../src/start/settings.js';

export default () => {
  const settings = readSettings(process.env, path.resolve(__dirname, '../..'));
  return {
    url: '/strapi',
    autoOpen: false,
    auth: {
      secret: process.env.ADMIN_JWT_SECRET,
      // The panel's pages live below /strapi and its calls below /admin: only a cookie for all of the site reaches both.
      cookie: { path: '/', sameSite: 'strict', secure: settings.PUBLIC_URL.startsWith('https:') },
      sessions: { maxSessionLifespan: 24 * 60 * 60, maxRefreshTokenLifespan: 30 * 24 * 60 * 60 },
    },
    // Replaced by ours (src/api/session/panel-sign-in.ts): Strapi's counts all visitors of one address together.
    rateLimit: { enabled: false },
    apiToken: { salt: process.env.API_TOKEN_SALT },
    transfer: { token: { salt: process.env.TRANSFER_TOKEN_SALT } },
    secrets: { encryptionKey: process.env.ENCRYPTION_KEY },
    flags: { nps: false, promoteEE: false },
    // Else every record has a button that leads to how to set one up.
    preview: { enabled: false },
  };
};
