import {
  ChangeCategory,
  ChangeMenuItem,
  deletedGroupsText,
  needsDescription,
  slotContradiction,
  nameKey,
  type AdminCategory,
  type AdminMenuItem,
  type DietaryInformation,
  type ArrangeCategories,
  type QuickEntry,
  type SaveCategory,
  type SaveMenuItem,
  type Writable,
} from '@pickup/contract';
import { dietaryFields, find, requireWritable, setActive, toChange, toEdit, write } from './changing.js';
import { newId, type MockData } from './data.js';
import { HttpError, fieldError } from './http.js';
import type { Answers } from './mock-api.js';
import { isOnMenu, presentAdminDish } from './present.js';
import { requireComingDay } from './sold-out.js';
import { dish, type MockCategory, type MockDish } from './records.js';

/** The values in a dish's form; what is optional and left out stays as it was. */
function dishValues(
  data: MockData,
  form: SaveMenuItem | Writable<ChangeMenuItem>,
  stored: Pick<MockDish, keyof DietaryInformation | 'soldOutUntil'> = {
    allergens: null,
    dietary: [],
    soldOutUntil: null,
  },
): Partial<MockDish> {
  const { categories, optionGroups } = data;
  const { nameNl, imageAlt, allergens, dietary, categoryId, optionGroupIds, ...given } = form;
  requireFitsSlot(data, form);
  requireComingDay(data, form.soldOutUntil, stored.soldOutUntil);
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

/** @throws HttpError 400 for a dish that no slot can hold */
function requireFitsSlot(
  { restaurant }: MockData,
  { name, kitchenUnits }: { name: string; kitchenUnits?: number | undefined },
): void {
  const contradiction =
    kitchenUnits === undefined ? null : slotContradiction({ name, kitchenUnits }, restaurant.unitsPerSlot);
  if (contradiction !== null) throw fieldError('kitchenUnits', `is too large: ${contradiction}`);
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
  nameNl: category.nameNl ?? null,
  descriptionNl: category.descriptionNl ?? null,
  menuItems: dishesOf(data, category).map((one) => presentAdminDish(data, one)),
});

const categoryValues = ({ name, description, nameNl, descriptionNl }: SaveCategory | ChangeCategory) => ({
  name,
  nameNl: nameNl || null,
  description: description || null,
  descriptionNl: descriptionNl || null,
});

/** A list of which those that are listed are in a new order. @throws HttpError 409 when they were not as the owner saw them */
function inOrder<Listed extends { id: string }>(
  list: readonly Listed[],
  isListed: (one: Listed) => boolean,
  { before, after }: ArrangeCategories,
): Listed[] {
  const listed = list.filter(isListed);
  if (listed.map(({ id }) => id).join() !== before.join()) {
    throw new HttpError(409, 'This menu has been changed since you opened it. Load it again and repeat your change.');
  }
  const ordered = after.map((id) => find(listed, id));
  return list.map((one) => (isListed(one) ? (ordered.shift() ?? one) : one));
}

/** The category of a name, made where there is none. */
function categoryOf(data: MockData, name: string): MockCategory {
  const known = data.categories.find((category) => nameKey(category.name) === nameKey(name));
  if (known) return known;
  const made = { id: newId(data, 'category'), name, description: null, version: '1' };
  data.categories.push(made);
  return made;
}

/** @throws HttpError 409 for a name that is on the menu already */
function addDishes(data: MockData, lines: QuickEntry['dishes']): AdminMenuItem[] {
  const known = new Set(data.dishes.filter(({ isActive }) => isActive).map(({ name }) => nameKey(name)));
  const twice = lines.filter(({ name }) => known.has(nameKey(name))).map(({ name }) => name);
  if (twice.length > 0)
    throw new HttpError(409, `There is a dish of this name already: ${twice.join(', ')}. Nothing was added.`);
  return lines.map(({ category, ...line }) => {
    const categoryId = category === null ? null : categoryOf(data, category).id;
    const made = dish(newId(data, 'dish'), { ...line, allergens: null, categoryId });
    data.dishes.push(made);
    return presentAdminDish(data, made);
  });
}

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
    addMenuItems: ({ body: { dishes } }) => addDishes(data, dishes),
    updateMenuItem: (request) => {
      const found = toEdit(data.dishes, request, 'dish');
      const form = requireWritable(ChangeMenuItem, request.body, presentAdminDish(data, found));
      if (form.description === '' && needsDescription(found)) throw fieldError('description', 'is required');
      return presentAdminDish(data, write(found, dishValues(data, form, found)));
    },
    deleteMenuItem: (request) => {
      setActive(data.dishes, request, false);
      return undefined;
    },
    restoreMenuItem: (request) =>
      presentAdminDish(
        data,
        setActive(data.dishes, request, true, (found) => {
          const contradiction = slotContradiction(found, data.restaurant.unitsPerSlot);
          if (contradiction !== null) throw new HttpError(409, `The dish cannot be restored: ${contradiction}.`);
          requireUndeletedGroups(data, found);
        }),
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
    arrangeDishes: ({ body }) => {
      const isListed = ({ isActive, categoryId }: MockDish) => isActive && categoryId === body.categoryId;
      data.dishes = inOrder(data.dishes, isListed, body);
      return undefined;
    },
    arrangeCategories: ({ body }) => {
      data.categories = inOrder(data.categories, () => true, body);
      return undefined;
    },
    deleteCategory: (request) => {
      const found = toChange(data.categories, request);
      if (dishesOf(data, found).length > 0) throw new HttpError(409, 'Cannot delete category with existing menu items');
      data.categories = data.categories.filter((category) => category !== found);
      return undefined;
    },
  }) satisfies Answers;
