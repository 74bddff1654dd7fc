import { fileURLToPath } from 'node:url';
import { normalizePath, runnerImport, type Plugin } from 'vite';

const MODULE = normalizePath(fileURLToPath(new URL('../../src-extensions/web/src/api/routes.ts', import.meta.url)));

/**
 * Evaluates `web/src/api/routes.ts` while building and puts its value in its place: the client keeps every method and
 * path of the contract's table, and the schemas stay out of the pages that do not use them.
 */
export const precomputedRoutes = (): Plugin => ({
  name: 'precomputed-routes',
  apply: 'build',
  async load(id) {
    if (id !== MODULE) return null;
    const { module } = await runnerImport<{ routes: unknown }>(MODULE, {
      configFile: false,
      resolve: { conditions: ['pickup-source', 'module', 'node', 'development|production'] },
      logLevel: 'error',
    });
    return `export const routes = ${JSON.stringify(module.routes)};`;
  },
});
