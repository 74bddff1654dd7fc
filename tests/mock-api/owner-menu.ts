import {
  ChangeCategory,
  ChangeMenuItem,
  deletedGroupsText,
  type AdminCategory,
  type DietaryInformation,
  type SaveCategory,
  type SaveMenuItem,
  type Writable,
} from '@pickup/contract';
import { dietaryFields, requireWritable, setActive, toChange, toEdit, write } from './changing.js';
import { newId, type MockData } from './data.js';
import { HttpError, fieldError } from './http.js';
import type { Answers } from './mock-api.js';
import { isOnMenu, presentAdminDish } from './present.js';
import { dish, type MockCategory, type MockDish } from './records.js';

/** The values in a dish's form; what is optional and left out stays as it was. */
function dishValues(
  { categories, optionGroups }: MockData,
  {
    nameNl,
    imageAlt,
    allergens,
    dietary,
    categoryId,
    optionGroupIds,
    ...given
  }: SaveMenuItem | Writable<ChangeMenuItem>,
  stored: DietaryInformation = { allergens: null, dietary: [] },
): Partial<MockDish> {
  if (typeof categoryId === 'string' && !categories.some(({ id }) => id === categoryId)) {
    throw fieldError('categoryId', 'is not a category of this menu');
  }
  if (optionGroupIds?.some((wanted) => !optionGroups.some(({ id, isActive }) => isActive && id === wanted))) {
    throw fieldError('optionGroupIds', 'must name groups of this menu');
  }
  return {
    ...given,
    ...(optionGroupIds !== undefined && { optionGroupIds }),
    ...(categoryId !== undefined && { categoryId }),
    ...(nameNl !== undefined && { nameNl: nameNl || null }),
    ...(imageAlt !== undefined && { imageAlt: imageAlt || null }),
    ...dietaryFields({ allergens, dietary }, stored),
  };
}

/** @throws HttpError 409 for a dish with deleted groups */
function requireUndeletedGroups({ optionGroups }: MockData, { name, optionGroupIds }: MockDish): void {
  const deleted = optionGroups.filter(({ id, isActive }) => !isActive && optionGroupIds.includes(id));
  const names = deleted.map((group) => group.name);
  if (names.length > 0) throw new HttpError(409, deletedGroupsText(name, names));
}

const dishesOf = ({ dishes }: MockData, { id }: MockCategory) =>
  dishes.filter(({ isActive, categoryId }) => isActive && categoryId === id);

const presentAdminCategory = (data: MockData, category: MockCategory): AdminCategory => ({
  ...category,
  menuItems: dishesOf(data, category).map((one) => presentAdminDish(data, one)),
});

const categoryValues = ({ name, description }: SaveCategory | ChangeCategory) => ({
  name,
  description: description || null,
});

/** The owner's calls about dishes and categories. */
export const ownerMenuCalls = (data: MockData) =>
  ({
    adminMenuItems: ({ query: { categoryId, includeUnavailable } }) =>
      data.dishes
        .filter((one) => includeUnavailable || isOnMenu(one))
        .filter((one) => categoryId === undefined || one.categoryId === categoryId)
        .map((one) => presentAdminDish(data, one)),
    createMenuItem: ({ body }) => {
      const made = dish(newId(data, 'dish'), { categoryId: null, ...dishValues(data, body) });
      data.dishes.push(made);
      return presentAdminDish(data, made);
    },
    updateMenuItem: (request) => {
      const found = toEdit(data.dishes, request, 'dish');
      const form = requireWritable(ChangeMenuItem, request.body, presentAdminDish(data, found));
      return presentAdminDish(data, write(found, dishValues(data, form, found)));
    },
    deleteMenuItem: (request) => {
      setActive(data.dishes, request, false);
      return undefined;
    },
    restoreMenuItem: (request) =>
      presentAdminDish(
        data,
        setActive(data.dishes, request, true, (found) => requireUndeletedGroups(data, found)),
      ),
    toggleMenuItemAvailability: (request) => {
      const found = toEdit(data.dishes, request, 'dish');
      return presentAdminDish(data, write(found, { available: !found.available }));
    },
    toggleMenuItemPopular: (request) => {
      const found = toEdit(data.dishes, request, 'dish');
      return presentAdminDish(data, write(found, { popular: !found.popular }));
    },
    adminCategories: () => data.categories.map((category) => presentAdminCategory(data, category)),
    createCategory: ({ body }) => {
      const made = { id: newId(data, 'category'), version: '1', ...categoryValues(body) };
      data.categories.push(made);
      return presentAdminCategory(data, made);
    },
    updateCategory: (request) => {
      const found = toChange(data.categories, request);
      const form = requireWritable(ChangeCategory, request.body, presentAdminCategory(data, found));
      return presentAdminCategory(data, write(found, categoryValues(form)));
    },
    deleteCategory: (request) => {
      const found = toChange(data.categories, request);
      if (dishesOf(data, found).length > 0) throw new HttpError(409, 'Cannot delete category with existing menu items');
      data.categories = data.categories.filter((category) => category !== found);
      return undefined;
    },
  }) satisfies Answers;
