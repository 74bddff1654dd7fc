import type { AdminMenuItem, MenuItem, SaveMenuItem } from '@pickup/contract';
import type { z } from 'zod';
import type { RunningProduct } from './use-product.js';

export type DishForm = z.input<typeof SaveMenuItem>;

export const DISH: DishForm = { name: 'Test soup', description: 'Made for a test.', price: 7.25, categoryId: null };

/** A dish of the owner's without what the owner alone sees. */
export const asVisitorsSee = ({
  version: _version,
  optionGroupIds: _ids,
  unmetGroupIds: _unmet,
  kitchenUnits: _units,
  dailyCount: _count,
  portionsLeft: _portions,
  ...shown
}: AdminMenuItem): MenuItem => shown;

/** What an owner does with dishes, and what of it everybody sees. */
export function dishCalls(product: () => RunningProduct) {
  const owner = () => ({ token: product().token });
  /** The owner's list; with `true` the deleted ones, too. */
  const listed = (all: boolean, categoryId?: string) =>
    product().api.get('adminMenuItems', { query: { includeUnavailable: all ? 'true' : 'false', categoryId } }, owner());
  return {
    owner,
    listed,
    create: (changes: Partial<DishForm> = {}) =>
      product().api.get('createMenuItem', { body: { ...DISH, ...changes } }, owner()),
    update: (id: string, changes: Partial<DishForm> = {}) =>
      product().api.get('updateMenuItem', { params: { id }, body: { ...DISH, ...changes } }, owner()),
    remove: (id: string) => product().api.call('deleteMenuItem', { params: { id } }, owner()),
    restore: (id: string) => product().api.get('restoreMenuItem', { params: { id } }, owner()),
    asOwner: async (id: string) => (await listed(true)).find((dish) => dish.id === id),
    asVisitor: async (id: string) => (await product().api.get('menuItems', {})).find((dish) => dish.id === id),
    firstCategory: async () => {
      const [category] = await product().api.get('categories', {});
      if (!category) throw new Error('The demo has no category');
      return category;
    },
  };
}
