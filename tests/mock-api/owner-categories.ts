import { ChangeCategory, type AdminCategory, type SaveCategory } from '@pickup/contract';
import { changeOf, requireSettable, toChange, write } from './changing.js';
import { newId, type Kitchen } from './kitchen.js';
import type { Answers } from './mock-api.js';
import { presentAdminDish } from './present.js';
import type { KitchenCategory } from './records.js';
import { Refusal } from './refusal.js';

/** With every dish that is not deleted: while there is one the category cannot be deleted (ruling 22). */
const presentAdminCategory = (kitchen: Kitchen, category: KitchenCategory): AdminCategory => ({
  ...category,
  menuItems: dishesOf(kitchen, category).map((dish) => presentAdminDish(kitchen, dish)),
});

const dishesOf = ({ dishes }: Kitchen, { id }: KitchenCategory) =>
  dishes.filter(({ isActive, categoryId }) => isActive && categoryId === id);

const valuesOf = ({ name, description }: SaveCategory | ChangeCategory) => ({ name, description: description || null });

/** How the owner's calls about categories are answered (specification 7, categories). */
export const ownerCategoryAnswers = (kitchen: Kitchen) =>
  ({
    adminCategories: () => kitchen.categories.map((category) => presentAdminCategory(kitchen, category)),
    createCategory: ({ body }) => {
      const made = { id: newId(kitchen, 'category'), version: '1', ...valuesOf(body) };
      kitchen.categories.push(made);
      return presentAdminCategory(kitchen, made);
    },
    updateCategory: ({ params: { id }, headers, body }) => {
      const found = toChange(kitchen.categories, changeOf('category', id, headers));
      const form = requireSettable(ChangeCategory, body, presentAdminCategory(kitchen, found));
      return presentAdminCategory(kitchen, write(found, valuesOf(form)));
    },
    deleteCategory: ({ params: { id }, headers }) => {
      const found = toChange(kitchen.categories, changeOf('category', id, headers));
      if (dishesOf(kitchen, found).length > 0) {
        throw new Refusal(409, 'Cannot delete category with existing menu items');
      }
      kitchen.categories = kitchen.categories.filter((category) => category !== found);
      return undefined;
    },
  }) satisfies Answers;
