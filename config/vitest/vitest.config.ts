import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '../..');

/** The `source` condition makes `@pickup/*` resolve to its TypeScript, so no test waits for a build or sees a stale one. */
const clientConditions = ['source', ...defaultClientConditions];
const serverConditions = ['source', ...defaultServerConditions];

const testsIn = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/** Tests that stand beside the code; `tests/` needs the whole product and has its own runners. */
export default defineConfig({
  root,
  plugins: [react()],
  resolve: { conditions: clientConditions },
  ssr: { resolve: { conditions: serverConditions } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: testsIn(
            'src-extensions/{contract,strapi-kit,ordering,analytics,site}/src',
            'cms/src',
            'config',
            'tests/bench',
          ),
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          environment: 'jsdom',
          include: testsIn('src-extensions/web/src', 'storefront/src', 'admin-ui/src'),
          setupFiles: [path.join(import.meta.dirname, 'screens.setup.ts')],
        },
      },
    ],
  },
});
