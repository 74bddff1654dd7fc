import { describe, expect, it } from 'vitest';
import { countRows } from '../../restaurant/content.js';
import { newKey } from '../../restaurant/orders.js';
import { signInToPanel } from '../../restaurant/panel.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';
import { mailCalls, newAddress } from './mail-calls.js';
import { SOON, useMail } from '../../restaurant/use-mail.js';

const ORDERS = '/content-manager/collection-types/plugin::ordering.order';

describe.each(DATABASES_IN_DEPTH)('mail about an order, on %s', (database) => {
  const mail = useMail();
  const product = useProduct(database, mail.env);
  const { place, transition, status, whenMail } = mailCalls(product);
  const subjectsTo = (email: string) => mail.receivedBy(email).map(({ subject }) => subject);
  /** Nothing is on its way any more: whatever there was to send has come. */
  const settled = () => expect.poll(async () => (await status()).waiting, SOON).toBe(0);

  it('comes once when the order is placed, and the owner sees that', async () => {
    const customerEmail = newAddress();
    const order = await place({ customerEmail });
    const received = await mail.only(customerEmail);
    expect(received.subject).toBe(`We have your order ${order.orderNumber}`);
    const sent = await whenMail(order, { state: 'sent' });
    expect(sent).toMatchObject({
      kind: 'received',
      orderNumber: order.orderNumber,
      recipient: customerEmail,
      attempts: 1,
      lastError: null,
      nextAttemptAt: null,
    });
    expect(received.messageId).toBe(`<${sent.id}@shop.example.com>`);
  });

  it('comes once however often and at once the order is sent under its key', async () => {
    const customerEmail = newAddress();
    const headers = newKey();
    const placed = await Promise.all(Array.from({ length: 12 }, () => place({ customerEmail }, headers)));
    await place({ customerEmail }, headers);
    await settled();
    expect(new Set(placed.map(({ id }) => id)).size).toBe(1);
    expect(mail.receivedBy(customerEmail)).toHaveLength(1);
  });

  it('does not come for an order that was refused', async () => {
    const before = await countRows(product().sql, 'order_mails');
    await expect(place({ quotedTotal: 0.01 })).rejects.toThrow('409');
    expect(await countRows(product().sql, 'order_mails')).toBe(before);
  });

  it('comes when the order is ready, and for no transition before', async () => {
    const customerEmail = newAddress();
    const order = await place({ customerEmail });
    await mail.only(customerEmail);
    await transition(order, 'CONFIRMED', 'PREPARING', 'READY', 'COMPLETED');
    await mail.arrived(customerEmail, 2);
    await settled();
    expect(subjectsTo(customerEmail)).toEqual([
      `We have your order ${order.orderNumber}`,
      `Your order ${order.orderNumber} is ready`,
    ]);
  });

  it('says who cancelled', async () => {
    const [byCustomer, byKitchen] = [newAddress(), newAddress()];
    const own = await place({ customerEmail: byCustomer });
    await product().api.get('cancelOrder', { params: { id: own.id } });
    // A second time changes nothing and tells nobody.
    await product().api.get('cancelOrder', { params: { id: own.id } });
    await transition(await place({ customerEmail: byKitchen }), 'CANCELLED');
    const [, first] = await mail.arrived(byCustomer, 2);
    const [, second] = await mail.arrived(byKitchen, 2);
    await settled();
    expect(first?.text).toContain('you have cancelled this order');
    expect(second?.text).toContain('the restaurant has cancelled this order');
    expect(mail.receivedBy(byCustomer)).toHaveLength(2);
  });

  it('comes for a transition of the raw panel, too, and again for one that is made again', async () => {
    const customerEmail = newAddress();
    const order = await place({ customerEmail });
    await mail.only(customerEmail);
    const { id } = await transition(order, 'CONFIRMED', 'PREPARING', 'READY');
    await mail.arrived(customerEmail, 2);
    const panel = await signInToPanel(product().api, product().dataDir);
    const edit = (orderStatus: string, statusCorrection?: string) =>
      panel.ask(`${ORDERS}/${id}`, { method: 'PUT', body: JSON.stringify({ orderStatus, statusCorrection }) });
    await edit('PREPARING', 'It was called ready too early.');
    await edit('READY');
    await mail.arrived(customerEmail, 3);
    await edit('CANCELLED');
    const received = await mail.arrived(customerEmail, 4);
    expect(received[3]?.text).toContain('the restaurant has cancelled this order');
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(4);
  });

  it('tells of the order as it stands, however late it comes', async () => {
    const customerEmail = newAddress();
    mail.server().refuse({ code: 451, words: 'not now', recipient: new RegExp(customerEmail) });
    const order = await place({ customerEmail });
    const waiting = await whenMail(order, { state: 'waiting', attempts: 1 });
    await transition(order, 'CONFIRMED', 'PREPARING', 'READY');
    mail.server().refuse(null);
    await product().api.get('retryMail', { params: { id: waiting.id } }, { token: product().token });
    // Whether the mail of the last transition was refused once, too, is chance: only this one is waited for.
    const late = () => mail.receivedBy(customerEmail).find(({ messageId }) => messageId.includes(waiting.id));
    await expect.poll(() => late()?.subject, SOON).toBe(`We have your order ${order.orderNumber}`);
    expect(late()?.text).toContain('Your order is ready by now');
    expect(late()?.text).not.toContain('Ready around');
  });
});
