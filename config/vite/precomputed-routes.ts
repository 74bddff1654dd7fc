import { fileURLToPath } from 'node:url';
import { normalizePath, runnerImport, type Plugin } from 'vite';

const MODULE = normalizePath(fileURLToPath(new URL('../../src-extensions/web/src/api/routes.ts', import.meta.url)));

interface Options {
  /** Leaves out the calls that only a signed-in owner may make: a customer's browser makes none, and they are most. */
  forCustomers: boolean;
}

/**
 * Evaluates `web/src/api/routes.ts` while building and puts its value in its place: the client keeps every method and
 * path of the contract's table, and the schemas stay out of the pages that do not use them.
 */
export const precomputedRoutes = ({ forCustomers }: Options): Plugin => ({
  name: 'precomputed-routes',
  apply: 'build',
  async load(id) {
    if (id !== MODULE) return null;
    const { module } = await runnerImport<{ routes: Record<string, { admin: boolean }> }>(MODULE, {
      configFile: false,
      resolve: { conditions: ['pickup-source', 'module', 'node', 'development|production'] },
      logLevel: 'error',
    });
    const routes = Object.entries(module.routes).filter(([, { admin }]) => !(admin && forCustomers));
    return `export const routes = ${JSON.stringify(Object.fromEntries(routes))};`;
  },
});
