import { ChangeCategory, type AdminCategory, type SaveCategory } from '@pickup/contract';
import { changeOf, requireSettable, toChange, write } from './changing.js';
import { newId, type MockData } from './data.js';
import type { Answers } from './mock-api.js';
import { presentAdminDish } from './present.js';
import type { MockCategory } from './records.js';
import { HttpError } from './http-error.js';

/** With every dish that is not deleted: while there is one the category cannot be deleted (ruling 22). */
const presentAdminCategory = (data: MockData, category: MockCategory): AdminCategory => ({
  ...category,
  menuItems: dishesOf(data, category).map((dish) => presentAdminDish(data, dish)),
});

const dishesOf = ({ dishes }: MockData, { id }: MockCategory) =>
  dishes.filter(({ isActive, categoryId }) => isActive && categoryId === id);

const valuesOf = ({ name, description }: SaveCategory | ChangeCategory) => ({ name, description: description || null });

/** How the owner's calls about categories are answered (specification 7, categories). */
export const ownerCategoryAnswers = (data: MockData) =>
  ({
    adminCategories: () => data.categories.map((category) => presentAdminCategory(data, category)),
    createCategory: ({ body }) => {
      const made = { id: newId(data, 'category'), version: '1', ...valuesOf(body) };
      data.categories.push(made);
      return presentAdminCategory(data, made);
    },
    updateCategory: ({ params: { id }, headers, body }) => {
      const found = toChange(data.categories, changeOf('category', id, headers));
      const form = requireSettable(ChangeCategory, body, presentAdminCategory(data, found));
      return presentAdminCategory(data, write(found, valuesOf(form)));
    },
    deleteCategory: ({ params: { id }, headers }) => {
      const found = toChange(data.categories, changeOf('category', id, headers));
      if (dishesOf(data, found).length > 0) {
        throw new HttpError(409, 'Cannot delete category with existing menu items');
      }
      data.categories = data.categories.filter((category) => category !== found);
      return undefined;
    },
  }) satisfies Answers;
