import type { AdminOptionGroup, PlaceOrderInput, SaveOptionGroup } from '@pickup/contract';
import type { z } from 'zod';
import { dishCalls, type DishForm } from './dishes.js';
import type { RunningProduct } from './use-product.js';

export type GroupForm = z.input<typeof SaveOptionGroup>;

/** A group of which one option is chosen, the first by default. */
export const SIZE: GroupForm = {
  name: 'Size',
  nameNl: 'Formaat',
  min: 1,
  max: 1,
  options: [
    { name: 'Regular', nameNl: 'Gewoon', isDefault: true, allergens: [], dietary: ['vegetarian'] },
    { name: 'Large', nameNl: 'Groot', price: 3, allergens: [], dietary: ['vegetarian'] },
  ],
};

/** A group of which nothing has to be chosen. */
export const EXTRAS: GroupForm = {
  name: 'Extras',
  nameNl: 'Extra’s',
  min: 0,
  max: 3,
  options: [
    { name: 'Extra mozzarella', price: 1.5, maxCount: 2, allergens: ['milk'], dietary: ['vegetarian'] },
    { name: 'Olives', price: 1.05, allergens: [], dietary: ['vegetarian'] },
    { name: 'Mystery', price: 0.1 },
  ],
};

/** The id of the option with this name. @throws when the group has none */
export function optionId({ options }: Pick<AdminOptionGroup, 'options'>, name: string): string {
  const found = options.find((option) => option.name === name);
  if (!found) throw new Error(`There is no option ${name}`);
  return found.id;
}

/** What an owner does with option groups, and what of it everybody sees. */
export function groupCalls(product: () => RunningProduct) {
  const dishes = dishCalls(product);
  const { owner } = dishes;
  const create = (form: GroupForm = SIZE) => product().api.get('createOptionGroup', { body: form }, owner());
  return {
    ...dishes,
    createDish: (changes: Partial<DishForm> = {}) => dishes.create(changes),
    createGroup: create,
    updateGroup: (id: string, form: GroupForm) =>
      product().api.get('updateOptionGroup', { params: { id }, body: form }, owner()),
    deleteGroup: (id: string) => product().api.call('deleteOptionGroup', { params: { id } }, owner()),
    restoreGroup: (id: string) => product().api.get('restoreOptionGroup', { params: { id } }, owner()),
    groupOf: async (id: string) =>
      (await product().api.get('adminOptionGroups', {}, owner())).find((group) => group.id === id),
    /** A dish of 10.00 with a size and extras, and a line of it that chooses options by their names. */
    async pizza(changes: Partial<DishForm> = {}) {
      const [size, extras] = [await create(SIZE), await create(EXTRAS)];
      const dish = await dishes.create({
        name: 'Test pizza',
        price: 10,
        allergens: ['gluten'],
        dietary: ['vegetarian'],
        optionGroupIds: [size.id, extras.id],
        ...changes,
      });
      const ids = new Map([...size.options, ...extras.options].map((option) => [option.name, option.id]));
      const line = (picked?: Record<string, number>, quantity = 1): PlaceOrderInput['items'][number] => ({
        itemId: dish.id,
        itemType: 'menu',
        quantity,
        ...(picked && {
          options: Object.entries(picked).map(([name, count]) => ({ optionId: ids.get(name) ?? name, count })),
        }),
      });
      return { dish, size, extras, line };
    },
  };
}
