import { randomUUID } from 'node:crypto';
import { CORRECTION_AGREEMENTS } from './correction-scenarios.js';
import { KITCHEN_AGREEMENTS } from './kitchen-agreements.js';
import { MOVE_AGREEMENTS } from './move-agreements.js';
import {
  asOwner,
  dishForm,
  groupForm,
  newDish,
  newGroup,
  orderForm,
  refusalOf,
  seen,
  type Agreement,
} from './scenario.js';

export const AGREEMENTS: Agreement[] = [
  {
    what: 'a repeat that names its options in another order is the same order',
    async observe(target) {
      const dish = await newDish(target);
      const options = dish.optionGroups.flatMap((group) => group.options.map(({ id }) => ({ optionId: id, count: 1 })));
      const lineOf = (chosen: typeof options) => ({
        itemId: dish.id,
        itemType: 'menu' as const,
        quantity: 1,
        options: chosen,
      });
      const body = { ...(await orderForm(target)), items: [lineOf(options)] };
      const items = [lineOf(options.toReversed())];
      const headers = { 'idempotency-key': randomUUID() };
      const first = await target.api.call('placeOrder', { headers, body });
      const again = await target.api.call('placeOrder', {
        headers,
        body: { ...body, items, quotedTotal: 0.01, quotedContentsHash: 'x'.repeat(22), language: 'nl' },
      });
      return [first.status, again.status, again.text === first.text];
    },
    expected: [201, 200, true],
  },
  {
    what: 'a group that many dishes use is kept for the first five that are named',
    async observe(target) {
      const { id } = await newGroup(target);
      for (let count = 1; count <= 7; count += 1) {
        await asOwner(target, 'createMenuItem', {
          body: { ...dishForm(null), name: `Tart ${count}`, optionGroupIds: [id] },
        });
      }
      return refusalOf(target, 'deleteOptionGroup', { params: { id } });
    },
    expected: [
      409,
      'Size is used by Tart 1, Tart 2, Tart 3, Tart 4, Tart 5, … (7): take it off these dishes before you delete it.',
    ],
  },
  {
    what: 'a deleted group is not among those of its deleted dish, which comes back after it',
    async observe(target) {
      const { id, optionGroupIds } = await newDish(target);
      const group = { params: { id: optionGroupIds[0] ?? '' } };
      await asOwner(target, 'deleteMenuItem', { params: { id } });
      await asOwner(target, 'deleteOptionGroup', group);
      const dishes = await asOwner(target, 'adminMenuItems', { query: { includeUnavailable: 'true' } });
      const refused = await refusalOf(target, 'restoreMenuItem', { params: { id } });
      await asOwner(target, 'restoreOptionGroup', group);
      const restored = await asOwner(target, 'restoreMenuItem', { params: { id } });
      return [dishes.find((dish) => dish.id === id)?.optionGroupIds, ...refused, restored.optionGroupIds.length];
    },
    expected: [[], 409, 'Leek tart uses option groups that are deleted: Size. Restore them first.', 1],
  },
  {
    what: 'a record goes back as it was read after what it follows from was changed',
    async observe(target) {
      const dish = await newDish(target);
      const [group] = dish.optionGroups;
      const named = async <One extends { id: string }>(list: Promise<One[]>, id: string | null | undefined) => {
        const found = (await list).find((one) => one.id === id);
        if (!found) throw new Error('A record is missing');
        return found;
      };
      const category = await named(asOwner(target, 'adminCategories', {}), dish.categoryId);
      const choices = await named(asOwner(target, 'adminOptionGroups', {}), group?.id);
      const renamed = { ...groupForm, name: 'Diameter', max: 1, options: choices.options.slice(0, 1) };
      await asOwner(target, 'updateOptionGroup', { params: { id: choices.id }, body: renamed });
      await asOwner(target, 'updateCategory', { params: { id: category.id }, body: { name: 'Pies' } });
      const saved = await asOwner(target, 'updateMenuItem', { ...seen(dish), body: dish });
      // The other way round: the category and the group, changed since, as they were read but for their versions.
      const tart = { ...dish, name: 'Tart', version: undefined };
      await asOwner(target, 'updateMenuItem', { params: { id: dish.id }, body: tart });
      const { menuItems } = await asOwner(target, 'updateCategory', {
        params: { id: category.id },
        body: { ...category, version: undefined },
      });
      const { usedBy } = await asOwner(target, 'updateOptionGroup', {
        params: { id: choices.id },
        body: { ...choices, version: undefined },
      });
      const groups = saved.optionGroups.map(({ name }) => name);
      return [saved.categoryName, groups, menuItems.map(({ name }) => name), usedBy.map(({ name }) => name)];
    },
    expected: ['Pies', ['Diameter'], ['Tart'], ['Tart']],
  },
  {
    what: 'a full group keeps what is taken out of it, and of more than 50 deleted options those that were deleted last',
    async observe(target) {
      const form = (prefix: string) => ({
        name: 'Toppings',
        min: 0,
        max: 1,
        options: Array.from({ length: 50 }, (_, index) => ({ name: `${prefix} ${index}` })),
      });
      const { id, options } = await asOwner(target, 'createOptionGroup', { body: form('First') });
      const params = { id };
      const removed = { params, body: { ...form('First'), options: options.slice(1) } };
      const without = await asOwner(target, 'updateOptionGroup', removed);
      const back = await asOwner(target, 'updateOptionGroup', { params, body: { ...form('First'), options } });
      const second = await asOwner(target, 'updateOptionGroup', { params, body: form('Second') });
      const [one, ...others] = second.options.slice(0, 50);
      const third = await asOwner(target, 'updateOptionGroup', {
        params,
        body: { ...form('Third'), options: [...others, { name: 'Third 0' }] },
      });
      const full = { ...form('Full'), options: [...third.options, { name: 'One more' }] };
      return [
        [without.options.length, without.options[49]?.name],
        back.options.filter(({ isActive }) => isActive).length,
        second.options.length,
        [third.options.length, third.options[50]?.id === one?.id, third.options.at(-1)?.name],
        await refusalOf(target, 'updateOptionGroup', { params, body: full }),
      ];
    },
    expected: [[50, 'First 0'], 50, 100, [100, true, 'First 48'], [400, 'options must hold at most 50 options.']],
  },
  {
    what: 'a mark is held against allergens that are stored',
    async observe(target) {
      const dish = await newDish(target);
      const { allergens: _none, ...form } = { ...dishForm(dish.categoryId), dietary: ['vegan' as const] };
      const group = await newGroup(target);
      const options = group.options.map(({ id, name }) => ({ id, name, dietary: ['vegan' as const] }));
      return [
        await refusalOf(target, 'updateMenuItem', { params: { id: dish.id }, body: form }),
        await refusalOf(target, 'updateOptionGroup', {
          params: { id: group.id },
          body: { ...groupForm, max: 1, options },
        }),
      ];
    },
    expected: [
      [400, 'dietary must not say vegan of what holds milk.'],
      [400, 'Option 1: dietary must not say vegan of what holds milk.'],
    ],
  },
  ...KITCHEN_AGREEMENTS,
  ...MOVE_AGREEMENTS,
  ...CORRECTION_AGREEMENTS,
];
