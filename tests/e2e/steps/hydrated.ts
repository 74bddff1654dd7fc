import { expect, type Page } from 'playwright/test';

/** Waits until a page of the storefront is hydrated and its effects have run, listeners of the window's events among them. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect.poll(() => page.evaluate(() => performance.getEntriesByName('hydrated').length)).toBe(1);
