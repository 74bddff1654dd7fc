import path from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** `@pickup/*` is its TypeScript for the tests themselves; the product they start is what the last build has made. */
const conditions = ['pickup-source', ...defaultServerConditions];

/** `npm run faults` and `npm run test:full` go many more rounds than `npm test` (config/docs/testing.md). */
const isFull = process.env.TEST_FULL === '1';

/** What is tagged so runs only then. */
const FULL = { name: 'full', description: 'belongs to npm run test:full' };

const MINUTE_MS = 60_000;

/**
 * Tests of the running product, on SQLite and on PostgreSQL: its calls, and what happens to it that nobody wishes for. They
 * start what `npm test` has built.
 */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'product',
    include: ['tests/api/**/*.test.ts', 'tests/faults/**/*.test.ts'],
    environment: 'node',
    globalSetup: ['tests/restaurant/global-setup.ts'],
    pool: 'forks',
    // Modules are loaded once for all files of a worker; products come from a pool (tests/restaurant/product-pool.ts).
    isolate: false,
    // Two products keep two cores busy; a third file fills the time in which one waits for the clock or for a mail.
    maxWorkers: 3,
    // Nets for what never comes, wide enough for a machine that is busy with something else: some hooks start four products.
    hookTimeout: 10 * MINUTE_MS,
    testTimeout: (isFull ? 60 : 3) * MINUTE_MS,
    tags: [FULL],
    ...(!isFull && { tagsFilter: [`!${FULL.name}`] }),
  },
});
