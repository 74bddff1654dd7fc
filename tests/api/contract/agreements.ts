import { randomUUID } from 'node:crypto';
import { asOwner, dishForm, groupForm, newDish, newGroup, orderForm, type RequestFor } from './scenario.js';
import type { Target } from './target.js';

/** Something that the product and the mock do alike, beyond the status of one call. */
interface Agreement {
  what: string;
  observe: (target: Target) => Promise<unknown>;
  expected: unknown;
}

/** Makes a call of the owner that is refused. @returns its status and its sentence */
async function refusalOf<Name extends 'deleteOptionGroup' | 'restoreMenuItem' | 'updateMenuItem' | 'updateOptionGroup'>(
  target: Target,
  name: Name,
  request: RequestFor<Name>,
) {
  const answer = await target.api.call(name, request, { token: await target.token() });
  return answer.ok ? [answer.status] : [answer.status, answer.error.message];
}

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
      [400, 'dietary must not say vegan of what holds milk.'],
    ],
  },
];
