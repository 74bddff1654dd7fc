import { expect } from 'playwright/test';
import { openList, press } from './open-view.js';
import type { View } from './view.js';
import { placeOrder } from '../steps/orders.js';

/** A session that is over. It leaves the owner signed out. */
export const SESSION_VIEWS = {
  'a session that ends': [
    {
      shows: 'the sign-in over an open screen',
      provokes: /status of 401/,
      open: async (page, product) => {
        await placeOrder(product, 'office-views-session');
        await openList(page, '/admin/orders');
        await page.context().clearCookies();
        await page.evaluate(() => localStorage.setItem('authToken', 'no.longer.valid'));
        await press(page, /^Confirm order \d+$/);
        await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
      },
    },
  ],
} as const satisfies Record<string, readonly View[]>;
