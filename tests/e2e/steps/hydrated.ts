import { expect, type Page } from 'playwright/test';

/** Waits until a drawn page is alive, so that what is done next is answered at once. React keeps its own property on what it has brought to life. */
export const expectHydrated = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.locator('#root').evaluate((root) => Object.keys(root).some((key) => key.startsWith('__reactContainer'))),
    )
    .toBe(true);
