import path from 'node:path';
import { publicDir } from '../src/start/preflight.js';
import { readSettings } from '../src/start/settings.js';

export default () => {
  const settings = readSettings(process.env, path.resolve(__dirname, '../..'));
  return {
    host: settings.HOST,
    port: settings.PORT,
    url: settings.PUBLIC_URL,
    dirs: { public: publicDir(settings.DATA_DIR) },
    app: { keys: (process.env.APP_KEYS ?? '').split(',') },
    proxy: { koa: settings.TRUST_PROXY, maxIpsCount: 1 },
    logger: { startup: { enabled: false }, updates: { enabled: false }, config: { level: 'warn' } },
    transfer: { remote: { enabled: false } },
  };
};
