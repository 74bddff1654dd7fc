import { describe, expect, it } from 'vitest';
import { addDeal, storedFigures } from '../../restaurant/content.js';
import { groupCalls, optionId, SIZE } from '../../restaurant/option-groups.js';
import { dealLine, newKey, orderOf } from '../../restaurant/orders.js';
import { signInToPanel } from '../../restaurant/panel.js';
import { DATABASES, useProduct } from '../../restaurant/use-product.js';

describe.each(DATABASES)('an order with choices on %s', (database) => {
  const product = useProduct(database);
  const { owner, pizza, updateGroup } = groupCalls(product);
  const place = (...items: Parameters<typeof orderOf>[0]) => product().api.get('placeOrder', { body: orderOf(items) });
  const asOwner = async (orderNumber: string) => {
    const { content } = await product().api.get('adminOrders', { query: { size: '20' } }, owner());
    const found = content.find((order) => order.orderNumber === orderNumber);
    if (!found) throw new Error(`Order ${orderNumber} is not in the owner's list`);
    return found;
  };

  const LARGE = { groupName: 'Size', optionName: 'Large', count: 1, unitPrice: 3, isExtra: false };
  const MOZZARELLA = { groupName: 'Extras', optionName: 'Extra mozzarella', count: 2, unitPrice: 1.5, isExtra: true };

  it('costs what the quote said and keeps what was chosen, for its customer and the kitchen', async () => {
    const { line } = await pizza();
    const wanted = { ...line({ 'Extra mozzarella': 2, Large: 1 }, 3), customizations: ['cut in eight'] };
    const quote = await product().api.get('quote', { body: { items: [wanted, line()] } });
    expect(quote).toMatchObject({
      total: 58,
      lines: [
        { unitPrice: 16, totalPrice: 48, choices: [LARGE, MOZZARELLA], options: wanted.options, obstacle: null },
        { unitPrice: 10, totalPrice: 10, choices: [{ optionName: 'Regular' }], options: null },
      ],
    });
    const body = orderOf([wanted, line()], { quotedTotal: 58 });
    const order = await product().api.get('placeOrder', { body });
    const shown = {
      unitPrice: 16,
      quantity: 3,
      totalPrice: 48,
      choices: [LARGE, MOZZARELLA],
      customizations: ['Large', '2 × Extra mozzarella', 'cut in eight'],
      allergens: ['gluten', 'milk'],
      dietary: ['vegetarian'],
    };
    expect(order).toMatchObject({ total: 58, items: [shown, { customizations: ['Regular'] }] });
    expect((await product().api.get('order', { params: { id: order.id } })).items).toEqual(order.items);
    expect((await asOwner(order.orderNumber)).items).toMatchObject([shown, { choices: [{ optionName: 'Regular' }] }]);
  });

  it('has the defaults where nothing was said, and nothing where nothing was chosen', async () => {
    const { dish, extras, line } = await pizza();
    expect((await place(line())).items[0]).toMatchObject({ unitPrice: 10, customizations: ['Regular'] });
    await product().api.get(
      'updateMenuItem',
      {
        params: { id: dish.id },
        body: { name: 'Test pizza', description: 'Round.', price: 10, optionGroupIds: [extras.id] },
      },
      owner(),
    );
    expect((await place(line({}))).items[0]).toMatchObject({ unitPrice: 10, choices: [], customizations: [] });
  });

  it('keeps what is known of allergens where one choice states none', async () => {
    const { line } = await pizza();
    const placed = await place(line({ Large: 1, Mystery: 1 }));
    const known = { allergens: null, knownAllergens: ['gluten'], dietary: [] };
    expect(placed.items[0]).toMatchObject(known);
    expect((await product().api.get('order', { params: { id: placed.id } })).items[0]).toMatchObject(known);
    expect((await place(line({ Large: 1 }))).items[0]).toMatchObject({ knownAllergens: [] });
  });

  it('keeps its choices when the group is changed afterwards; the next order has the new ones', async () => {
    const { size, line } = await pizza();
    const placed = await place(line({ Large: 1 }));
    const options = size.options.map((option) => ({ ...option, name: `${option.name}!`, price: 5 }));
    await updateGroup(size.id, { ...SIZE, name: 'Diameter', min: 0, options });
    expect((await product().api.get('order', { params: { id: placed.id } })).items).toEqual(placed.items);
    expect((await place(line({ Large: 1 }))).items[0]).toMatchObject({ unitPrice: 15, customizations: ['Large!'] });
  });

  it('with another total than was shown is 409 with the new quote, and stores nothing', async () => {
    const { size, line } = await pizza();
    const before = await storedFigures(product().sql);
    const options = size.options.map((option) => ({ ...option, price: 4 }));
    await updateGroup(size.id, { ...SIZE, options });
    const body = orderOf([line({ Large: 1 })], { quotedTotal: 13 });
    const answer = await product().api.call('placeOrder', { body });
    expect(answer).toMatchObject({
      status: 409,
      error: { message: 'The total is now €14.00 instead of €13.00. Nothing has been ordered.' },
    });
    expect(await storedFigures(product().sql)).toEqual(before);
  });

  const bad: [string, Record<string, number>, string][] = [
    ['too few of a group', {}, 'Line 2: Size of Test pizza needs at least 1 choice.'],
    ['too many of a group', { Regular: 1, Large: 1 }, 'Line 2: Size of Test pizza takes at most 1 choice.'],
    [
      'too many of a group by their counts',
      { Large: 1, 'Extra mozzarella': 2, Olives: 1, Mystery: 1 },
      'Line 2: Extras of Test pizza takes at most 3 choices.',
    ],
    [
      'an unknown option',
      { Large: 1, nowhere: 1 },
      'Line 2: a choice of Test pizza is not on offer; please choose again.',
    ],
    [
      'an option too often',
      { Large: 1, 'Extra mozzarella': 3 },
      'Line 2: Extra mozzarella in Extras of Test pizza can be taken 1 to 2 times.',
    ],
    ['an option more than once', { Large: 2 }, 'Line 2: Large in Size of Test pizza can be taken once.'],
    ['a count of 0', { Large: 0 }, 'Line 2: options.0.count must be a whole number from 1 to 99.'],
    ['half a count', { Large: 0.5 }, 'Line 2: options.0.count must be a whole number from 1 to 99.'],
    ['a count beyond the integers', { Large: 2 ** 60 }, 'Line 2: options.0.count must be a whole number from 1 to 99.'],
  ];
  it.each(bad)('is refused for %s, with the line, the group and what would be right', async (_, picked, message) => {
    const { line } = await pizza();
    const before = await storedFigures(product().sql);
    const answer = await product().api.sendWrong('/api/orders', orderOf([line(), line(picked)]));
    expect([answer.status, answer.error.details.issues?.[0]?.message]).toEqual([400, message]);
    expect(await storedFigures(product().sql)).toEqual(before);
  });

  it.each([
    [
      'an option of another dish',
      async () => {
        const [one, other] = [await pizza(), await pizza()];
        return { ...one.line(), options: other.line({ Large: 1 }).options };
      },
    ],
    [
      'an option twice',
      async () => {
        const { line } = await pizza();
        const { options = [] } = line({ Large: 1 });
        return { ...line(), options: [...options, ...options] };
      },
    ],
    [
      'any option of a deal',
      async () => {
        const { line } = await pizza();
        return { ...dealLine(await addDeal(product().sql)), options: line({ Large: 1 }).options };
      },
    ],
    [
      'an unknown field',
      async () => {
        const { line, size } = await pizza();
        return { ...line(), options: [{ optionId: optionId(size, 'Large'), count: 1, price: 0 }] };
      },
    ],
    ['options that are no list', async () => ({ ...(await pizza()).line(), options: 'Large' })],
  ])('is refused for %s and stores nothing', async (_, lineOf) => {
    const before = await storedFigures(product().sql);
    const answer = await product().api.sendWrong('/api/orders', { ...orderOf([]), items: [await lineOf()] });
    expect([answer.status, answer.error.message.slice(0, 7)]).toEqual([400, 'Line 1:']);
    expect(await storedFigures(product().sql)).toEqual(before);
  });

  it('is placed once per key, in whatever order its options are named', async () => {
    const { line } = await pizza();
    const [headers, call] = [newKey(), (picked?: Record<string, number>) => orderOf([line(picked)])];
    const first = await product().api.call('placeOrder', { headers, body: call({ Large: 1, Olives: 1 }) });
    const again = await product().api.call('placeOrder', { headers, body: call({ Olives: 1, Large: 1 }) });
    expect([first.status, again.status, again.text]).toEqual([201, 200, first.text]);
    const others: (Record<string, number> | undefined)[] = [
      { Large: 1 },
      { Large: 1, Olives: 1, Mystery: 1 },
      undefined,
    ];
    for (const other of others) {
      expect((await product().api.call('placeOrder', { headers, body: call(other) })).status).toBe(409);
    }
  });

  it('counts among the popular items by its dish, with what its choices earned', async () => {
    const { line } = await pizza({ name: `Popular pizza on ${database}` });
    await place(line({ Large: 1 }, 4), line({ Regular: 1, Olives: 1 }, 95));
    const items = await product().api.get('popularItems', { query: { limit: '3' } }, owner());
    expect(items).toContainEqual({
      name: `Popular pizza on ${database}`,
      quantity: 99,
      revenue: 990 + 4 * 3 + 95 * 1.05,
      choiceRevenue: 4 * 3 + 95 * 1.05,
    });
  });

  it('keeps its choices when its customer is exported and erased', async () => {
    const { line } = await pizza();
    const email = `erased-${database}@example.com`;
    const items = [{ ...line({ Large: 1 }), customizations: ['for Anna'] }];
    const { orderNumber } = await product().api.get('placeOrder', { body: orderOf(items, { customerEmail: email }) });
    const { id } = await asOwner(orderNumber);
    const { orders } = await product().api.get('exportCustomer', { query: { email } }, owner());
    expect(orders[0]?.items[0]).toMatchObject({ choices: [LARGE], customizations: ['Large', 'for Anna'] });
    await product().api.get('transitionOrder', { params: { id }, query: { status: 'CANCELLED' } }, owner());
    await product().api.get('eraseCustomer', { body: { email } }, owner());
    expect((await asOwner(orderNumber)).items[0]).toMatchObject({ choices: [LARGE], customizations: ['Large'] });
  });

  it('can be corrected in the raw panel, and what choices earned follows', async () => {
    const { line } = await pizza();
    const { orderNumber } = await place(line({ Large: 1 }, 2));
    const lines = (await signInToPanel(product().api, product().dataDir)).records('plugin::ordering.order-line');
    const [item] = (await asOwner(orderNumber)).items;
    if (!item) throw new Error('The order has no line');
    const large = { optionId: 'any', groupName: 'Size', optionName: 'Family', count: 1, unitCents: 450 };
    await lines.edit(item.id, { unitCents: 1450, choices: [large] });
    expect((await asOwner(orderNumber)).items[0]).toMatchObject({
      unitPrice: 14.5,
      totalPrice: 29,
      choices: [{ optionName: 'Family', isExtra: false }],
      customizations: ['Family'],
    });
    const cents: unknown = await product().sql('order_lines').where({ document_id: item.id }).pluck('choice_cents');
    expect(cents).toEqual([900]);
    for (const [fields, sentence] of [
      [{ choices: [{ ...large, count: 10 }] }, 'Choices must be a whole number from 1 to 9.'],
      [{ choices: '"Large"' }, 'Choices must be a list of choices.'],
      [{ unitCents: 100 }, 'The choices cost 450 cents, more than the unit price'],
    ] as const) {
      await expect(lines.edit(item.id, fields)).rejects.toThrow(sentence);
    }
    await lines.edit(item.id, { choices: '' });
    expect((await asOwner(orderNumber)).items[0]).toMatchObject({ choices: [], customizations: [] });
  });
});
