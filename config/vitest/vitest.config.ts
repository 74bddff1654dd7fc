import { availableParallelism } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '../..');

/** The `source` condition makes `@pickup/*` resolve to its TypeScript, so no test waits for a build or sees a stale one. */
const clientConditions = ['source', ...defaultClientConditions];
const serverConditions = ['source', ...defaultServerConditions];

const SERVER = [
  'src-extensions/{contract,strapi-kit,ordering,analytics,site}/src',
  'cms/src',
  'config',
  'tests/bench',
  'tests/deploy',
];
const BROWSER = ['src-extensions/web/src', 'storefront/src', 'admin-ui/src'];

const testsIn = (folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);
/** Tests that replace modules: each file has a process of its own. */
const REPLACE_MODULES = '**/*.isolated.test.ts';

const setup = (name: string) => path.join(import.meta.dirname, name);

/**
 * Tests that stand beside the code; `tests/` needs the whole product and has its own runners. The files of a worker
 * without a DOM share its modules, because loading them anew took most of the time; leaks.setup.ts holds each file to
 * leaving them as it found them. Screens have a DOM of their own for each file: a shared one only grew slower.
 */
export default defineConfig({
  root,
  plugins: [react()],
  resolve: { conditions: clientConditions },
  ssr: { resolve: { conditions: serverConditions } },
  test: {
    // Vitest leaves a core to itself; its own share is small, and of two cores the second is worth more.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          setupFiles: [setup('leaks.setup.ts')],
          include: testsIn(SERVER),
          exclude: [REPLACE_MODULES],
        },
      },
      { extends: true, test: { name: 'unit, isolated', environment: 'node', include: [REPLACE_MODULES] } },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          setupFiles: [setup('screens.setup.ts')],
          // The patience a busy machine needs.
          testTimeout: 40_000,
          include: testsIn(BROWSER),
        },
      },
    ],
  },
});
