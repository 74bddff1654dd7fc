import { expect } from 'playwright/test';
import { openRestaurantForm } from './open-view.js';
import type { View } from './view.js';
import { placeOrder } from '../steps/orders.js';

/** Figures, the restaurant itself and the printed menu. */
export const RESTAURANT_VIEWS = {
  analytics: [
    {
      shows: 'the figures',
      open: async (page, product) => {
        await placeOrder(product, 'office-views-analytics');
        await page.goto('/admin/analytics');
        for (const name of ['Sales Trends', 'Revenue by Hour', 'Order Status Distribution']) {
          const chart = page.getByRole('region', { name, exact: true }).locator('.recharts-surface').first();
          await expect(chart).toBeVisible();
        }
      },
    },
    {
      shows: 'the figures as tables',
      open: async (page) => {
        await page.goto('/admin/analytics?days=30');
        const tables = page.getByRole('button', { name: /^Show as table/ });
        await expect(tables.first()).toBeVisible();
        for (const table of await tables.all()) await table.click();
        await expect(page.getByRole('table').first()).toBeVisible();
      },
    },
  ],
  'restaurant information': [
    {
      shows: 'the information',
      open: async (page) => {
        await page.goto('/admin/restaurant');
        await expect(page.getByLabel('Postal code')).toBeVisible();
      },
    },
    {
      shows: 'the information with a field missing',
      open: (page) => openRestaurantForm(page, '/admin/restaurant', 'City'),
    },
    {
      shows: 'the question before its changes are thrown away',
      open: async (page) => {
        await page.goto('/admin/restaurant');
        await page.getByLabel('City', { exact: true }).fill('Zwolle');
        await page.getByRole('link', { name: 'Back to the back office' }).click();
        await expect(page.getByRole('button', { name: 'Keep Editing' })).toBeVisible();
      },
    },
  ],
  'restaurant settings': [
    {
      shows: 'the settings',
      open: async (page) => {
        await page.goto('/admin/restaurant-settings');
        await expect(page.getByRole('heading', { name: 'Home Page Preview' })).toBeVisible();
      },
    },
    {
      shows: 'the settings with a field missing',
      open: (page) => openRestaurantForm(page, '/admin/restaurant-settings', 'Restaurant name'),
    },
  ],
  'menu generator': [
    {
      shows: 'the menu on paper',
      open: async (page) => {
        await page.goto('/admin/menu-generator');
        await expect(page.getByRole('region', { name: /^Page 1 of/ })).toBeVisible();
      },
    },
  ],
} as const satisfies Record<string, readonly View[]>;
