/**
 * Loads the compiled product on the DATA_DIR of its environment, without opening a port, and prints every route of its
 * router as JSON: a list of { methods, path }.
 */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const cms = fileURLToPath(new URL('../../../cms', import.meta.url));
const require = createRequire(`${cms}/package.json`);

require('./dist/src/start/environment.js');
const { loadSecrets } = require('./dist/src/start/secrets.js');
const { createStrapi } = require('@strapi/strapi');

loadSecrets(process.env, process.env.DATA_DIR);
const strapi = createStrapi({ appDir: cms, distDir: `${cms}/dist` });
await strapi.load();
strapi.server.mount();
const routes = strapi.server.listRoutes().map(({ methods, path }) => ({ methods, path: String(path) }));
process.stdout.write(`\nROUTES ${JSON.stringify(routes)}\n`, () => process.exit(0));
