import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectBooksRight } from '../../restaurant/kitchen-books.js';
import { addDish, countRows } from '../../restaurant/content.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import { signInToPanel, type Records } from '../../restaurant/panel.js';
import { expectSums, recountOrders, storedCounters } from '../../restaurant/order-counters.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';

const Numbered = z.object({ id: z.number(), document_id: z.string() });

describe.each(DATABASES_IN_DEPTH)('a line of an order in the raw panel, on %s', (database) => {
  const product = useProduct(database);
  let lines: Records;
  let [soup, bread] = ['', ''];

  beforeAll(async () => {
    lines = (await signInToPanel(product().api, product().dataDir)).records('plugin::ordering.order-line');
    soup = await addDish(product().sql, { name: 'Fixed soup', price: 10 });
    bread = await addDish(product().sql, { name: 'Fixed bread', price: 2.5 });
  });

  const owner = () => ({ token: product().token });
  /** Places an order. @returns its row */
  async function placeWith(items: Parameters<typeof orderOf>[0]) {
    const { sql, api } = product();
    const { orderNumber } = await api.get('placeOrder', { body: orderOf(items) });
    return Numbered.parse(await sql('orders').where({ number: orderNumber }).first());
  }
  /** An order of two soups and a bread, 22.50, with what the panel calls its lines. */
  async function place() {
    const { sql } = product();
    const order = await placeWith([dishLine(soup, 2), dishLine(bread)]);
    const rows = z.array(Numbered).parse(await sql('order_lines').where({ order_id: order.id }).orderBy('position'));
    const [first, second] = rows.map((row) => row.document_id);
    return { id: order.document_id, row: order.id, first: first ?? '', second: second ?? '' };
  }
  const read = (id: string) => product().api.get('adminOrder', { params: { id } }, owner());
  const newLine = (order: number, changes: object = {}) => ({
    order: { connect: [{ id: order }], disconnect: [] },
    itemId: bread,
    itemType: 'menu',
    name: 'Fixed bread',
    unitCents: 250,
    quantity: 3,
    ...changes,
  });

  it('changed in quantity and price, takes its total and the order’s amounts with it', async () => {
    const { id, first } = await place();
    await lines.edit(first, { quantity: 3 });
    expect(await read(id)).toMatchObject({ subtotal: 32.5, tax: 0, total: 32.5, items: [{ totalPrice: 30 }, {}] });
    // The panel sends all it shows, the total of before with it.
    const unchanged = { order: { connect: [], disconnect: [] }, totalCents: 3000 };
    await lines.edit(first, { quantity: 3, unitCents: 1100, ...unchanged });
    expect(await read(id)).toMatchObject({ total: 35.5, items: [{ unitPrice: 11, totalPrice: 33 }, {}] });
  });

  it('is seen in every figure: statistics, the day’s analytics, popular items and counters', async () => {
    const { api, sql } = product();
    const { first } = await place();
    const figures = async () => ({
      day: (await api.get('orderStatistics', {}, owner())).revenue,
      popular: (await api.get('popularItems', { query: { limit: '100' } }, owner())).find(
        ({ name }) => name === 'Fixed soup',
      ),
    });
    const before = await figures();
    await lines.edit(first, { quantity: 5 });
    const after = await figures();
    expect(after.day).toBeCloseTo(before.day + 30, 2);
    expect(after.popular?.quantity).toBe((before.popular?.quantity ?? 0) + 3);
    expect(await storedCounters(sql)).toEqual(await recountOrders(sql));
    await expectSums(sql, await sql('orders').orderBy('id'));
  });

  it.each([
    [{ quantity: 0 }, 'quantity must be greater than or equal to 1'],
    [{ quantity: 100 }, 'quantity must be less than or equal to 99'],
    [{ quantity: 1.5 }, 'quantity'],
    [{ quantity: null }, 'quantity'],
    [{ unitCents: -1 }, 'unitCents must be greater than or equal to 0'],
    [{ unitCents: 9_000_000 }, 'unitCents must be less than or equal to 8999919'],
    [{ totalCents: 1 }, 'Line total is unit price times quantity: 2000 cents.'],
    [{ name: '\u200b' }, 'Name is required.'],
    [{ nameNl: 'a\nb' }, 'Dutch name must be on one line, without control characters.'],
    [{ position: 0 }, 'position'],
    [{ itemId: 'another' }, 'Item ID stays as it is'],
    [{ businessDay: '2020-01-01' }, 'Business day stays as it is'],
    [{ order: { set: [] } }, 'Order stays as it is'],
    [{ customizations: '"no onions"' }, 'Customizations'],
    [{ customizations: ['x'.repeat(101)] }, 'Customizations must be at most 100 characters.'],
    [{ allergens: ['air'] }, 'Allergens'],
    [{ allergens: ['milk'], dietary: ['vegan'] }, 'Dietary marks must not say vegan of what holds milk.'],
    [{ imageUrl: 'javascript:alert(1)' }, 'Picture must be an https:// address'],
  ])('refuses %j and keeps nothing of it', async (fields, sentence) => {
    const { id, first } = await place();
    const before = await read(id);
    await expect(lines.edit(first, { name: 'Together', ...fields })).rejects.toThrow('answered 400');
    await expect(lines.edit(first, { name: 'Together', ...fields })).rejects.toThrow(sentence);
    expect(await read(id)).toEqual(before);
  });

  it('takes wishes, allergens and marks as values and as the text of the panel’s field, and names trimmed', async () => {
    const { id, first } = await place();
    await lines.edit(first, { customizations: ['no onions'], allergens: '["milk","nuts"]', dietary: ['vegetarian'] });
    expect((await read(id)).items[0]).toMatchObject({
      customizations: ['no onions'],
      allergens: ['milk', 'nuts'],
      dietary: ['vegetarian'],
    });
    await lines.edit(first, { customizations: '', allergens: '', dietary: '', name: ' Soup ', nameNl: '\u200b' });
    expect((await read(id)).items[0]).toMatchObject({ customizations: [], allergens: null, dietary: [] });
    expect(await countRows(product().sql, 'order_lines', { document_id: first, name: 'Soup', name_nl: '' })).toBe(1);
  });

  it('never goes to another order', async () => {
    const [one, other] = [await place(), await place()];
    const before = await read(other.id);
    for (const order of [
      { set: [{ id: other.row }] },
      { connect: [{ id: other.row }], disconnect: [{ id: one.row }] },
    ]) {
      await expect(lines.edit(one.first, { order })).rejects.toThrow(
        /400.*Order stays as it is: add a line with what is right, and delete this one\./,
      );
    }
    expect([await read(other.id), (await read(one.id)).items.length]).toEqual([before, 2]);
  });

  it('is added: it comes last, on the order’s day, and is paid for', async () => {
    const { sql } = product();
    const { id, row } = await place();
    await lines.make(newLine(row));
    expect(await read(id)).toMatchObject({
      total: 30,
      items: [{}, {}, { menuItemName: 'Fixed bread', totalPrice: 7.5 }],
    });
    const { business_day: day }: { business_day: string } = await sql('orders')
      .where({ id: row })
      .first('business_day');
    const added = { order_id: row, position: 3, business_day: day, total_cents: 750 };
    expect(await countRows(sql, 'order_lines', added)).toBe(1);
  });

  it.each([
    [{ order: undefined }, 'A line belongs to an order: choose the order.'],
    [{ itemId: 'nothing' }, 'Item ID must be the ID of a dish: there is none with this one.'],
    [{ itemType: 'deal' }, 'Item ID must be the ID of a deal'],
    [{ quantity: 100 }, 'quantity'],
    [{ totalCents: 7 }, 'Line total is unit price times quantity: 750 cents.'],
  ])('is not added with %j', async (changes, sentence) => {
    const { id, row } = await place();
    const [before, count] = [await read(id), await countRows(product().sql, 'order_lines')];
    await expect(lines.make(newLine(row, changes))).rejects.toThrow(sentence);
    expect([await read(id), await countRows(product().sql, 'order_lines')]).toEqual([before, count]);
  });

  it('is one of at most fifty', async () => {
    const { sql } = product();
    const { id: row } = await placeWith(Array.from({ length: 49 }, () => dishLine(bread)));
    await lines.make(newLine(row));
    await expect(lines.make(newLine(row))).rejects.toThrow(/400.*An order has at most 50 lines\./);
    expect(await countRows(sql, 'order_lines', { order_id: row })).toBe(50);
  });

  it('is removed and no longer paid for; the last one stays, also of all at once', async () => {
    const { id, first, second } = await place();
    await expect(lines.removeAll([first, second])).rejects.toThrow('An order keeps at least one line.');
    expect(await read(id)).toMatchObject({ total: 22.5, items: [{}, {}] });
    await lines.remove(first);
    expect(await read(id)).toMatchObject({ subtotal: 2.5, total: 2.5, items: [{ menuItemName: 'Fixed bread' }] });
    await expect(lines.remove(second)).rejects.toThrow(/400.*To take the whole order back, cancel it\./);
    expect((await read(id)).items).toHaveLength(1);
  });

  it('removed together with another, gives back of the kitchen what each of them took', async () => {
    const { sql } = product();
    const { id: row } = await placeWith([dishLine(soup, 2), dishLine(bread, 3), dishLine(soup)]);
    const rows = z.array(Numbered).parse(await sql('order_lines').where({ order_id: row }).orderBy('position'));
    await lines.removeAll(rows.slice(0, 2).map((line) => line.document_id));
    expect(await countRows(sql, 'order_lines', { order_id: row })).toBe(1);
    await expectBooksRight(sql);
  });

  it('with other choices or more of it, has to be made again, and boards are told', async () => {
    const { sql } = product();
    const { id, row, first } = await place();
    const isMade = async (): Promise<boolean | undefined> => (await read(id)).items[0]?.made;
    const told = () => countRows(sql, 'order_events', { order_row: row, event_kind: 'changed' });
    const choice = {
      optionId: 'large',
      groupName: 'Size',
      optionName: 'Large',
      count: 1,
      unitCents: 0,
      isExtra: false,
    };
    for (const change of [{ choices: [choice] }, { quantity: 3 }]) {
      await sql('order_lines').where({ document_id: first }).update({ made: true });
      const before = await told();
      await lines.edit(first, change);
      expect(await isMade()).toBe(false);
      expect(await told()).toBeGreaterThan(before);
    }
    await sql('order_lines').where({ document_id: first }).update({ made: true });
    await lines.edit(first, { quantity: 2, customizations: ['no onions'] });
    expect(await isMade()).toBe(true);
  });

  it('for nothing, added or removed, is told to boards, and not when it is ordered', async () => {
    const { sql } = product();
    const gift = await addDish(sql, { name: 'Gift', price: 0 });
    const { id: row } = await placeWith([dishLine(soup), dishLine(gift)]);
    const told = () => countRows(sql, 'order_events', { order_row: row, event_kind: 'changed' });
    expect(await told()).toBe(0);
    await lines.make(newLine(row, { itemId: gift, name: 'Gift', unitCents: 0 }));
    expect(await told()).toBe(1);
    const last: unknown = await sql('order_lines').where({ order_id: row }).orderBy('position', 'desc').first();
    await lines.remove(Numbered.parse(last).document_id);
    expect(await told()).toBe(2);
  });

  it('edited by two developers at once, leaves the sum of both', async () => {
    const { id, first, second } = await place();
    await Promise.all([lines.edit(first, { quantity: 7 }), lines.edit(second, { quantity: 9 })]);
    expect(await read(id)).toMatchObject({ total: 92.5 });
  });
});
