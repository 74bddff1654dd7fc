import path from 'node:path';
import { logFormat } from '@pickup/strapi-kit';
import { publicDir } from '../src/start/preflight.js';
import { readSettings } from '../src/start/settings.js';

/**
 * A request has to come in while somebody waits for it: its head within 15 s, all of it within two minutes, which a
 * developer's 20 MB picture needs. Who sends a byte a second gets 408; the rest of Node's limits stay.
 */
const PATIENCE = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 3_000,
  // Longer than proxies keep theirs: they, not we, end an idle connection.
  keepAliveTimeout: 65_000,
};

export default () => {
  const settings = readSettings(process.env, path.resolve(__dirname, '../..'));
  return {
    host: settings.HOST,
    port: settings.PORT,
    url: settings.PUBLIC_URL,
    dirs: { public: publicDir(settings.DATA_DIR) },
    app: { keys: (process.env.APP_KEYS ?? '').split(',') },
    proxy: { koa: settings.TRUST_PROXY, maxIpsCount: 1 },
    logger: { startup: { enabled: false }, updates: { enabled: false }, config: { level: 'warn', format: logFormat } },
    http: { serverOptions: PATIENCE },
    transfer: { remote: { enabled: false } },
  };
};
