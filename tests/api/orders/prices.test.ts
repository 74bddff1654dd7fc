import {
  addDays,
  localDay,
  cartTotals,
  checkChoices,
  fromCents,
  priceWith,
  toCents,
  type CartLine,
  type ChosenOption,
  type MenuItem,
} from '@pickup/contract';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { addDeal, addDish, storedFigures } from '../../restaurant/content.js';
import { dealLine, dishLine, orderOf } from '../../restaurant/orders.js';
import { useProduct } from '../../restaurant/use-product.js';

const product = useProduct();
let menu: MenuItem[] = [];

beforeAll(async () => {
  menu = await product().api.get('menuItems', {});
});

/** Choices that a dish allows, as many of each group as `variant` says, from the last option to the first. */
const chosenOf = ({ optionGroups }: MenuItem, variant: number): ChosenOption[] =>
  optionGroups.flatMap(({ min, max, options }) => {
    let left = min + (variant % (max - min + 1));
    return options.toReversed().flatMap(({ id, maxCount }) => {
      const count = Math.min(left, maxCount);
      left -= count;
      return count > 0 ? [{ optionId: id, count }] : [];
    });
  });

/** A line as the storefront has it: what is chosen and what it costs worked out in the browser. */
function toCartLine(dish: MenuItem, quantity: number, variant: number): CartLine {
  const { choices } = checkChoices(dish, chosenOf(dish, variant));
  return {
    id: dish.id,
    name: dish.name,
    price: priceWith(dish.price, choices),
    quantity,
    choices,
    type: 'menu',
    imageUrl: dish.imageUrl,
    customizations: [],
    minimumOrderAmount: null,
    isConditional: false,
  };
}

const place = async (items: Parameters<typeof orderOf>[0]) => product().api.get('placeOrder', { body: orderOf(items) });

describe('the server prices every order itself', () => {
  it('to the same cent as the cart, for any cart', async () => {
    const cart = fc.array(
      fc.record({
        dish: fc.nat({ max: menu.length - 1 }),
        quantity: fc.integer({ min: 1, max: 99 }),
        variant: fc.nat({ max: 20 }),
      }),
      { minLength: 1, maxLength: 50 },
    );
    await fc.assert(
      fc.asyncProperty(cart, async (picks) => {
        const lines = picks.flatMap(({ dish, quantity, variant }) =>
          menu.slice(dish, dish + 1).map((item) => toCartLine(item, quantity, variant)),
        );
        const order = await place(
          lines.map((line) => ({
            ...dishLine(line.id, line.quantity),
            options: line.choices?.map(({ optionId, count }) => ({ optionId, count })),
          })),
        );
        const totals = cartTotals(lines);
        expect(order).toMatchObject({
          subtotal: fromCents(totals.subtotal),
          tax: fromCents(totals.tax),
          total: fromCents(totals.total),
        });
        expect(order.items.map(({ menuItemId, unitPrice, quantity }) => [menuItemId, unitPrice, quantity])).toEqual(
          lines.map((line) => [line.id, line.price, line.quantity]),
        );
        expect(order.items.map(({ choices }) => choices)).toEqual(lines.map(({ choices }) => choices));
        const sum = order.items.reduce((cents, line) => cents + toCents(line.totalPrice), 0);
        expect(sum).toBe(toCents(order.subtotal));
      }),
      { numRuns: 40 },
    );
  });

  it('without a rounding error where floats have one', async () => {
    const { sql } = product();
    const [dime, fifth, third] = [
      await addDish(sql, { price: 0.1 }),
      await addDish(sql, { price: 0.2 }),
      await addDish(sql, { price: 1.15 }),
    ];
    const order = await place([dishLine(dime, 3), dishLine(fifth, 3), dishLine(third, 97)]);
    expect(order.items.map((line) => line.totalPrice)).toEqual([0.3, 0.6, 111.55]);
    expect(order.total).toBe(112.45);
  });

  it('keeps the same dish on two lines as two lines', async () => {
    const id = await addDish(product().sql, { price: 4.25 });
    const order = await place([
      dishLine(id, 1),
      { ...dishLine(id, 2), customizations: ['no salt', 'extra <b>bread</b>'] },
    ]);
    expect(order.items.map((line) => [line.quantity, line.customizations])).toEqual([
      [1, []],
      [2, ['no salt', 'extra <b>bread</b>']],
    ]);
    expect(order.total).toBe(12.75);
  });

  it('once: a later price, name or deletion changes no past order', async () => {
    const { api, sql, token } = product();
    const id = await addDish(sql, { name: 'Soup of the day', price: 7.5 });
    const placed = await place([dishLine(id, 2)]);
    await sql('menu_items').where({ document_id: id }).update({ price: 8.5, name: 'Stew', is_active: false });
    expect(await api.get('order', { params: { id: placed.id } })).toMatchObject(placed);
    const { content } = await api.get('adminOrders', { query: { size: '1' } }, { token });
    expect(content[0]).toMatchObject({ orderNumber: placed.orderNumber, total: 15 });
    expect(content[0]?.items).toMatchObject([{ menuItemName: 'Soup of the day', unitPrice: 7.5, totalPrice: 15 }]);
  });

  it('with the price of now, not of an earlier order', async () => {
    const id = await addDish(product().sql, { price: 7.5 });
    await place([dishLine(id)]);
    await product().sql('menu_items').where({ document_id: id }).update({ price: 8.5 });
    expect((await place([dishLine(id)])).total).toBe(8.5);
  });

  it('gives a dish without a picture the placeholder', async () => {
    const id = await addDish(product().sql, { image_url: '' });
    expect((await place([dishLine(id)])).items[0]?.menuItemImageUrl).toBe('/placeholder.svg');
  });
});

