import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDish, countRows } from '../../restaurant/content.js';
import { dishLine, orderOf, placeForOwner } from '../../restaurant/orders.js';
import { signInToPanel, type Records } from '../../restaurant/panel.js';
import { expectSums, recountOrders, storedCounters } from '../../restaurant/order-counters.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';

const ORDERS = 'plugin::ordering.order';

const at = z.coerce.date();
const Customer = z.object({ name: z.string(), phone: z.string(), first_order_at: at, last_order_at: at });

describe.each(DATABASES_IN_DEPTH)('an order in the raw panel, on %s', (database) => {
  const product = useProduct(database);
  let orders: Records;
  let dish = '';

  beforeAll(async () => {
    orders = (await signInToPanel(product().api, product().dataDir)).records(ORDERS);
    dish = await addDish(product().sql, { price: 12.5 });
  });

  const place = () => placeForOwner(product(), dish);
  const read = (id: string) => product().api.get('adminOrder', { params: { id } }, { token: product().token });
  const row = async (id: string): Promise<unknown> => product().sql('orders').where({ document_id: id }).first();

  it('is found by number, name, email, phone and day', async () => {
    const { sql, api } = product();
    const body = orderOf([dishLine(dish)], {
      customerName: 'Zoë van Findbaar',
      customerEmail: 'findbaar@example.com',
      customerPhone: '+31 20 765 4321',
    });
    const { orderNumber } = await api.get('placeOrder', { body });
    for (const query of [orderNumber, 'van Findbaar', 'FINDBAAR@example', '765 4321']) {
      const found = await orders.find(`_q=${encodeURIComponent(query)}`);
      expect([query, found.map(({ number }) => number)]).toEqual([query, [orderNumber]]);
    }
    const day = `${orderNumber.slice(0, 4)}-${orderNumber.slice(4, 6)}-${orderNumber.slice(6, 8)}`;
    const today = await orders.find(`filters[$and][0][businessDay][$eq]=${day}&pageSize=100`);
    expect(today).toHaveLength(await countRows(sql, 'orders', { business_day: day }));
    expect(today.map(({ number }) => number)).toContain(orderNumber);
  });

  it('is not found by its secrets, which no answer of the panel holds', async () => {
    const { sql } = product();
    const { id } = await place();
    await sql('orders').where({ document_id: id }).update({ payload_hash: 'abcdefabcdef0123' });
    expect(await orders.find('_q=abcdefabcdef0123')).toEqual([]);
  });

  it('takes what its customer has to have right: name, phone, notes, language and time', async () => {
    const { id, createdAt } = await place();
    const estimatedReadyAt = new Date(Date.parse(createdAt) + 3_600_000).toISOString();
    const fields = { customerName: 'Anna', customerPhone: '+31 6 1234 5678', notes: 'Ring twice', language: 'nl' };
    await orders.edit(id, { ...fields, estimatedReadyAt });
    const { language: _, ...seen } = fields;
    expect(await read(id)).toMatchObject({ ...seen, pickupTime: estimatedReadyAt });
    expect(await row(id)).toMatchObject({ language: 'nl' });
  });

  it.each([
    [{ customerName: ' ' }, 'Customer name is required.'],
    [{ customerName: 'Anna\u202e' }, 'Customer name must be on one line, without control characters.'],
    [{ customerEmail: 'nobody' }, 'Customer email must be an email address'],
    [{ customerPhone: 'call me' }, 'Customer phone must be a phone number'],
    [{ notes: 'x'.repeat(501) }, 'notes'],
    [{ estimatedReadyAt: '2020-01-01T12:00:00.000Z' }, 'Ready at must not be before the order was placed.'],
    [{ estimatedReadyAt: null }, 'Ready at must not be empty'],
    [{ number: '20200101-001' }, 'Order number stays as it is'],
    [{ publicId: 'guessed' }, 'The secret of the order page stays as it is'],
    [{ idempotencyKey: 'another-key' }, 'The key against double orders stays as it is'],
    [{ placedAt: '2020-01-01T12:00:00.000Z' }, 'Placed at stays as it is'],
    [{ businessDay: '2020-01-01' }, 'Business day stays as it is'],
    // Half a day away, whenever this runs.
    [{ businessHour: (new Date().getUTCHours() + 12) % 24 }, 'Business hour stays as it is'],
    [{ deliveredAt: '2020-01-01T12:00:00.000Z' }, 'Reached a board at stays as it is'],
    [{ openedAt: '2020-01-01T12:00:00.000Z' }, 'First opened at stays as it is'],
    [{ totalCents: 1 }, 'The lines come to a subtotal of 1250, a tax of 0 and a total of 1250 cents.'],
    [{ subtotalCents: 1000, totalCents: 1000 }, 'Load the order again, and change its lines'],
    [{ totalCents: -1250 }, 'totalCents'],
    [{ lines: { set: [] } }, 'The list of lines stays as it is'],
    [{ customer: { set: [] } }, 'Customer stays as it is: it follows from the email address.'],
  ])('refuses %j and keeps nothing of it', async (fields, sentence) => {
    const { id } = await place();
    const before = [await row(id), await read(id)];
    await expect(orders.edit(id, { notes: 'Together', ...fields })).rejects.toThrow('answered 400');
    await expect(orders.edit(id, { notes: 'Together', ...fields })).rejects.toThrow(sentence);
    expect([await row(id), await read(id)]).toEqual(before);
  });

  it('opened in the panel before a board had it, is saved without forgetting that', async () => {
    const { sql } = product();
    const { id } = await place();
    const at = new Date('2026-11-21T12:00:00.000Z');
    await sql('orders').where({ document_id: id }).update({ delivered_at: at, opened_at: at });
    await orders.edit(id, { notes: 'Ring twice', deliveredAt: null, openedAt: null });
    const { notes, deliveredAt, openedAt } = await read(id);
    expect({ notes, deliveredAt, openedAt }).toEqual({
      notes: 'Ring twice',
      deliveredAt: at.toISOString(),
      openedAt: at.toISOString(),
    });
  });

  it('moved to later after it was opened, waits to be opened when it has to be begun', async () => {
    const { sql } = product();
    const { id, createdAt } = await place();
    await sql('orders').where({ document_id: id }).update({ opened_at: new Date() });
    await orders.edit(id, { estimatedReadyAt: new Date(Date.parse(createdAt) + 5 * 3_600_000).toISOString() });
    expect((await read(id)).openedAt).toBeNull();
  });

  it('confirmed for later and moved to now without anybody having opened it, has to be opened', async () => {
    const { sql } = product();
    const { id, createdAt } = await place();
    const inHours = (hours: number) => new Date(Date.parse(createdAt) + hours * 3_600_000);
    await orders.edit(id, { estimatedReadyAt: inHours(5).toISOString(), orderStatus: 'CONFIRMED' });
    expect(await read(id)).toMatchObject({ status: 'CONFIRMED', openedAt: null });
    await sql('orders').where({ document_id: id }).update({ opened_at: null });
    await orders.edit(id, { estimatedReadyAt: inHours(0.1).toISOString() });
    const { openedAt, releaseAt } = await read(id);
    expect([openedAt, Date.parse(releaseAt ?? '') <= Date.now()]).toEqual([null, true]);
  });

  it('is saved as the form of the panel sends it: with relations that nobody touched', async () => {
    const { id } = await place();
    const untouched = { connect: [], disconnect: [] };
    const relations = { customer: untouched, lines: untouched, moves: untouched, mails: untouched };
    await orders.edit(id, { notes: 'Ring twice', ...relations });
    expect(await read(id)).toMatchObject({ notes: 'Ring twice', items: [{}] });
    const stranger = { ...untouched, connect: [{ id: 1 }] };
    await expect(orders.edit(id, { customer: stranger })).rejects.toThrow('Customer stays as it is');
  });

  it('keeps amounts that never added up until they are typed: a slip of long ago stands in nobody’s way', async () => {
    const { sql } = product();
    const { id } = await place();
    await sql('orders').where({ document_id: id }).update({ total_cents: 7 });
    await orders.edit(id, { notes: 'Still editable', totalCents: 7 });
    await orders.edit(id, { totalCents: 1250 });
    expect(await row(id)).toMatchObject({ notes: 'Still editable', total_cents: 1250 });
  });

  it('counts for the customer of the address it is given', async () => {
    const { sql } = product();
    const { id } = await place();
    await orders.edit(id, { customerEmail: ' New.Address@Example.com ' });
    const customer = { email: 'new.address@example.com', order_count: 1 };
    expect(await countRows(sql, 'customers', customer)).toBe(1);
    const { id: customerId }: { id: number } = await sql('customers').where(customer).first('id');
    expect(await row(id)).toMatchObject({ customer_email: customer.email, customer_id: customerId });
    await orders.edit(id, { orderStatus: 'CANCELLED' });
    await orders.edit(id, { customerEmail: 'counts-for-nobody@example.com' });
    expect(await countRows(sql, 'customers', { email: 'counts-for-nobody@example.com', order_count: 0 })).toBe(1);
    expect(await storedCounters(sql)).toEqual(await recountOrders(sql));
  });

  it('is the newest of a customer whose address it is given, or the first', async () => {
    const { api, sql, token } = product();
    const email = 'phones@example.com';
    const item = orderOf([dishLine(dish)], { customerName: 'Anna', customerEmail: email });
    await api.get('placeOrder', { body: item });
    const call = { customerName: 'Anna on the phone', customerPhone: '+31 6 1234 5678', items: item.items };
    const byPhone = async () => (await api.get('placePhoneOrder', { body: call }, { token })).id;
    const customer = async () =>
      Customer.parse(await sql('customers').where({ email }).first('name', 'phone', 'first_order_at', 'last_order_at'));
    const [older, newer] = [await byPhone(), await byPhone()];
    const longAgo = new Date('2020-01-01T12:00:00.000Z');
    await sql('orders').where({ document_id: older }).update({ placed_at: longAgo });
    const before = await customer();
    await orders.edit(older, { customerEmail: email });
    expect(await customer()).toEqual({ ...before, first_order_at: longAgo });
    await orders.edit(newer, { customerEmail: email });
    const { createdAt } = await read(newer);
    const { customerName: name, customerPhone: phone } = call;
    expect(await customer()).toEqual({ name, phone, first_order_at: longAgo, last_order_at: new Date(createdAt) });
  });

  it('has a note of few lines, and none of which nobody would see anything', async () => {
    const { id } = await place();
    await orders.edit(id, { notes: 'a\n'.repeat(100) });
    expect((await read(id)).notes?.split('\n')).toHaveLength(12);
    await orders.edit(id, { notes: '\n'.repeat(100) });
    expect((await read(id)).notes).toBeNull();
  });

  it('is neither made nor deleted here, alone or with others', async () => {
    const { sql } = product();
    const { id, orderNumber } = await place();
    const [count, lines] = [await countRows(sql, 'orders'), await countRows(sql, 'order_lines')];
    const order = {
      number: '20200101-001',
      publicId: 'made-by-hand',
      orderStatus: 'COMPLETED',
      customerName: 'Anna de Vries',
      customerEmail: 'anna@example.com',
      customerPhone: '+31 20 555 0142',
      subtotalCents: 100,
      taxCents: 0,
      totalCents: 100,
      placedAt: '2020-01-01T12:00:00.000Z',
      businessDay: '2020-01-01',
      businessHour: 13,
    };
    await expect(orders.make(order)).rejects.toThrow(/400.*Orders are not made here: place one on the site/);
    await expect(orders.remove(id)).rejects.toThrow(`Order ${orderNumber} cannot be deleted`);
    await expect(orders.removeAll([id])).rejects.toThrow('Cancel it');
    expect([await countRows(sql, 'orders'), await countRows(sql, 'order_lines')]).toEqual([count, lines]);
    await expectSums(sql, await sql('orders').whereNot({ total_cents: 7 }).orderBy('id'));
  });
});
