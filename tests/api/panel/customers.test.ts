import { beforeAll, describe, expect, it } from 'vitest';
import { addDish, countRows } from '../../restaurant/content.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import { signInToPanel, type Records } from '../../restaurant/panel.js';
import { recountOrders, storedCounters } from '../../restaurant/order-counters.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';

describe.each(DATABASES_IN_DEPTH)('a customer in the raw panel, on %s', (database) => {
  const product = useProduct(database);
  let customers: Records;
  let dish = '';
  let made = 0;

  beforeAll(async () => {
    customers = (await signInToPanel(product().api, product().dataDir)).records('plugin::ordering.customer');
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
      /400.*An erased customer stays erased/,
    );
    await customers.edit(id, {});
    expect(await countRows(sql, 'customers', { email: 'back@example.com' })).toBe(0);
  });
});
