import {
  statusWord,
  type AdminOrderDetails,
  type CorrectOrderInput,
  type PlacePhoneOrderInput,
} from '@pickup/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDish, storedFigures } from '../../restaurant/content.js';
import { useTimedKitchen } from '../../restaurant/kitchen.js';
import { expectBooksRight, storedBooks } from '../../restaurant/kitchen-books.js';
import { dishLine } from '../../restaurant/orders.js';
import { DATABASES } from '../../restaurant/use-product.js';

/** A Tuesday in winter, 17:07 by the restaurant's clock. */
const NOW = '2026-11-24T16:07:00.000Z';
const at = (clock: string, day = '2026-11-24') => `${day}T${clock}:00.000Z`;

type Items = CorrectOrderInput['items'];

describe.each(DATABASES)('a correction of an order, on %s', (database) => {
  const { running, owner, order: orderOnline } = useTimedKitchen(database, NOW);
  let [token, soup] = ['', ''];

  beforeEach(async () => {
    ({ token } = await owner());
    soup = await addDish(running().sql, { name: 'Soup of the day', price: 5 });
  });

  const place = (items: PlacePhoneOrderInput['items'], changes: Partial<PlacePhoneOrderInput> = {}) => {
    const body = { customerName: 'Bram Visser', customerPhone: '+31 30 555 0199', items, ...changes };
    return running().api.get('placePhoneOrder', { body }, { token });
  };
  const kept = (order: AdminOrderDetails, index: number, changes: Partial<Items[number]> = {}): Items[number] => {
    const line = order.items[index];
    if (!line) throw new Error(`There is no line ${index}`);
    const { id, menuItemId: itemId, itemType, quantity } = line;
    return { id, itemId, itemType, quantity, ...changes };
  };
  const callFor = (order: AdminOrderDetails, body: CorrectOrderInput, version: string | null = order.version) =>
    running().api.call(
      'correctOrder',
      { params: { id: order.id }, body, ...(version !== null && { headers: { 'if-match': `"${version}"` } }) },
      { token },
    );
  const correct = async (order: AdminOrderDetails, body: CorrectOrderInput): Promise<AdminOrderDetails> => {
    const answer = await callFor(order, body);
    if (!answer.ok) throw new Error(answer.error.message);
    return answer.body;
  };
  const quoteFor = (order: AdminOrderDetails, items: Items) =>
    running().api.get('quoteCorrection', { params: { id: order.id }, body: { items } }, { token });
  const move = (order: AdminOrderDetails, status: 'PREPARING' | 'READY' | 'CANCELLED') =>
    running().api.call('transitionOrder', { params: { id: order.id }, query: { status } }, { token });

  it('changes quantities, adds and removes lines: kept ones at their old price, the sums and both books follow', async () => {
    const { sql, dish } = running();
    const placed = await place([dishLine(dish, 2), dishLine(soup, 1)]);
    await sql('menu_items').where({ document_id: soup }).update({ price: 6 });
    const items = [kept(placed, 1, { quantity: 3 }), dishLine(soup, 1)];
    expect(await quoteFor(placed, items)).toMatchObject({ total: 21, timeStays: true });
    const corrected = await correct(placed, { items, notes: 'By the back door' });
    expect(corrected).toMatchObject({ total: 21, subtotal: 21, notes: 'By the back door' });
    expect(corrected.items).toMatchObject([
      { id: placed.items[1]?.id, quantity: 3, unitPrice: 5, totalPrice: 15 },
      { menuItemId: soup, quantity: 1, unitPrice: 6, totalPrice: 6 },
    ]);
    expect(corrected.corrections).toMatchObject([
      {
        by: 'owner@example.com',
        changes: [
          { what: 'removed', quantity: 2 },
          { what: 'quantity', name: 'Soup of the day', from: 1, to: 3 },
          { what: 'added', name: 'Soup of the day', quantity: 1 },
          { what: 'note' },
        ],
        total: 21,
      },
    ]);
    expect(corrected.correctedAt).toBe(corrected.corrections[0]?.at);
    await expectBooksRight(sql);
    await sql('menu_items').where({ document_id: soup }).update({ price: 5 });
  });

  it('that changes nothing leaves the order and its version alone', async () => {
    const placed = await place([dishLine(running().dish)], { notes: 'Twice' });
    const same = await correct(placed, { items: [kept(placed, 0)], notes: 'Twice' });
    expect(same).toEqual(placed);
  });

  it('that does not mention the note keeps it, and takes it away where it says so', async () => {
    const placed = await place([dishLine(running().dish)], { notes: 'Nut allergy' });
    const more = await correct(placed, { items: [kept(placed, 0, { quantity: 2 })] });
    expect(more.notes).toBe('Nut allergy');
    expect((await correct(more, { items: [kept(more, 0)], notes: null })).notes).toBeNull();
  });

  it('moves the pickup time, to later with the order waiting again to be begun', async () => {
    const { sql, dish } = running();
    const placed = await place([dishLine(dish)]);
    expect(placed.openedAt).not.toBeNull();
    const moved = await correct(placed, { items: [kept(placed, 0)], pickupAt: at('19:00') });
    expect(moved).toMatchObject({
      pickupAt: at('19:00'),
      pickupTime: at('19:00'),
      releaseAt: at('18:40'),
      openedAt: null,
      corrections: [{ changes: [{ what: 'pickup', from: placed.pickupTime, to: at('19:00') }] }],
    });
    const tomorrow = await correct(moved, { items: [kept(moved, 0)], pickupAt: at('17:00', '2026-11-25') });
    expect(Object.keys((await storedBooks(sql)).portions)).toEqual([`2026-11-25 ${dish}`]);
    const soon = await correct(tomorrow, { items: [kept(tomorrow, 0)], pickupAt: null });
    expect(soon.pickupAt).toBeNull();
    expect(soon.pickupTime?.slice(0, 16)).toBe('2026-11-24T16:27');
    expect(soon.openedAt).not.toBeNull();
    await expectBooksRight(sql);
  });

  it('that no longer fits the capacity is refused with the times that are free, and changes nothing', async () => {
    const { sql, dish } = running();
    await sql('restaurants').update({ units_per_slot: 3 });
    const placed = await place([dishLine(dish, 2)], { pickupAt: at('18:15') });
    // Of the three slots from when it has to be begun, seven units are free: these take six.
    await orderOnline({ pickupAt: at('18:15') }, 6);
    const books = await storedBooks(sql);
    const items = [kept(placed, 0, { quantity: 4 })];
    expect(await quoteFor(placed, items)).toMatchObject({ timeStays: false });
    const refused = await callFor(placed, { items });
    expect(refused).toMatchObject({
      status: 409,
      error: {
        message: 'The pickup time 19:15 is full for this order. Nothing has been changed.',
        details: { reason: 'pickup-time' },
      },
    });
    if (refused.ok) throw new Error('It was corrected');
    const free = refused.error.details.quote?.pickupTimes ?? [];
    expect(free).toContain(at('18:45'));
    expect(free).not.toContain(at('18:15'));
    expect(await storedBooks(sql)).toEqual(books);
    expect(await correct(placed, { items: [kept(placed, 0, { quantity: 3 })] })).toMatchObject({ corrections: [{}] });
    await expectBooksRight(sql);
  });

  it('takes no more of a dish than is left, and gives back what it takes no longer', async () => {
    const { sql } = running();
    await sql('menu_items').where({ document_id: soup }).update({ daily_count: 3 });
    const placed = await place([dishLine(soup, 2)]);
    expect(await callFor(placed, { items: [kept(placed, 0, { quantity: 4 })] })).toMatchObject({
      status: 400,
      error: { message: 'Line 1: there are only 3 of Soup of the day left.' },
    });
    const all = await correct(placed, { items: [kept(placed, 0, { quantity: 3 })] });
    const fewer = await correct(all, { items: [kept(all, 0, { quantity: 1 })] });
    await place([dishLine(soup, 2)]);
    expect(await callFor(fewer, { items: [kept(fewer, 0, { quantity: 2 })] })).toMatchObject({ status: 400 });
    await expectBooksRight(sql);
  });

  it('says how many are left where two lines take of one dish, whichever of them comes first', async () => {
    const { sql } = running();
    await sql('menu_items').where({ document_id: soup }).update({ daily_count: 3 });
    const placed = await place([dishLine(soup, 1), { ...dishLine(soup, 1), customizations: ['hot'] }]);
    await place([dishLine(soup, 1)]);
    const items = [kept(placed, 0, { quantity: 2 }), kept(placed, 1)];
    expect((await quoteFor(placed, items)).lines).toMatchObject([
      { obstacle: 'too-few-left', left: 2 },
      { obstacle: null },
    ]);
    expect(await callFor(placed, { items })).toMatchObject({
      status: 400,
      error: { message: 'Line 1: there are only 2 of Soup of the day left.' },
    });
    await expectBooksRight(sql);
  });

  it('adds to an overdue order after closing, whose slot is full', async () => {
    const { sql, dish, product } = running();
    await sql('restaurants').update({ units_per_slot: 3 });
    const placed = await place([dishLine(dish, 3)], { pickupAt: at('20:45') });
    await product.setClock(at('21:03'));
    ({ token } = await owner());
    const items = [kept(placed, 0), dishLine(soup)];
    expect(await quoteFor(placed, items)).toMatchObject({ timeStays: true });
    expect((await correct(placed, { items })).items).toHaveLength(2);
    await expectBooksRight(sql);
  });

  it('keeps what is sold out by now, and takes no more of it', async () => {
    const { sql, dish } = running();
    const placed = await place([dishLine(soup, 2), dishLine(dish)]);
    await sql('menu_items').where({ document_id: soup }).update({ sold_out_until: 'forever' });
    const fewer = await correct(placed, {
      items: [kept(placed, 0, { quantity: 1 }), kept(placed, 1, { quantity: 2 })],
    });
    expect(await callFor(fewer, { items: [kept(fewer, 0, { quantity: 2 })] })).toMatchObject({
      status: 400,
      error: { message: 'Line 1: Soup of the day is not available right now.' },
    });
  });

  it.each(['READY', 'CANCELLED'] as const)('of an order that is %s is refused', async (status) => {
    const placed = await place([dishLine(running().dish)]);
    if (status === 'READY') await move(placed, 'PREPARING');
    await move(placed, status);
    const number = placed.orderNumber;
    expect(await callFor(placed, { items: [kept(placed, 0, { quantity: 2 })] }, null)).toMatchObject({
      status: 409,
      error: { message: `Order ${number} is ${statusWord(status)} and cannot be corrected any more.` },
    });
  });

  it('from an old version is refused, and overwrites nothing', async () => {
    const { dish } = running();
    const placed = await place([dishLine(dish)]);
    await move(placed, 'PREPARING');
    const late = await callFor(placed, { items: [kept(placed, 0, { quantity: 9 })] });
    expect(late).toMatchObject({
      status: 409,
      error: {
        message: 'This order has been changed since you opened it. Load it again and repeat your change.',
      },
    });
    const { items } = await running().api.get('adminOrder', { params: { id: placed.id } }, { token });
    expect(items).toMatchObject([{ quantity: 1 }]);
  });

  it('at once with another, and with a move, lets one win and keeps the books', async () => {
    const { sql, dish } = running();
    const placed = await place([dishLine(dish)]);
    const answers = await Promise.all([
      callFor(placed, { items: [kept(placed, 0, { quantity: 3 })] }),
      callFor(placed, { items: [kept(placed, 0, { quantity: 5 })] }),
      callFor(placed, { items: [kept(placed, 0), dishLine(soup)] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const after = await running().api.get('adminOrder', { params: { id: placed.id } }, { token });
    expect(after.corrections).toHaveLength(1);
    const both = await Promise.all([
      move(after, 'PREPARING'),
      callFor(after, { items: [kept(after, 0, { quantity: 7 })] }),
    ]);
    expect(both[0].status).toBe(200);
    await expectBooksRight(sql);
  });

  it('of several orders at once for the last units takes none twice', async () => {
    const { sql, dish } = running();
    await sql('restaurants').update({ units_per_slot: 2 });
    const pickupAt = at('18:15');
    const orders = [];
    for (let count = 0; count < 3; count += 1) orders.push(await place([dishLine(dish)], { pickupAt }));
    // Six units in three slots, three of them taken.
    const answers = await Promise.all([
      ...orders.map((one) => callFor(one, { items: [kept(one, 0, { quantity: 3 })] })),
      orderOnline({ pickupAt }, 2),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const { slots } = await storedBooks(sql);
    expect(Math.max(...Object.values(slots))).toBeLessThanOrEqual(2);
    await expectBooksRight(sql);
  });

  it('shows on the customer’s page, and tells no figures but the order’s', async () => {
    const { sql, api, dish } = running();
    const online = await orderOnline({}, 1);
    if (!online.ok) throw new Error('It was refused');
    const Row = z.object({ document_id: z.string() });
    const found: unknown = await sql('orders').where({ number: online.body.orderNumber }).first();
    const { document_id: id } = Row.parse(found);
    const placed = await api.get('adminOrder', { params: { id } }, { token });
    const before = await storedFigures(sql);
    const corrected = await correct(placed, { items: [kept(placed, 0, { quantity: 2 }), dishLine(dish)] });
    expect((await storedFigures(sql)).orders).toBe(before.orders);
    const tracked = await api.get('order', { params: { id: online.body.id } });
    expect(tracked).toMatchObject({ correctedAt: corrected.correctedAt, total: corrected.total });
    expect(tracked.items).toHaveLength(2);
  });
});
