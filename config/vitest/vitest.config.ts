import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '../..');

/** The `source` condition makes `@pickup/*` resolve to its TypeScript, so no test waits for a build or sees a stale one. */
const clientConditions = ['source', ...defaultClientConditions];
const serverConditions = ['source', ...defaultServerConditions];

const SERVER = ['src-extensions/{contract,strapi-kit,ordering,analytics,site}/src', 'cms/src', 'config', 'tests/bench'];
const BROWSER = ['src-extensions/web/src', 'storefront/src', 'admin-ui/src'];

const testsIn = (folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
/** Tests that replace modules: each file has a process of its own. */
const isolatedIn = (folders: string[]) => folders.map((folder) => `${folder}/**/*.isolated.test.{ts,tsx}`);

const setup = (name: string) => path.join(import.meta.dirname, name);

const onServer = { environment: 'node', setupFiles: [setup('leaks.setup.ts')] };
const inBrowser = {
  environment: 'jsdom',
  setupFiles: [setup('leaks.setup.ts'), setup('screens.setup.ts')],
  // The patience a busy machine needs.
  testTimeout: 40_000,
};

/**
 * Tests that stand beside the code; `tests/` needs the whole product and has its own runners. The files of a worker share
 * its modules and its DOM, because preparing both anew took two thirds of the time; leaks.setup.ts holds each file to
 * leaving both as it found them.
 */
export default defineConfig({
  root,
  plugins: [react()],
  resolve: { conditions: clientConditions },
  ssr: { resolve: { conditions: serverConditions } },
  test: {
    projects: [
      {
        extends: true,
        test: { ...onServer, name: 'unit', isolate: false, include: testsIn(SERVER), exclude: isolatedIn(SERVER) },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: 'screens',
          isolate: false,
          include: testsIn(BROWSER),
          exclude: isolatedIn(BROWSER),
        },
      },
      { extends: true, test: { ...onServer, name: 'unit, isolated', include: isolatedIn(SERVER) } },
      { extends: true, test: { ...inBrowser, name: 'screens, isolated', include: isolatedIn(BROWSER) } },
    ],
  },
});
