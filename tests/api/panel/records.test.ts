import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { addDish, countRows } from '../../restaurant/content.js';
import { placeForOwner } from '../../restaurant/orders.js';
import { signInToPanel, type Panel } from '../../restaurant/panel.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';

const Row = z.object({ document_id: z.string() });

/** Mail about an order as the outbox would hold it. */
async function addMail(sql: Knex, orderId: string, changes: object): Promise<string> {
  const now = new Date();
  const id = randomUUID().replaceAll('-', '').slice(0, 24);
  const order = sql('orders').where({ document_id: orderId }).select('id');
  await sql('order_mails').insert({
    document_id: id,
    order_id: order,
    mail_kind: 'received',
    once_key: id,
    recipient: 'anna@example.com',
    language: 'en',
    mail_state: 'waiting',
    attempts: 0,
    queued_at: now,
    next_attempt_at: now,
    created_at: now,
    updated_at: now,
    published_at: now,
    ...changes,
  });
  return id;
}

describe.each(DATABASES_IN_DEPTH)('what the product itself writes, in the raw panel, on %s', (database) => {
  const product = useProduct(database);
  let panel: Panel;
  let order = '';

  beforeAll(async () => {
    panel = await signInToPanel(product().api, product().dataDir);
    order = (await placeForOwner(product(), await addDish(product().sql))).id;
    await product().sql('order_boards').insert({ document_id: 'board', connection_id: 'b', seen_at: new Date() });
    const event = { document_id: 'event', order_row: 1, event_kind: 'placed', happened_at: new Date() };
    await product().sql('order_events').insert(event);
  });

  it.each([
    ['order-move', 'order_moves', { movedBy: 'nobody' }, 'The history of an order is not changed by hand'],
    ['order-day', 'order_days', { lastCounter: 1 }, 'Order numbers are counted by the product'],
    // Strapi itself keeps these from the panel.
    ['order-tally', 'order_tallies', { value: 1 }, 'Policy Failed'],
    ['order-event', 'order_events', { eventKind: 'moved' }, 'Policy Failed'],
    ['board', 'order_boards', { connectionId: 'c' }, 'Policy Failed'],
  ])('a record of %s is neither changed nor deleted', async (type, table, fields, sentence) => {
    const { sql } = product();
    const records = panel.records(`plugin::ordering.${type}`);
    const { document_id: id } = Row.parse(await sql(table).whereNotNull('document_id').first());
    const before: unknown = await sql(table).where({ document_id: id }).first();
    const count = await countRows(sql, table);
    await expect(records.edit(id, fields)).rejects.toThrow(sentence);
    await expect(records.remove(id)).rejects.toThrow(sentence);
    await expect(records.removeAll([id])).rejects.toThrow(sentence);
    expect(await sql(table).where({ document_id: id }).first()).toEqual(before);
    expect(await countRows(sql, table)).toBe(count);
  });

  it('a failed mail set to waiting is due at once', async () => {
    const { sql } = product();
    const failed = { mail_state: 'failed', attempts: 9, last_error: '550 no such user', next_attempt_at: null };
    const id = await addMail(sql, order, failed);
    await panel.records('plugin::ordering.order-mail').edit(id, { mailState: 'waiting' });
    const due = await sql('order_mails').where({ document_id: id }).where('next_attempt_at', '<=', new Date());
    expect(due).toMatchObject([{ mail_state: 'waiting', attempts: 9 }]);
  });

  it.each([
    [
      { mail_state: 'sent', sent_at: new Date() },
      { mailState: 'waiting' },
      'A mail that is sent cannot become waiting',
    ],
    [{ mail_state: 'waiting' }, { mailState: 'sent' }, 'A mail that is waiting cannot become sent'],
    [{ mail_state: 'failed' }, { mailState: 'waiting', recipient: 'b@example.com' }, 'Recipient stays as it is'],
    [{ mail_state: 'waiting' }, { order: { set: [] } }, 'Order stays as it is'],
    [{ mail_state: 'waiting' }, { attempts: 0, sentAt: '2026-11-21T12:00:00.000Z' }, 'Sent at stays as it is'],
  ])('mail that is %j does not take %j', async (stored, fields, sentence) => {
    const { sql } = product();
    const id = await addMail(sql, order, stored);
    const before: unknown = await sql('order_mails').where({ document_id: id }).first();
    await expect(panel.records('plugin::ordering.order-mail').edit(id, fields)).rejects.toThrow(sentence);
    expect(await sql('order_mails').where({ document_id: id }).first()).toEqual(before);
  });

  it('mail that is not sent goes to the corrected address of its order, and to nobody without one', async () => {
    const { sql } = product();
    const { id: corrected } = await placeForOwner(product(), await addDish(sql));
    const changes = [
      { mail_state: 'waiting' },
      { mail_state: 'failed' },
      { mail_state: 'sent', sent_at: new Date() },
      { claimed_until: new Date(Date.now() + 60_000) },
      { mail_kind: 'unseen', recipient: 'owner@example.com' },
    ];
    const ids: string[] = [];
    for (const change of changes) ids.push(await addMail(sql, corrected, change));
    const recipients = async (): Promise<unknown[]> => {
      const rows = z
        .array(z.object({ document_id: z.string(), recipient: z.string() }))
        .parse(await sql('order_mails').whereIn('document_id', ids));
      return ids.map((id) => rows.find((row) => row.document_id === id)?.recipient);
    };
    const orders = panel.records('plugin::ordering.order');
    await orders.edit(corrected, { customerEmail: 'right@example.com' });
    const [right, wrong, owner] = ['right@example.com', 'anna@example.com', 'owner@example.com'];
    expect(await recipients()).toEqual([right, right, wrong, wrong, owner]);
    const customer = Row.parse(await sql('customers').where({ email: right }).first());
    await panel.records('plugin::ordering.customer').edit(customer.document_id, { email: 'best@example.com' });
    expect(await recipients()).toEqual(['best@example.com', 'best@example.com', wrong, wrong, owner]);
    await orders.edit(corrected, { customerEmail: '' });
    expect(await recipients()).toEqual([undefined, undefined, wrong, wrong, owner]);
  });

  it('only waiting mail that nobody has in hand can be deleted, and none is written here', async () => {
    const { sql } = product();
    const mails = panel.records('plugin::ordering.order-mail');
    const inHand = await addMail(sql, order, { claimed_until: new Date(Date.now() + 60_000) });
    await expect(mails.remove(inHand)).rejects.toThrow(/400.*This mail is being sent right now/);
    const sent = await addMail(sql, order, { mail_state: 'sent', sent_at: new Date() });
    await expect(mails.remove(sent)).rejects.toThrow(/400.*A mail that is sent is kept with its order/);
    const waiting = await addMail(sql, order, {});
    await mails.remove(waiting);
    const left = await sql('order_mails').whereIn('document_id', [inHand, sent, waiting]).pluck('document_id');
    expect(left.toSorted()).toEqual([inHand, sent].toSorted());
    const mail = { mailKind: 'received', onceKey: 'by-hand', recipient: 'a@example.com', queuedAt: new Date() };
    await expect(mails.make(mail)).rejects.toThrow(/400.*Mails are not written here/);
  });
});