describe('the deal condition', () => {
  it('refuses an order that does not reach it, and says what is missing', async () => {
    const { api, sql } = product();
    const dish = await addDish(sql);
    const deal = await addDeal(sql, { title: 'Big table', is_conditional: true, minimum_order_amount: 30 });
    const before = await storedFigures(sql);
    const failure = await api.sendWrong('/api/orders', orderOf([dishLine(dish, 2), dealLine(deal)]));
    expect(failure.status).toBe(400);
    expect(failure.error.message).toBe(
      'Order requirements not met: Big table needs a minimum order of €30.00; €5.02 is missing.',
    );
    expect(await storedFigures(sql)).toEqual(before);
  });

  it('takes one that reaches it to the cent, the deal itself counted', async () => {
    const { sql } = product();
    const dish = await addDish(sql, { price: 25 });
    const deal = await addDeal(sql, { is_conditional: true, minimum_order_amount: 30 });
    expect((await place([dishLine(dish), dealLine(deal)])).total).toBe(30);
  });

  it('does not bind a deal that is not conditional', async () => {
    const deal = await addDeal(product().sql, { is_conditional: false, minimum_order_amount: 30 });
    expect((await place([dealLine(deal)])).total).toBe(5);
  });
});

describe('the deal window', () => {
  const today = () => localDay(new Date(), 'Europe/Amsterdam');

  it('a deal that starts in three days is current and can be ordered', async () => {
    const deal = await addDeal(product().sql, { valid_from: addDays(today(), 3), valid_until: addDays(today(), 30) });
    expect((await place([dealLine(deal, 2)])).total).toBe(10);
  });

  it('a coming-soon deal is listed and cannot be ordered', async () => {
    const { api, sql } = product();
    const deal = await addDeal(sql, { title: 'Later', valid_from: addDays(today(), 10) });
    expect((await api.get('deals', {})).map(({ id }) => id)).toContain(deal);
    const { status, error } = await api.sendWrong('/api/orders', orderOf([dealLine(deal)]));
    expect([status, error.message]).toEqual([400, 'Line 1: Later cannot be ordered yet.']);
  });
});
