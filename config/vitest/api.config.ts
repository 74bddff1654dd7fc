import path from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['source', ...defaultServerConditions];

/** Tests of the running product, on both databases. They start what `npm test` has built. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'api',
    environment: 'node',
    include: ['tests/api/**/*.test.ts'],
    globalSetup: ['tests/api/product/global-setup.ts'],
    pool: 'forks',
    // Each file has a product of its own, and each product keeps a core busy.
    maxWorkers: 2,
    maxConcurrency: 2,
    hookTimeout: 120_000,
    testTimeout: 60_000,
  },
});
