import { expect, type Page } from 'playwright/test';
import type { DemoProduct } from '../stage/demo-product.js';
import { MARGHERITA, PIZZA_FOR_TWO } from './demo.js';
import {
  describeDish,
  dialog,
  openEmpty,
  openFailing,
  openForm,
  openList,
  openRestaurantForm,
  press,
} from './office-openers.js';
import { dishNamed, placeOrder } from './orders.js';

/** Something the owner can have on the screen: a page in one of its states, or a dialog. */
export interface OfficeView {
  shows: string;
  /** From the signed-in owner's browser to the view, ready to be looked at. */
  open: (page: Page, product: DemoProduct) => Promise<void>;
  /** Console errors that belong to it. */
  provokes?: RegExp;
}

/** Every view of the back office behind the guard, by screen. */
export const OFFICE_VIEWS = {
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
        await openList(page, '/admin/orders');
        await press(page, /^View Details/);
        await expect(page.getByText('Placed by the customer')).toBeVisible();
      },
    },
    {
      shows: 'the question before an order is cancelled',
      open: async (page) => {
        await openList(page, '/admin/orders');
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
      provokes: /status of 400|Failed to load adminOrders/,
      open: (page) => openFailing(page, '/admin/orders', /\/api\/admin\/orders/),
    },
  ],
  menu: [
    { shows: 'the menu items', open: (page) => openList(page, '/admin/menu') },
    {
      shows: 'no menu items',
      open: (page) => openEmpty(page, '/admin/menu?q=nothing-like-it', 'No menu items found in this category.'),
    },
    {
      shows: 'the form of a menu item, with missing fields',
      open: (page) => openForm(page, '/admin/menu', 'Add Menu Item'),
    },
    {
      shows: 'the form of a menu item that somebody else changed',
      provokes: /status of 409/,
      open: async (page, product) => {
        const { description } = await dishNamed(product, MARGHERITA);
        await openList(page, '/admin/menu');
        await press(page, `Edit ${MARGHERITA}`);
        await dialog(page).getByLabel('Description').fill('Basil, from our own garden behind the house.');
        await describeDish(product, MARGHERITA, 'Averylongdescriptionwithoutanyplacetobreakit');
        await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
        await expect(dialog(page).getByText('Somebody else changed this meanwhile')).toBeVisible();
        await describeDish(product, MARGHERITA, description);
      },
    },
    {
      shows: 'the question before changes are thrown away',
      open: async (page) => {
        await openList(page, '/admin/menu');
        await press(page, `Edit ${MARGHERITA}`);
        await dialog(page).getByLabel('Name', { exact: true }).fill('Margherita');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name: 'Keep Editing' })).toBeVisible();
      },
    },
    {
      shows: 'the question before a menu item is deleted',
      open: async (page) => {
        await openList(page, '/admin/menu');
        await press(page, /^Delete /);
        await expect(page.getByRole('button', { name: 'Keep' })).toBeVisible();
      },
    },
  ],
  categories: [
    { shows: 'the categories', open: (page) => openList(page, '/admin/menu?tab=categories') },
    {
      shows: 'the form of a category, with missing fields',
      open: (page) => openForm(page, '/admin/menu?tab=categories', 'Add Category'),
    },
  ],
  deals: [
    { shows: 'the deals', open: (page) => openList(page, '/admin/deals') },
    {
      shows: 'the form of a deal, with missing fields',
      open: async (page) => {
        await openForm(page, '/admin/deals', 'Add Deal');
        await dialog(page)
          .getByRole('switch', { name: /^Only from a minimum order/ })
          .check();
        await expect(dialog(page).getByLabel(/^Minimum order amount/)).toBeVisible();
      },
    },
    {
      shows: 'the form of a deal that is there',
      open: async (page) => {
        await openList(page, '/admin/deals');
        await press(page, `Edit ${PIZZA_FOR_TWO}`);
        await expect(dialog(page).getByLabel('Title')).toHaveValue(PIZZA_FOR_TWO);
      },
    },
    {
      shows: 'the question before a deal is deleted',
      open: async (page) => {
        await openList(page, '/admin/deals');
        await press(page, `Delete ${PIZZA_FOR_TWO}`);
        await expect(page.getByRole('button', { name: 'Keep' })).toBeVisible();
      },
    },
  ],
  reviews: [
    { shows: 'the reviews', open: (page) => openList(page, '/admin/reviews') },
    {
      shows: 'no reviews',
      open: (page) => openEmpty(page, '/admin/reviews?q=nobody-says-this', 'No reviews found matching your criteria.'),
    },
    {
      shows: 'the question before a review is deleted',
      open: async (page) => {
        await openList(page, '/admin/reviews');
        await press(page, /^Delete review/);
        await expect(page.getByRole('button', { name: 'Keep' })).toBeVisible();
      },
    },
  ],
  analytics: [
    {
      shows: 'the figures',
      open: async (page) => {
        await page.goto('/admin/analytics');
        await expect(page.getByRole('button', { name: /^Show as table/ }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
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
        await expect(page.getByText('Home Page Preview')).toBeVisible();
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
  // The last: it leaves the owner signed out.
  'a session that ends': [
    {
      shows: 'the sign-in over an open screen',
      provokes: /status of 401/,
      open: async (page, product) => {
        await placeOrder(product, 'office-views-session');
        await openList(page, '/admin/orders');
        await page.context().clearCookies();
        await page.evaluate(() => localStorage.setItem('authToken', 'no.longer.valid'));
        await press(page, /^Confirm order/);
        await expect(page.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
      },
    },
  ],
} as const satisfies Record<string, readonly OfficeView[]>;
