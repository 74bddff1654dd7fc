import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { storedFigures } from '../../restaurant/content.js';
import { groupCalls, SIZE, type GroupForm } from '../../restaurant/option-groups.js';
import { newKey, orderOf } from '../../restaurant/orders.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';

/** A group of which one option is chosen; both cost the same. */
const SAUCE: GroupForm = {
  name: 'Sauce',
  min: 1,
  max: 1,
  options: [
    { name: 'Tomato', isDefault: true, allergens: [], dietary: ['vegetarian'] },
    { name: 'Cream', allergens: ['milk'], dietary: ['vegetarian'] },
  ],
};

const MESSAGE = 'What is in this order has changed since it was quoted. Nothing has been ordered.';
const Requoted = z.object({ quote: z.object({ contentsHash: z.string(), total: z.number() }) });

describe.each(DATABASES_IN_DEPTH)('an order whose contents have changed since its quote, on %s', (database) => {
  const product = useProduct(database);
  const { createDish, createGroup, pizza, update, updateGroup } = groupCalls(product);
  const quoteOf = (items: Parameters<typeof orderOf>[0]) => product().api.get('quote', { body: { items } });

  /** A dish with a sauce, a line of it with its default, and how its owner changes it at the same price. */
  async function pasta() {
    const sauce = await createGroup(SAUCE);
    const changes = { name: 'Pasta', price: 9, allergens: ['gluten' as const], optionGroupIds: [sauce.id] };
    const dish = await createDish(changes);
    const [tomato, cream] = sauce.options;
    if (!tomato || !cream) throw new Error('An option is missing');
    return {
      line: { itemId: dish.id, itemType: 'menu', quantity: 2 } as const,
      swap: () =>
        updateGroup(sauce.id, {
          ...SAUCE,
          options: [
            { ...tomato, isDefault: false },
            { ...cream, isDefault: true },
          ],
        }),
      rename: () => updateGroup(sauce.id, { ...SAUCE, options: [{ ...tomato, name: 'Marinara' }, cream] }),
      declare: () => update(dish.id, { ...changes, allergens: ['gluten', 'celery'] }),
      reprice: () => update(dish.id, { ...changes, price: 10 }),
    };
  }

  it.each(['swap', 'rename', 'declare'] as const)(
    'is refused with the new quote after a %s at the same price, stores nothing, and is placed with what that says',
    async (change) => {
      const made = await pasta();
      const { total, contentsHash } = await quoteOf([made.line]);
      await made[change]();
      const before = await storedFigures(product().sql);
      const body = orderOf([made.line], { quotedTotal: total, quotedContentsHash: contentsHash });
      const headers = newKey();
      const refused = await product().api.call('placeOrder', { body, headers });
      expect(refused).toMatchObject({ status: 409, error: { message: MESSAGE } });
      if (refused.ok) throw new Error('The order was placed');
      const { quote } = Requoted.parse(refused.error.details);
      expect(quote).toMatchObject({ total });
      expect(quote.contentsHash).not.toBe(contentsHash);
      expect(await storedFigures(product().sql)).toEqual(before);

      const again = { ...body, quotedContentsHash: quote.contentsHash };
      const placed = await product().api.call('placeOrder', { body: again, headers });
      expect(placed.status).toBe(201);
      // What was shown is no part of what a key stands for.
      const replayed = await product().api.call('placeOrder', { body, headers });
      expect([replayed.status, replayed.text]).toEqual([200, placed.text]);
    },
  );

  it('is placed as the quote said, whatever else has changed meanwhile', async () => {
    const { line, size } = await pizza();
    const items = [line({ Large: 1, Olives: 1 })];
    const { total, contentsHash } = await quoteOf(items);
    expect(contentsHash).toMatch(/^[\w-]{22}$/);
    const [regular, large] = size.options;
    if (!regular || !large) throw new Error('An option is missing');
    await updateGroup(size.id, { ...SIZE, name: 'Size', options: [large, { ...regular, name: 'Small', price: 1 }] });
    const reordered = [line({ Olives: 1, Large: 1 })];
    const body = orderOf(reordered, { quotedTotal: total, quotedContentsHash: contentsHash });
    expect((await product().api.call('placeOrder', { body })).status).toBe(201);
  });

  it('is placed for what it is now where no contents are named, and hears of another total first', async () => {
    const { line, swap, reprice } = await pasta();
    const { total, contentsHash } = await quoteOf([line]);
    await swap();
    expect((await product().api.get('placeOrder', { body: orderOf([line]) })).items[0]).toMatchObject({
      customizations: ['Cream'],
      allergens: ['gluten', 'milk'],
    });
    await reprice();
    const body = orderOf([line], { quotedTotal: total, quotedContentsHash: contentsHash });
    expect(await product().api.call('placeOrder', { body })).toMatchObject({
      error: { message: 'The total is now €20.00 instead of €18.00. Nothing has been ordered.' },
    });
  });

  it.each(['', 'short', 'x'.repeat(23), `${'x'.repeat(21)}!`, 7, null])('is 400 for the contents %j', async (wrong) => {
    const { line } = await pasta();
    const body = { ...orderOf([line]), quotedContentsHash: wrong };
    const answer = await product().api.sendWrong('/api/orders', body);
    expect([answer.status, answer.error.message]).toEqual([
      400,
      'quotedContentsHash must be the contentsHash of a quote.',
    ]);
  });
});
