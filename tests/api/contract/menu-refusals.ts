import { type ProvokedRefusal, refused } from './provoked-refusal.js';
import { asOwner, dishForm, newCategory, newDish } from './scenario.js';

/** What the product and the mock refuse of the order of the menu. */
export const MENU_REFUSALS: ProvokedRefusal[] = [
  {
    name: 'arrangeDishes',
    status: 409,
    why: 'an order that the owner did not see',
    provoke: async (target) => {
      const { id, categoryId } = await newDish(target);
      await asOwner(target, 'createMenuItem', { body: dishForm(categoryId) });
      return refused(target, 'arrangeDishes', { body: { categoryId, before: [id], after: [id] } });
    },
  },
  {
    name: 'arrangeCategories',
    status: 409,
    why: 'an order that the owner did not see',
    provoke: async (target) => {
      const { id } = await newCategory(target);
      await newCategory(target);
      return refused(target, 'arrangeCategories', { body: { before: [id], after: [id] } });
    },
  },
];
