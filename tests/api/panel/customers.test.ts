import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDish, countRows } from '../../restaurant/content.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import { signInToPanel, type Panel, type Records } from '../../restaurant/panel.js';
import { recountOrders, storedCounters } from '../../restaurant/order-counters.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';

const Line = z.object({ documentId: z.string() });
const Form = z.object({ data: z.record(z.string(), z.unknown()) });

/** What the panel writes is its form: what it was opened with, whatever has happened since. */
const FORMS = {
  'plugin::ordering.customer': ['email', 'name', 'phone'],
  'plugin::ordering.order': ['customerName', 'customerEmail', 'customerPhone', 'notes'],
  'plugin::ordering.order-line': ['customizations'],
  'api::review.review': ['customerName', 'customerEmail', 'comment'],
};

describe.each(DATABASES_IN_DEPTH)('a customer in the raw panel, on %s', (database) => {
  const product = useProduct(database);
  let panel: Panel;
  let customers: Records;
  let dish = '';
  let made = 0;

  beforeAll(async () => {
    panel = await signInToPanel(product().api, product().dataDir);
    customers = panel.records('plugin::ordering.customer');
    dish = await addDish(product().sql);
  });

  /** Somebody who has ordered twice. */
  async function regular() {
    made += 1;
    const email = `regular-${made}@example.com`;
    for (const quantity of [1, 2]) {
      await product().api.get('placeOrder', { body: orderOf([dishLine(dish, quantity)], { customerEmail: email }) });
    }
    const [found] = await customers.find(`_q=${email}`);
    return { email, id: found?.documentId ?? '' };
  }
  const row = async (id: string): Promise<unknown> => product().sql('customers').where({ document_id: id }).first();

  it('given another email, takes all orders along; every count stays exact', async () => {
    const { sql } = product();
    const { id, email } = await regular();
    const before = (await storedCounters(sql)).counters;
    await customers.edit(id, { email: ` New-${email.toUpperCase()} `, name: 'Renamed', phone: '+31 6 1234 5678' });
    expect(await row(id)).toMatchObject({ email: `new-${email}`, name: 'Renamed', order_count: 2 });
    expect(await countRows(sql, 'orders', { customer_email: `new-${email}` })).toBe(2);
    expect(await countRows(sql, 'orders', { customer_email: email })).toBe(0);
    expect(await countRows(sql, 'customers', { email })).toBe(0);
    const stored = await storedCounters(sql);
    expect(stored).toEqual(await recountOrders(sql));
    expect(stored.counters).toEqual(before);
  });

  it('never gets the email of another customer, in any case of letters', async () => {
    const { sql } = product();
    const [one, other] = [await regular(), await regular()];
    const refusal = `Email ${other.email} belongs to another customer.`;
    for (const email of [other.email, other.email.toUpperCase()]) {
      await expect(customers.edit(one.id, { email })).rejects.toThrow(refusal);
    }
    expect(await row(one.id)).toMatchObject({ email: one.email, order_count: 2 });
    expect(await storedCounters(sql)).toEqual(await recountOrders(sql));
  });

  it.each([
    [{ email: 'nobody' }, 'Email must be an email address'],
    [{ name: ' ' }, 'Name is required.'],
    [{ name: '\u3164\ufeff' }, 'Name is required.'],
    [{ name: 'Anna\nde Vries' }, 'Name must be on one line, without control characters.'],
    [{ phone: 'call me' }, 'Phone must be a phone number'],
    [{ orderCount: 99 }, 'Orders stays as it is: it follows from the orders.'],
    [{ firstOrderAt: '2020-01-01T12:00:00.000Z' }, 'First order at stays as it is'],
    [{ lastOrderAt: '2020-01-01T12:00:00.000Z' }, 'Last order at stays as it is'],
    [{ orders: { set: [] } }, 'The list of orders stays as it is'],
  ])('refuses %j and keeps nothing of it', async (fields, sentence) => {
    const { id } = await regular();
    const before = await row(id);
    await expect(customers.edit(id, { name: 'Together', ...fields })).rejects.toThrow('answered 400');
    await expect(customers.edit(id, { name: 'Together', ...fields })).rejects.toThrow(sentence);
    expect(await row(id)).toEqual(before);
  });

  it('is not made here, and deleted only when nothing was ordered', async () => {
    const { sql } = product();
    const { id, email } = await regular();
    const at = '2020-01-01T12:00:00.000Z';
    const somebody = { email: 'a@example.com', name: 'A', phone: '020 555 0142', firstOrderAt: at, lastOrderAt: at };
    await expect(customers.make({ ...somebody, orderCount: 5 })).rejects.toThrow(/400.*comes with the first order/);
    await expect(customers.remove(id)).rejects.toThrow(`${email} has ordered. Erase the customer in the back office`);
    await sql('orders')
      .where({ customer_email: email })
      .update({ customer_email: 'anna@example.com', customer_id: null });
    await customers.remove(id);
    expect(await row(id)).toBeUndefined();
    expect(await storedCounters(sql)).toEqual(await recountOrders(sql));
  });

  it('once erased, stays erased', async () => {
    const { api, sql, token } = product();
    const { id, email } = await regular();
    await sql('orders').where({ customer_email: email }).update({ order_status: 'COMPLETED' });
    await api.get('eraseCustomer', { body: { email } }, { token });
    await expect(customers.edit(id, { email: 'back@example.com' })).rejects.toThrow(
      /400.*Email stays as it is: the customer was erased/,
    );
    await customers.edit(id, {});
    expect(await countRows(sql, 'customers', { email: 'back@example.com' })).toBe(0);
  });

  it('once erased, is not written back by any form that was open meanwhile', async () => {
    const { api, sql, token } = product();
    const { id, email } = await regular();
    const [order] = await panel.records('plugin::ordering.order').find(`_q=${email}`);
    const orderId = order?.documentId ?? '';
    const { documentId: line } = Line.parse(
      await sql('order_lines')
        .where({ order_id: sql('orders').where({ document_id: orderId }).select('id') })
        .first('document_id as documentId'),
    );
    await sql('order_lines')
      .where({ document_id: line })
      .update({ customizations: JSON.stringify(['Call Anna first']) });
    await sql('orders').where({ customer_email: email }).update({ order_status: 'COMPLETED', notes: 'At the back' });
    const form = { customerName: 'Anna', customerEmail: email, rating: 4, comment: 'Anna was here.' };
    const review = await api.get('createReview', { body: form });

    const ids = { customer: id, order: orderId, line, review: review.id };
    const opened = Object.entries(FORMS).map(([uid, fields], index) => {
      const records = panel.records(uid);
      const documentId = Object.values(ids)[index] ?? '';
      const read = async () => {
        const { data } = Form.parse(await records.read(documentId));
        return Object.fromEntries(fields.map((field) => [field, data[field]]));
      };
      return { uid, records, documentId, read };
    });
    const before = await Promise.all(opened.map(({ read }) => read()));
    await api.get('eraseCustomer', { body: { email } }, { token });
    const erased = await Promise.all(opened.map(({ read }) => read()));
    expect(JSON.stringify(before)).toMatch(/Call Anna first.*Anna was here/);
    expect(JSON.stringify(erased)).not.toContain('Anna');
    for (const [index, { records, documentId }] of opened.entries()) {
      for (const [field, value] of Object.entries(before[index] ?? {})) {
        await expect(records.edit(documentId, { [field]: value })).rejects.toThrow(/400.*customer.* was erased/);
      }
      await expect(records.edit(documentId, before[index] ?? {})).rejects.toThrow(/400.*customer.* was erased/);
      await records.edit(documentId, erased[index] ?? {});
    }
    expect(await Promise.all(opened.map(({ read }) => read()))).toEqual(erased);
  });
});
