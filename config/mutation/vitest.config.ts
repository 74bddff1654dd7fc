import path from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

const conditions = ['pickup-source', ...defaultServerConditions];

/** The tests beside what is mutated: a rule is proven where it stands, so no test of anything else may find a mutant. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'mutation',
    environment: 'node',
    include: [
      'src-extensions/contract/src/rules/**/*.test.ts',
      'src-extensions/ordering/src/pricing/**/*.test.ts',
      'src-extensions/ordering/src/orders/payload-hash.test.ts',
    ],
    // Hundreds of generated kitchens for each change would take hours.
    exclude: ['**/generated-*.test.ts'],
    testTimeout: 60_000,
  },
});
