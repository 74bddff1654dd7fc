import { asOwner, dishForm, newCategory, newDish, seen, type Scenarios } from './scenario.js';

type Menu =
  | 'adminMenuItems'
  | 'createMenuItem'
  | 'updateMenuItem'
  | 'deleteMenuItem'
  | 'restoreMenuItem'
  | 'toggleMenuItemAvailability'
  | 'toggleMenuItemPopular'
  | 'adminCategories'
  | 'createCategory'
  | 'updateCategory'
  | 'deleteCategory';

/** The owner's dishes and categories. */
export const menuScenarios: Pick<Scenarios, Menu> = {
  adminMenuItems: async (house) => {
    const { id, categoryId } = await newDish(house);
    await asOwner(house, 'deleteMenuItem', { params: { id } });
    return { query: { categoryId: categoryId ?? '', includeUnavailable: 'true' } };
  },
  createMenuItem: async (house) => ({ body: dishForm((await newCategory(house)).id) }),
  updateMenuItem: async (house) => {
    const dish = await newDish(house);
    return { ...seen(dish), body: { ...dishForm(dish.categoryId), price: 9.25, available: false } };
  },
  deleteMenuItem: async (house) => seen(await newDish(house)),
  restoreMenuItem: async (house) => {
    const { id } = await newDish(house);
    await asOwner(house, 'deleteMenuItem', { params: { id } });
    const dishes = await asOwner(house, 'adminMenuItems', { query: { includeUnavailable: 'true' } });
    const deleted = dishes.find((dish) => dish.id === id && !dish.isActive);
    if (!deleted) throw new Error('The deleted dish is not in the list');
    return seen(deleted);
  },
  toggleMenuItemAvailability: async (house) => seen(await newDish(house)),
  toggleMenuItemPopular: async (house) => seen(await newDish(house)),
  adminCategories: async (house) => {
    await newDish(house);
    return {};
  },
  createCategory: async () => ({ body: { name: 'Tarts' } }),
  updateCategory: async (house) => {
    const { categoryId } = await newDish(house);
    const categories = await asOwner(house, 'adminCategories', {});
    const category = categories.find(({ id }) => id === categoryId);
    if (!category) throw new Error('The new category is not in the list');
    return { ...seen(category), body: { name: 'Pies', description: 'Baked at one.' } };
  },
  deleteCategory: async (house) => seen(await newCategory(house)),
};
