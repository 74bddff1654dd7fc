import { localDay, addDays, fromCents, toCents } from '@pickup/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDeal, addDish, storedFigures } from '../../restaurant/content.js';
import { dealLine, dishLine, newKey, orderOf } from '../../restaurant/orders.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';

const TODAY = localDay(Date.now(), 'Europe/Amsterdam');

describe.each(DATABASES_IN_DEPTH)('a quote on %s', (database) => {
  const product = useProduct(database);
  const quote = (items: ReturnType<typeof dishLine>[]) => product().api.get('quote', { body: { items } });
  const raise = (id: string, price: number) => product().sql('menu_items').where({ document_id: id }).update({ price });

  it('says what each line costs now, to the cent of an order', async () => {
    const { api, sql } = product();
    const soup = await addDish(sql, {
      name: 'Leek soup',
      price: 6.35,
      allergens: JSON.stringify(['celery', 'milk']),
      dietary: JSON.stringify(['vegetarian']),
    });
    const combo = await addDeal(sql, { title: 'Soup and bread', discounted_price: 8.1 });
    const items = [dishLine(soup, 3), dealLine(combo)];
    const answer = await quote(items);
    expect(answer).toMatchObject({ subtotal: 27.15, tax: 0, total: 27.15 });
    expect(answer.lines).toEqual([
      {
        itemId: soup,
        itemType: 'menu',
        quantity: 3,
        customizations: [],
        obstacle: null,
        options: null,
        choices: [],
        choiceIssues: [],
        name: 'Leek soup',
        unitPrice: 6.35,
        totalPrice: 19.05,
        imageUrl: '/dishes/test.webp',
        minimumOrderAmount: null,
        isConditional: false,
        maxPerOrder: null,
        left: null,
        allergens: ['celery', 'milk'],
        knownAllergens: [],
        dietary: ['vegetarian'],
      },
      {
        itemId: combo,
        itemType: 'deal',
        quantity: 1,
        customizations: [],
        obstacle: null,
        options: null,
        choices: [],
        choiceIssues: [],
        name: 'Soup and bread',
        unitPrice: 8.1,
        totalPrice: 8.1,
        imageUrl: '/dishes/test.webp',
        minimumOrderAmount: null,
        isConditional: false,
        maxPerOrder: null,
        left: null,
        allergens: null,
        knownAllergens: [],
        dietary: [],
      },
    ]);
    const order = await api.get('placeOrder', { body: orderOf(items, { quotedTotal: answer.total }) });
    expect([order.subtotal, order.tax, order.total]).toEqual([answer.subtotal, answer.tax, answer.total]);
    expect(order.items.map(({ allergens, dietary }) => ({ allergens, dietary }))).toEqual(
      answer.lines.map(({ allergens, dietary }) => ({ allergens, dietary })),
    );
  });

  it('names what cannot be ordered and counts none of it, and stores nothing', async () => {
    const { sql } = product();
    const lines = [
      dishLine(await addDish(sql, { name: 'Pie', price: 4 }), 2),
      dishLine(await addDish(sql, { available: false })),
      dishLine(await addDish(sql, { is_active: false })),
      dishLine('nowhere'),
      dealLine(await addDeal(sql, { active: false })),
      dealLine(await addDeal(sql, { valid_until: addDays(TODAY, -1) })),
      dealLine(await addDeal(sql, { valid_from: addDays(TODAY, 30) })),
    ];
    const before = await storedFigures(sql);
    const answer = await quote(lines);
    expect(answer.lines.map(({ obstacle }) => obstacle)).toEqual([
      null,
      'sold-out',
      'gone',
      'gone',
      'ended',
      'ended',
      'not-yet',
    ]);
    expect(answer.lines[3]).toMatchObject({ name: null, unitPrice: null, totalPrice: null, imageUrl: null });
    expect(answer).toMatchObject({ subtotal: 8, total: 8 });
    expect(await storedFigures(sql)).toEqual(before);
  });

  it('refuses nonsense line by line', async () => {
    const { api } = product();
    const items = [dishLine('soup'), { ...dishLine('pie'), quantity: 0 }, { itemType: 'gift', quantity: 1.5 }];
    const { status, error } = await api.sendWrong('/api/orders/quote', { items });
    expect(status).toBe(400);
    expect(error.details.issues?.map(({ message }) => message)).toEqual([
      'Line 2: quantity must be a whole number from 1 to 99.',
      'Line 3: itemId must be text.',
      'Line 3: itemType must be menu or deal.',
      'Line 3: quantity must be a whole number from 1 to 99.',
    ]);
  });

  describe('whose total goes with the order', () => {
    let dish = '';
    beforeAll(async () => {
      dish = await addDish(product().sql, { name: 'Risotto', price: 16 });
    });

    it('lets the order be placed for that total or not at all', async () => {
      const { api, sql } = product();
      const { total } = await quote([dishLine(dish, 2)]);
      await raise(dish, 16.5);
      const before = await storedFigures(sql);
      const body = orderOf([dishLine(dish, 2)], { quotedTotal: total });
      const headers = newKey();
      const refused = await api.call('placeOrder', { body, headers });
      if (refused.ok) throw new Error('It was placed for another total');
      expect(refused.status).toBe(409);
      expect(refused.error.message).toBe('The total is now €33.00 instead of €32.00. Nothing has been ordered.');
      expect(refused.error.details.quote).toMatchObject({ total: 33, lines: [{ name: 'Risotto', unitPrice: 16.5 }] });
      expect(await storedFigures(sql)).toEqual(before);

      const placed = await api.call('placeOrder', { body: { ...body, quotedTotal: 33 }, headers });
      expect(placed.status).toBe(201);
    });

    it('does not make a repeat another order: it has been placed for what was shown then', async () => {
      const { api } = product();
      const { total } = await quote([dishLine(dish)]);
      const headers = newKey();
      const first = await api.get('placeOrder', { body: orderOf([dishLine(dish)], { quotedTotal: total }), headers });
      await raise(dish, 17);
      const answer = await api.call('placeOrder', {
        body: orderOf([dishLine(dish)], { quotedTotal: 17, language: 'nl' }),
        headers,
      });
      expect(answer).toMatchObject({ status: 200, body: { id: first.id, total } });
    });

    it('may be left out, as the specified payload does', async () => {
      const { total } = await product().api.get('placeOrder', { body: orderOf([dishLine(dish)]) });
      expect(toCents(total)).toBe(toCents(fromCents(1700)));
    });

    it('still names a line that cannot be ordered', async () => {
      const { api, sql } = product();
      const pie = await addDish(sql, { name: 'Pie', available: false });
      const body = orderOf([dishLine(dish), dishLine(pie)], { quotedTotal: 17 });
      const { error } = await api.sendWrong('/api/orders', body);
      expect(error).toMatchObject({ status: 400, message: 'Line 2: Pie is not available right now.' });
    });
  });
});
