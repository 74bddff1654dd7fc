import { availableParallelism } from 'node:os';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig, type Plugin } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '../..');

/** The `pickup-source` condition makes `@pickup/*` resolve to its TypeScript, so no test waits for a build or sees a stale one. */
const clientConditions = ['pickup-source', ...defaultClientConditions];
const serverConditions = ['pickup-source', ...defaultServerConditions];

const SERVER = ['src-extensions/{contract,strapi-kit,ordering,analytics,site}/src', 'cms/src', 'config', 'tests/bench'];
const BROWSER = ['src-extensions/web/src', 'storefront/src', 'admin-ui/src'];

/** Tests that replace modules: each file has a process of its own. */
const ISOLATED = 'isolated.test';

const testsIn = (folders: string[], kind = 'test') => folders.map((folder) => `${folder}/**/*.${kind}.{ts,tsx}`);

const setup = (name: string) => path.join(import.meta.dirname, name);

/** What a module finds by `import.meta.glob` changes with files of others, which the cache of modules does not know of. */
const globsAreNotKept: Plugin = {
  name: 'globs-are-not-kept',
  configureVitest({ experimental_defineCacheKeyGenerator: decide }) {
    decide(({ sourceCode }) => (sourceCode.includes('import.meta.glob') ? false : undefined));
  },
};

/** The patience a busy machine needs, in milliseconds. */
const TEST_TIMEOUT = 60_000;

const screens = {
  environment: 'happy-dom',
  setupFiles: [setup('screens.setup.ts')],
  testTimeout: TEST_TIMEOUT,
  // As in production, a rule is added to the style sheet; as text, happy-dom would read the whole sheet anew for each.
  env: { SC_DISABLE_SPEEDY: 'false' },
};

/**
 * Tests that stand beside the code; `tests/` needs the whole product and has its own runners. The files of a worker
 * share its modules, and screens its DOM, because loading them anew took most of the time; leaks.setup.ts and
 * screen-leaks.setup.ts hold each file to leaving them as it found them.
 */
export default defineConfig({
  root,
  plugins: [react(), globsAreNotKept],
  resolve: { conditions: clientConditions },
  ssr: { resolve: { conditions: serverConditions } },
  test: {
    // A module is transformed once and kept in node_modules, by its content, this file and the lock file: a test file that is
    // run again starts a second earlier.
    experimental: { fsModuleCache: true },
    // Half of a screen test's time is waiting: for letters that are typed, and for answers.
    maxWorkers: availableParallelism() + 1,
    // Screens make much that lives shortly: with more room from the first file on, a tenth of the processor's time is not spent on collecting it.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=128'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: TEST_TIMEOUT,
          isolate: false,
          setupFiles: [setup('leaks.setup.ts')],
          include: testsIn(SERVER),
          exclude: testsIn(SERVER, ISOLATED),
        },
      },
      {
        extends: true,
        test: { name: 'unit, isolated', environment: 'node', include: testsIn(SERVER, ISOLATED) },
      },
      {
        extends: true,
        test: {
          ...screens,
          name: 'screens',
          isolate: false,
          setupFiles: [...screens.setupFiles, setup('leaks.setup.ts'), setup('screen-leaks.setup.ts')],
          include: testsIn(BROWSER),
          exclude: testsIn(BROWSER, ISOLATED),
        },
      },
      { extends: true, test: { ...screens, name: 'screens, isolated', include: testsIn(BROWSER, ISOLATED) } },
    ],
  },
});
