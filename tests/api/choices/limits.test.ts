import { MAX_CHOSEN_OPTIONS, OPTION_LIMITS } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { groupCalls } from '../../restaurant/option-groups.js';
import { orderOf } from '../../restaurant/orders.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';

const times = <Value>(count: number, make: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => make(index));

describe.each(DATABASES_IN_DEPTH)('the limits of choices on %s', (database) => {
  const product = useProduct(database);
  const { createDish, createGroup } = groupCalls(product);

  it('let a line name as many options as it gets where it names none', async () => {
    const groups = [];
    for (const [group] of times(OPTION_LIMITS.groups, () => null).entries()) {
      const options = times(OPTION_LIMITS.max.max, (index) => ({
        name: `Option ${group}.${index}`,
        price: 0.5,
        isDefault: true,
        allergens: [],
        dietary: [],
      }));
      groups.push(await createGroup({ name: `Group ${group}`, min: 0, max: OPTION_LIMITS.max.max, options }));
    }
    const dish = await createDish({ price: 10, allergens: [], optionGroupIds: groups.map(({ id }) => id) });
    const bare = { itemId: dish.id, itemType: 'menu', quantity: 1 } as const;
    const options = groups.flatMap((group) => group.options.map(({ id: optionId }) => ({ optionId, count: 1 })));
    expect(options).toHaveLength(MAX_CHOSEN_OPTIONS);
    const quote = await product().api.get('quote', { body: { items: [bare, { ...bare, options }] } });
    expect(quote.lines[1]).toMatchObject({ obstacle: null, unitPrice: 50, choices: quote.lines[0]?.choices });
    const order = await product().api.get('placeOrder', {
      body: orderOf([bare, { ...bare, options }], { quotedTotal: quote.total }),
    });
    expect(order.items.map(({ choices }) => choices.length)).toEqual([MAX_CHOSEN_OPTIONS, MAX_CHOSEN_OPTIONS]);
    expect((await product().api.get('order', { params: { id: order.id } })).items).toEqual(order.items);
    const [one] = options;
    const tooMany = { ...bare, options: [...options, ...(one ? [one] : [])] };
    const refused = await product().api.call('placeOrder', { body: orderOf([bare, tooMany]) });
    expect(refused).toMatchObject({
      status: 400,
      error: { message: 'Line 2: options must hold at most 80 options.' },
    });
  });
});
