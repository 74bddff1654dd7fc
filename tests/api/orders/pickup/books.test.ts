import { localDay } from '@pickup/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDeal, addDish } from '../../../restaurant/content.js';
import { daily, setKitchen } from '../../../restaurant/kitchen.js';
import { expectBooksRight, storedBooks, type KitchenBooks } from '../../../restaurant/kitchen-books.js';
import { dealLine, dishLine, orderOf } from '../../../restaurant/orders.js';
import { signInToPanel, type Records } from '../../../restaurant/panel.js';
import { DATABASES, useProduct } from '../../../restaurant/use-product.js';

const Placed = z.object({ id: z.number(), document_id: z.string() });
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);

describe.each(DATABASES)('what orders take of the kitchen, on %s', (database) => {
  const product = useProduct(database);
  let orders: Records;
  let lines: Records;
  let [soup, paella, deal] = ['', '', ''];

  beforeAll(async () => {
    const { api, sql, dataDir } = product();
    const panel = await signInToPanel(api, dataDir);
    orders = panel.records('plugin::ordering.order');
    lines = panel.records('plugin::ordering.order-line');
    soup = await addDish(sql, { name: 'Counted soup', price: 5 });
    paella = await addDish(sql, { name: 'Counted paella', price: 15, kitchen_units: 3 });
    deal = await addDeal(sql);
  });
  beforeEach(async () => {
    await setKitchen(product().sql, { opening_hours: daily('00:00', '00:00') });
  });

  const sql = (table: string) => product().sql(table);
  const owner = () => ({ token: product().token });
  const books = () => storedBooks(product().sql);
  /** How the books change: units of all slots, and portions of the two dishes. */
  async function change(work: () => Promise<unknown>) {
    const before = await books();
    await work();
    const after = await books();
    await expectBooksRight(product().sql);
    const portions = (of: KitchenBooks, dish: string) =>
      sum(Object.fromEntries(Object.entries(of.portions).filter(([key]) => key.endsWith(dish))));
    return {
      units: sum(after.slots) - sum(before.slots),
      soup: portions(after, soup) - portions(before, soup),
      paella: portions(after, paella) - portions(before, paella),
    };
  }
  /** Two soups and a paella: 5 units. */
  async function place(more: Parameters<typeof orderOf>[0] = []) {
    const body = orderOf([dishLine(soup, 2), dishLine(paella), ...more]);
    const { id: secret, orderNumber } = await product().api.get('placeOrder', { body });
    const row = Placed.parse(await sql('orders').where({ number: orderNumber }).first());
    const rows = z.array(Placed).parse(await sql('order_lines').where({ order_id: row.id }).orderBy('position'));
    const [first = '', second = ''] = rows.map(({ document_id: id }) => id);
    return { secret, id: row.document_id, row: row.id, first, second };
  }
  const cancel = (secret: string) => product().api.get('cancelOrder', { params: { id: secret } });

  it('is booked for the demo’s orders of today and later', async () => {
    expect(sum((await books()).slots)).toBeGreaterThan(0);
    await expectBooksRight(product().sql);
  });

  it('is booked without a limit and without a count, a deal as one unit and no portion', async () => {
    expect(await change(() => place([dealLine(deal, 2)]))).toEqual({ units: 7, soup: 2, paella: 1 });
  });

  it('is given back by a customer’s and by the owner’s cancellation, once', async () => {
    const [one, other] = [await place(), await place()];
    expect(await change(() => cancel(one.secret))).toEqual({ units: -5, soup: -2, paella: -1 });
    expect(await change(() => cancel(one.secret))).toEqual({ units: 0, soup: 0, paella: 0 });
    const transition = { params: { id: other.id }, query: { status: 'CANCELLED' } } as const;
    expect(await change(() => product().api.get('transitionOrder', transition, owner()))).toMatchObject({ units: -5 });
    expect(await change(() => product().api.call('transitionOrder', transition, owner()))).toMatchObject({ units: 0 });
  });

  it('stays while the order is made and collected', async () => {
    const { id } = await place();
    const made = async () => {
      for (const status of ['CONFIRMED', 'PREPARING', 'READY', 'COMPLETED'] as const) {
        await product().api.get('transitionOrder', { params: { id }, query: { status } }, owner());
      }
    };
    expect(await change(made)).toEqual({ units: 0, soup: 0, paella: 0 });
  });

  it('is given back and taken again by a correction of the status, whatever is left', async () => {
    const { id } = await place();
    const correct = (orderStatus: string) => () => orders.edit(id, { orderStatus, statusCorrection: 'A mistake.' });
    expect(await change(correct('CANCELLED'))).toEqual({ units: -5, soup: -2, paella: -1 });
    await sql('restaurants').update({ units_per_slot: 3 });
    await sql('menu_items').where({ document_id: soup }).update({ daily_count: 1 });
    expect(await change(correct('CONFIRMED'))).toEqual({ units: 5, soup: 2, paella: 1 });
    await sql('menu_items').where({ document_id: soup }).update({ daily_count: null });
  });

  it('follows a line that is corrected, added or deleted', async () => {
    const { first, second, row } = await place();
    expect(await change(() => lines.edit(first, { quantity: 6 }))).toEqual({ units: 4, soup: 4, paella: 0 });
    expect(await change(() => lines.edit(first, { quantity: 1 }))).toEqual({ units: -5, soup: -5, paella: 0 });
    expect(await change(() => lines.edit(second, { kitchenUnits: 10 }))).toMatchObject({ units: 7, paella: 0 });
    expect(await change(() => lines.edit(second, { name: 'Big paella' }))).toMatchObject({ units: 0 });
    const added = {
      order: { connect: [{ id: row }], disconnect: [] },
      itemId: paella,
      itemType: 'menu',
      name: 'Counted paella',
      unitCents: 1500,
      quantity: 2,
    };
    expect(await change(() => lines.make(added))).toEqual({ units: 6, soup: 0, paella: 2 });
    expect(await change(() => lines.remove(second))).toEqual({ units: -10, soup: 0, paella: -1 });
    await expect(lines.edit(first, { kitchenUnits: -1 })).rejects.toThrow('answered 400');
  });

  it('follows a line of a cancelled order, which takes nothing, as soon as it is taken up again', async () => {
    const { id, first, secret } = await place();
    await cancel(secret);
    expect(await change(() => lines.edit(first, { quantity: 4 }))).toEqual({ units: 0, soup: 0, paella: 0 });
    const again = () => orders.edit(id, { orderStatus: 'CONFIRMED', statusCorrection: 'They called.' });
    expect(await change(again)).toEqual({ units: 7, soup: 4, paella: 1 });
  });

  it('moves with a corrected pickup time to its slot and its day', async () => {
    const { id } = await place();
    const at = new Date(Math.ceil(Date.now() / DAY) * DAY + DAY);
    const before = await books();
    expect(await change(() => orders.edit(id, { estimatedReadyAt: at.toISOString() }))).toMatchObject({ units: 0 });
    const after = await books();
    const day = localDay(at, 'Europe/Amsterdam');
    const portionsThen = `${day} ${soup}`;
    expect((after.portions[portionsThen] ?? 0) - (before.portions[portionsThen] ?? 0)).toBe(2);
    expect((after.slots[at.toISOString()] ?? 0) - (before.slots[at.toISOString()] ?? 0)).toBe(5);
    const order = await product().api.get('adminOrder', { params: { id } }, owner());
    expect(order).toMatchObject({ pickupTime: at.toISOString(), pickupAt: null });
    expect(order.releaseAt).toBe(new Date(at.getTime() - 20 * MINUTE).toISOString());
    expect(
      await orders.edit(id, { orderStatus: 'CANCELLED', estimatedReadyAt: new Date(at.getTime() + DAY) }),
    ).toBeTruthy();
    await expectBooksRight(product().sql);
    await expect(orders.edit(id, { pickupDay: '2026-01-01' })).rejects.toThrow('follows from');
  });

  it('is not changed by erasing the customer', async () => {
    const { id } = await place();
    for (const status of ['CONFIRMED', 'PREPARING', 'READY', 'COMPLETED'] as const) {
      await product().api.get('transitionOrder', { params: { id }, query: { status } }, owner());
    }
    const open = await sql('orders').where({ customer_email: 'anna@example.com' });
    expect(open.length).toBeGreaterThan(0);
    await sql('orders').where({ customer_email: 'anna@example.com' }).update({ order_status: 'COMPLETED' });
    // Cancelled orders of before take what they took, as if they had never been cancelled.
    const stored = await books();
    await product().api.get('eraseCustomer', { body: { email: 'anna@example.com' } }, owner());
    expect(await books()).toEqual(stored);
  });
});
