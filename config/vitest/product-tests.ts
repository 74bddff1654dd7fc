import path from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** `@pickup/*` is its TypeScript for the tests themselves; the product they start is what the last build has made. */
const conditions = ['pickup-source', ...defaultServerConditions];

interface Suite {
  name: string;
  include: string[];
  testTimeout: number;
}

/** What is tagged so runs only with TEST_FULL=1, in `npm run test:full` (config/docs/testing.md). */
const FULL = { name: 'full', description: 'belongs to npm run test:full' };

/** The settings of a suite whose test files need running products, on SQLite and on PostgreSQL. */
export const productTests = ({ name, include, testTimeout }: Suite) =>
  defineConfig({
    root: path.resolve(import.meta.dirname, '../..'),
    resolve: { conditions },
    ssr: { resolve: { conditions } },
    test: {
      name,
      include,
      environment: 'node',
      globalSetup: ['tests/restaurant/global-setup.ts'],
      pool: 'forks',
      // Modules are loaded once for all files of a worker; products come from a pool (tests/restaurant/product-pool.ts).
      isolate: false,
      // Two products keep two cores busy; a third file fills the time in which one waits for the clock or for a mail.
      maxWorkers: 3,
      // A net for what never comes, wide enough for a machine that is busy with something else: some hooks start four products.
      hookTimeout: 600_000,
      testTimeout,
      tags: [FULL],
      ...(process.env.TEST_FULL !== '1' && { tagsFilter: [`!${FULL.name}`] }),
    },
  });
