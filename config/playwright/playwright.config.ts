import path from 'node:path';
import { defineConfig } from 'playwright/test';
import { presentBrowser } from '../scripts/tasks/browser.mjs';

const root = path.resolve(import.meta.dirname, '../..');
const executablePath = presentBrowser();
const { PICKUP_TRACE, TEST_FULL } = process.env;

/**
 * Whole orders in a real Chromium against the built product. No test is tried twice: one that flickers is wrong.
 * PICKUP_TRACE=1 keeps a trace of every failed test. Recording costs a third of the time of all tests, so it is off
 * unless somebody looks for a fault. TEST_FULL=1 adds what is tagged `@full` (config/docs/testing.md).
 */
export default defineConfig({
  testDir: path.join(root, 'tests/e2e'),
  outputDir: path.join(root, 'tests/test-results'),
  ...(TEST_FULL !== '1' && { grepInvert: /@full/ }),
  globalSetup: [
    path.join(import.meta.dirname, 'need-browser.ts'),
    path.join(root, 'tests/e2e/fixtures/global-setup.ts'),
  ],
  // Each worker has a product and a browser of its own, which keep a core busy.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Nets for what never comes, wide enough for a machine that is busy with something else.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    // Not the restaurant's: what is shown must be its time all the same (product.md, Business days).
    timezoneId: 'America/New_York',
    // What a test answers in place of the server would not reach a page behind a worker; tests of the worker let it in.
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    trace: PICKUP_TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
});
