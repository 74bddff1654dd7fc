import path from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['source', ...defaultServerConditions];

const MINUTE_MS = 60_000;

/** What is promised of the whole house: the image, `npm run dev`, and the commands of the documents, in one clean folder. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'house',
    environment: 'node',
    include: ['tests/house/**/*.test.ts'],
    globalSetup: ['tests/house/global-setup.ts'],
    pool: 'forks',
    // They share the folder, and change it.
    fileParallelism: false,
    hookTimeout: 5 * MINUTE_MS,
    testTimeout: 5 * MINUTE_MS,
  },
});
