import path from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['pickup-source', ...defaultServerConditions];

const MINUTE_MS = 60_000;

/** The image, `npm run dev` and the commands of the documents, run in one fresh clone. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'commands',
    environment: 'node',
    include: ['tests/commands/**/*.test.ts'],
    globalSetup: ['tests/commands/global-setup.ts'],
    pool: 'forks',
    // They share the folder, and change it.
    fileParallelism: false,
    hookTimeout: 5 * MINUTE_MS,
    testTimeout: 5 * MINUTE_MS,
  },
});
