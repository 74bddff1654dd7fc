import { z } from 'zod';
import { CONTENT_LIMITS } from '../entities/limits.js';
import {
  AdminCategory,
  AdminMenuItem,
  ChangeCategory,
  ChangeMenuItem,
  QuickEntry,
  SaveCategory,
  SaveMenuItem,
} from '../entities/menu.js';
import { ArrangeCategories, ArrangeDishes } from '../entities/arrangement.js';
import { queryBoolean } from '../entities/page.js';
import { PictureFile, PictureKindName, UploadedPicture } from '../entities/picture.js';
import { Id, optionalText } from '../entities/scalar.js';
import { IfMatch } from '../entities/record-change.js';
import { endpoint } from './endpoint.js';
import { nameLinesOf } from './name-lines.js';

const withForm = ['form', 'json'] as const;

/** The owner's menu. */
export const adminMenuEndpoints = {
  adminMenuItems: endpoint({
    method: 'GET',
    path: '/admin/menu/items',
    access: 'admin',
    summary: 'Dishes that visitors see; includeUnavailable=true gives those that are turned off or deleted too.',
    query: z.strictObject({ categoryId: Id.optional(), includeUnavailable: queryBoolean.default(false) }),
    response: z.array(AdminMenuItem),
  }),
  createMenuItem: endpoint({
    method: 'POST',
    path: '/admin/menu/items',
    access: 'admin',
    summary: 'Adds a dish.',
    body: SaveMenuItem,
    status: 201,
    response: AdminMenuItem,
  }),
  addMenuItems: endpoint({
    method: 'POST',
    path: '/admin/menu/quick-entry',
    access: 'admin',
    summary: 'Adds many dishes, and the categories they name, or nothing at all.',
    body: QuickEntry,
    status: 201,
    response: z.array(AdminMenuItem),
    errors: [409],
    nameOf: nameLinesOf('dishes'),
  }),
  updateMenuItem: endpoint({
    method: 'PUT',
    path: '/admin/menu/items/:id',
    access: 'admin',
    summary: 'Changes a dish.',
    headers: IfMatch,
    body: ChangeMenuItem,
    response: AdminMenuItem,
  }),
  deleteMenuItem: endpoint({
    method: 'DELETE',
    path: '/admin/menu/items/:id',
    access: 'admin',
    summary: 'Soft-deletes a dish.',
    headers: IfMatch,
  }),
  restoreMenuItem: endpoint({
    method: 'PATCH',
    path: '/admin/menu/items/:id/restore',
    access: 'admin',
    summary: 'Restores a deleted dish.',
    headers: IfMatch,
    response: AdminMenuItem,
  }),
  toggleMenuItemAvailability: endpoint({
    method: 'PATCH',
    path: '/admin/menu/items/:id/availability',
    access: 'admin',
    summary: 'Turns a dish on or off.',
    headers: IfMatch,
    response: AdminMenuItem,
  }),
  toggleMenuItemPopular: endpoint({
    method: 'PATCH',
    path: '/admin/menu/items/:id/popular',
    access: 'admin',
    summary: 'Marks a dish popular, or takes the mark away.',
    headers: IfMatch,
    response: AdminMenuItem,
  }),
  adminCategories: endpoint({
    method: 'GET',
    path: '/admin/menu/categories',
    access: 'admin',
    summary: 'Categories with their dishes, also those that are turned off; deleted ones are left out.',
    response: z.array(AdminCategory),
  }),
  createCategory: endpoint({
    method: 'POST',
    path: '/admin/menu/categories',
    access: 'admin',
    summary: 'Adds a category.',
    body: SaveCategory,
    bodyTypes: withForm,
    status: 201,
    response: AdminCategory,
  }),
  updateCategory: endpoint({
    method: 'PUT',
    path: '/admin/menu/categories/:id',
    access: 'admin',
    summary: 'Changes a category.',
    headers: IfMatch,
    body: ChangeCategory,
    bodyTypes: withForm,
    response: AdminCategory,
  }),
  deleteCategory: endpoint({
    method: 'DELETE',
    path: '/admin/menu/categories/:id',
    access: 'admin',
    summary: 'Deletes an empty category.',
    headers: IfMatch,
  }),
  arrangeDishes: endpoint({
    method: 'PUT',
    path: '/admin/menu/item-order',
    access: 'admin',
    summary: 'Puts the dishes of a category in order, all or none of them.',
    body: ArrangeDishes,
    errors: [409],
  }),
  arrangeCategories: endpoint({
    method: 'PUT',
    path: '/admin/menu/category-order',
    access: 'admin',
    summary: 'Puts the categories in order, all or none of them.',
    body: ArrangeCategories,
    errors: [409],
  }),
  uploadPicture: endpoint({
    method: 'POST',
    path: '/admin/pictures',
    access: 'admin',
    summary: 'Takes a picture, turned upright and resized to what pages show; its content says what it is.',
    query: z.strictObject({
      alternativeText: optionalText(CONTENT_LIMITS.imageAlt),
      kind: PictureKindName.default('dish'),
    }),
    body: PictureFile,
    bodyTypes: ['picture'],
    status: 201,
    response: UploadedPicture,
  }),
} as const;
