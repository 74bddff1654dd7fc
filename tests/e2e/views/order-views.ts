import { expect } from 'playwright/test';
import { dialog, openEmpty, openFailing, openList, press } from './open-view.js';
import type { View } from './view.js';
import { placeOrder } from '../steps/orders.js';

/** The orders, searched: what stands behind a dialog is judged as well, and need not be twenty orders. */
const ONE_ORDER = '/admin/orders?q=Anna+de+Vries';

/** What the owner has on the screen on a busy evening. */
export const ORDER_VIEWS = {
  landing: [
    {
      shows: 'the landing',
      open: async (page) => {
        await page.goto('/admin');
        await expect(page.getByText(/^From \d/)).toBeVisible();
      },
    },
    {
      shows: 'the dialog of a new password, with missing fields',
      open: async (page) => {
        await page.goto('/admin');
        await press(page, 'Change Password');
        await dialog(page).getByRole('button', { name: 'Change Password' }).click();
        await expect(page.getByText('Current password is required')).toBeVisible();
      },
    },
    {
      shows: 'a path that does not exist',
      provokes: /^404: no screen/,
      open: async (page) => {
        await page.goto('/admin/nowhere');
        await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
      },
    },
  ],
  kitchen: [
    {
      shows: 'the kitchen board',
      open: async (page, product) => {
        await placeOrder(product, 'kitchen-views', 'Nut allergy, averylongwordwithoutanyplacetobreakitinto'.repeat(3));
        await openList(page, '/admin/kitchen');
      },
    },
    {
      shows: 'the keys of the board',
      open: async (page) => {
        await openList(page, '/admin/kitchen');
        await press(page, 'Keys and sound');
      },
    },
    {
      shows: 'a new order by phone',
      open: async (page) => {
        await openList(page, '/admin/kitchen');
        await press(page, 'New order');
        await expect(dialog(page)).toBeVisible();
      },
    },
  ],
  orders: [
    {
      shows: 'the orders',
      open: async (page, product) => {
        await placeOrder(product, 'office-views', 'Averylongwordwithoutanyplacetobreakitinto'.repeat(4));
        await openList(page, '/admin/orders');
      },
    },
    {
      shows: 'an order in full',
      open: async (page) => {
        await openList(page, ONE_ORDER);
        await press(page, /^View Details/);
        await expect(page.getByText('Placed by the customer')).toBeVisible();
      },
    },
    {
      shows: 'the question before an order is cancelled',
      open: async (page) => {
        await openList(page, ONE_ORDER);
        await press(page, /^Cancel order/);
        await expect(page.getByRole('button', { name: 'Keep Order' })).toBeVisible();
      },
    },
    {
      shows: 'no orders',
      open: (page) => openEmpty(page, '/admin/orders?q=nobody', 'No orders found matching your criteria.'),
    },
    {
      shows: 'orders that could not be loaded',
      provokes: /status of 400|Failed to load (adminOrders|ordersByStatus)/,
      open: (page) => openFailing(page, '/admin/orders', /\/api\/admin\/orders/),
    },
  ],
} as const satisfies Record<string, readonly View[]>;
