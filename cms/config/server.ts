import path from 'node:path';
import { logFormat } from '@pickup/strapi-kit';
import { publicDir } from '../src/start/preflight.js';
import { readSettings } from '../src/start/settings.js';

/**
 * How long a request may take to arrive: its head 15 s, all of it two minutes, which a picture of 20 MB needs on a slow
 * connection. Slower clients get 408.
 */
const TIMEOUTS = {
  headersTimeout: 15_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 3_000,
  // Longer than the timeout of proxies, so that a proxy never sends a request into a connection we have just closed.
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
    http: { serverOptions: TIMEOUTS },
    transfer: { remote: { enabled: false } },
  };
};
