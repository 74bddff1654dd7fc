import path from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['source', ...defaultServerConditions];

/** `npm run faults` goes many more rounds than `npm test`. */
const isFull = process.env.FAULTS === 'full';

const MINUTE_MS = 60_000;

/** What happens to the product that nobody wishes for, on both databases. It starts what `npm test` has built. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'faults',
    environment: 'node',
    // What only waits for minutes (`*.long.ts`) is a part of the full form.
    include: ['tests/faults/**/*.test.ts', ...(isFull ? ['tests/faults/**/*.long.ts'] : [])],
    globalSetup: ['tests/api/product/global-setup.ts'],
    pool: 'forks',
    // Each file has a product of its own, and each product keeps a core busy.
    maxWorkers: 2,
    maxConcurrency: 2,
    hookTimeout: 2 * MINUTE_MS,
    testTimeout: (isFull ? 60 : 2) * MINUTE_MS,
  },
});
