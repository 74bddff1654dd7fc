import { randomUUID } from 'node:crypto';
import { asOwner, dishForm, groupForm, newCategory, newDish, newGroup, seen, type Scenarios } from './scenario.js';

/** The owner's dishes and categories. */
export const menuScenarios: Partial<Scenarios> = {
  adminMenuItems: async (target) => {
    const { id, categoryId } = await newDish(target);
    await asOwner(target, 'deleteMenuItem', { params: { id } });
    return { query: { categoryId: categoryId ?? '', includeUnavailable: 'true' } };
  },
  createMenuItem: async (target) => ({ body: dishForm((await newCategory(target)).id) }),
  addMenuItems: async (target) => {
    const { name: category } = await newCategory(target);
    const name = `Tart ${randomUUID()}`;
    const dishes = [
      { name, description: 'Warm.', price: 6.5, category: category.toUpperCase() },
      { name: `${name} with cream`, price: 7, category: `${category} and more` },
      { name: `${name} to share`, price: 0, category: null },
    ];
    return { body: { dishes } };
  },
  updateMenuItem: async (target) => {
    const dish = await newDish(target);
    return { ...seen(dish), body: { ...dishForm(dish.categoryId), price: 9.25, available: false } };
  },
  deleteMenuItem: async (target) => seen(await newDish(target)),
  restoreMenuItem: async (target) => {
    const { id } = await newDish(target);
    await asOwner(target, 'deleteMenuItem', { params: { id } });
    const dishes = await asOwner(target, 'adminMenuItems', { query: { includeUnavailable: 'true' } });
    const deleted = dishes.find((dish) => dish.id === id && !dish.isActive);
    if (!deleted) throw new Error('The deleted dish is not in the list');
    return seen(deleted);
  },
  toggleMenuItemAvailability: async (target) => seen(await newDish(target)),
  toggleMenuItemPopular: async (target) => seen(await newDish(target)),
  adminCategories: async (target) => {
    await newDish(target);
    return {};
  },
  createCategory: async () => ({ body: { name: 'Tarts' } }),
  updateCategory: async (target) => {
    const { categoryId } = await newDish(target);
    const categories = await asOwner(target, 'adminCategories', {});
    const category = categories.find(({ id }) => id === categoryId);
    if (!category) throw new Error('The new category is not in the list');
    return { ...seen(category), body: { name: 'Pies', description: 'Baked at one.' } };
  },
  adminOptionGroups: async (target) => {
    await newDish(target);
    return {};
  },
  createOptionGroup: async () => ({ body: groupForm }),
  updateOptionGroup: async (target) => {
    const group = await newGroup(target);
    const options = [{ name: 'New', price: 1 }, ...group.options.slice(0, 1)];
    return { ...seen(group), body: { ...groupForm, max: 1, options } };
  },
  deleteOptionGroup: async (target) => seen(await newGroup(target)),
  restoreOptionGroup: async (target) => {
    const { id } = await newGroup(target);
    await asOwner(target, 'deleteOptionGroup', { params: { id } });
    const groups = await asOwner(target, 'adminOptionGroups', {});
    const deleted = groups.find((group) => group.id === id && !group.isActive);
    if (!deleted) throw new Error('The deleted option group is not in the list');
    return seen(deleted);
  },
  arrangeDishes: async (target) => {
    const { categoryId } = await newDish(target);
    const first = await asOwner(target, 'createMenuItem', { body: dishForm(categoryId) });
    const dishes = await asOwner(target, 'adminMenuItems', { query: { categoryId: categoryId ?? '' } });
    const before = dishes.map(({ id }) => id);
    return { body: { categoryId, before, after: [first.id, ...before.filter((id) => id !== first.id)] } };
  },
  arrangeCategories: async (target) => {
    await newCategory(target);
    const before = (await asOwner(target, 'adminCategories', {})).map(({ id }) => id);
    return { body: { before, after: before.toReversed() } };
  },
  deleteCategory: async (target) => seen(await newCategory(target)),
};
