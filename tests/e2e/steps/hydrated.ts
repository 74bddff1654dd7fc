import { expect, type Page } from 'playwright/test';

/** Waits until a server-rendered page is hydrated: React then has its own property on the root element. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.locator('#root').evaluate((root) => Object.keys(root).some((key) => key.startsWith('__reactContainer'))),
    )
    .toBe(true);
