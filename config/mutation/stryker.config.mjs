import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';

const REPORTS = 'node_modules/.cache/mutation';

/** What `npm run mutate` changes, and how: StrykerJS. README.md beside this file says what it is for. */
export default {
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: { configFile: 'config/mutation/vitest.config.ts' },
  mutate: [
    'src-extensions/contract/src/rules/**/*.ts',
    'src-extensions/ordering/src/pricing/**/*.ts',
    'src-extensions/ordering/src/orders/payload-hash.ts',
    '!**/*.test.ts',
    '!**/testing/**',
  ],
  // What is copied and mutated. Everything else is found through node_modules, which the copy links to.
  ignorePatterns: [
    '**',
    '!config/{mutation,tsconfig}/**',
    '!src-extensions/*/tsconfig.json',
    '!src-extensions/{contract,ordering}/package.json',
    '!src-extensions/{contract,ordering}/src/**',
  ],
  // Not below node_modules: Vite would take the copy for packages and compile nothing of it.
  tempDirName: path.join(tmpdir(), 'pickup-mutation'),
  cleanTempDir: 'always',
  coverageAnalysis: 'perTest',
  concurrency: availableParallelism(),
  // What is worked out while a module loads has no tests of its own: all run for it. It is wanted all the same.
  warnings: { slow: false },
  thresholds: { high: 95, low: 90, break: 90 },
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { reportTests: false },
  htmlReporter: { fileName: `${REPORTS}/report.html` },
  jsonReporter: { fileName: `${REPORTS}/report.json` },
};
