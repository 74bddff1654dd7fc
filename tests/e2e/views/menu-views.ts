import { expect } from 'playwright/test';
import { MARGHERITA, PIZZA_FOR_TWO } from '../steps/demo.js';
import { describeDish, dialog, openEmpty, openForm, openList, press } from './open-view.js';
import type { View } from './view.js';
import { groupNamed, renameGroup } from '../steps/choices.js';
import { dishNamed } from '../steps/orders.js';

/** The menu, searched: what stands behind a dialog is judged as well, and need not be 74 dishes. */
const FEW_DISHES = `/admin/menu?q=${MARGHERITA}`;

/** The choices, searched. */
const FEW_GROUPS = `/admin/choices?q=${MARGHERITA}`;

const REVIEW = { customerName: 'Rosa', customerEmail: 'views@example.com', rating: 2 };

/** What the owner does about the menu, the deals and what guests say of them. */
export const MENU_VIEWS = {
  menu: [
    { shows: 'the menu items', open: (page) => openList(page, '/admin/menu') },
    {
      shows: 'no menu items',
      open: (page) => openEmpty(page, '/admin/menu?q=nothing-like-it', 'No menu items found in this category.'),
    },
    {
      shows: 'the form of a menu item, with missing fields',
      open: (page) => openForm(page, FEW_DISHES, 'Add Menu Item'),
    },
    {
      shows: 'the form of a menu item that somebody else changed',
      provokes: /status of 409/,
      open: async (page, product) => {
        const { description } = await dishNamed(product, MARGHERITA);
        await openList(page, FEW_DISHES);
        await press(page, `Edit ${MARGHERITA}`);
        await dialog(page)
          .getByLabel('Description', { exact: true })
          .fill('Basil, from our own garden behind the house.');
        await describeDish(product, MARGHERITA, 'Averylongdescriptionwithoutanyplacetobreakit');
        await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
        await expect(dialog(page).getByText('Somebody else changed this meanwhile')).toBeVisible();
        await describeDish(product, MARGHERITA, description);
      },
    },
    {
      shows: 'the question before changes are thrown away',
      open: async (page) => {
        await openList(page, FEW_DISHES);
        await press(page, `Edit ${MARGHERITA}`);
        await dialog(page).getByLabel('Name', { exact: true }).fill('Margherita');
        await page.keyboard.press('Escape');
        await expect(page.getByRole('button', { name: 'Keep Editing' })).toBeVisible();
      },
    },
    {
      shows: 'the question before a menu item is deleted',
      open: async (page) => {
        await openList(page, FEW_DISHES);
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
  choices: [
    { shows: 'the groups of choices', open: (page) => openList(page, '/admin/choices') },
    {
      shows: 'no groups',
      open: (page) => openEmpty(page, '/admin/choices?q=nothing-like-it', 'No groups found matching your criteria.'),
    },
    {
      shows: 'the form of a group, with missing fields',
      open: async (page) => {
        await openForm(page, FEW_GROUPS, 'Add Group');
        await dialog(page)
          .getByRole('button', { name: /^Allergens and more/ })
          .first()
          .click();
        await expect(dialog(page).getByLabel('How often')).toBeVisible();
      },
    },
    {
      shows: 'the form of a group that somebody else changed',
      provokes: /status of 409/,
      open: async (page, product) => {
        const { nameNl } = await groupNamed(product, 'Extras');
        await openList(page, FEW_GROUPS);
        await press(page, 'Edit Extras');
        await dialog(page).getByLabel('Name', { exact: true }).fill('Something extra');
        await renameGroup(product, 'Extras', 'Averylongnamewithoutanyplacetobreakit'.repeat(2));
        await dialog(page).getByRole('button', { name: 'Save Changes' }).click();
        await expect(dialog(page).getByText('Somebody else changed this meanwhile')).toBeVisible();
        await renameGroup(product, 'Extras', nameNl);
      },
    },
    {
      shows: 'why a group cannot be deleted',
      open: async (page) => {
        await openList(page, FEW_GROUPS);
        await press(page, /^Delete /);
        await expect(dialog(page).getByText('Dishes use it.', { exact: false })).toBeVisible();
      },
    },
    {
      shows: 'the groups of a menu item',
      open: async (page) => {
        await openList(page, FEW_DISHES);
        await press(page, `Edit ${MARGHERITA}`);
        await dialog(page)
          .getByRole('button', { name: /^Move Crust.* up$/ })
          .click();
        await expect(dialog(page).getByLabel('Attach a group')).toBeVisible();
      },
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
        await expect(dialog(page).getByLabel('Title', { exact: true })).toHaveValue(new RegExp(`^${PIZZA_FOR_TWO}`));
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
    {
      shows: 'the reviews, one of them deleted and one in full',
      open: async (page, product) => {
        const { api, token } = product;
        const { id } = await api.get('createReview', { body: { ...REVIEW, comment: 'Gone.' } });
        await api.get('deleteReview', { params: { id } }, { token });
        await api.get('createReview', { body: { ...REVIEW, comment: 'Averylongword'.repeat(36) } });
        await openList(page, '/admin/reviews');
        await expect(page.getByText('Deleted').first()).toBeVisible();
        await press(page, /^Show All/);
      },
    },
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
} as const satisfies Record<string, readonly View[]>;
