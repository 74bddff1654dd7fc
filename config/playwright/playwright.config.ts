import path from 'node:path';
import { defineConfig } from 'playwright/test';

const root = path.resolve(import.meta.dirname, '../..');
const browser = process.env.PICKUP_BROWSER;

/** Whole orders in a real Chromium against the built product. No test is tried twice: one that flickers is wrong. */
export default defineConfig({
  testDir: path.join(root, 'tests/e2e'),
  outputDir: path.join(root, 'tests/test-results'),
  globalSetup: path.join(root, 'tests/e2e/stage/global-setup.ts'),
  // Each worker has a product and a browser of its own, which keep a core busy.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    // Not the restaurant's: what is shown must be its time all the same (ruling 5).
    timezoneId: 'America/New_York',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser !== undefined && browser !== '' && { executablePath: browser }),
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
