import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeDue, storeMail } from '../../restaurant/store-mail.js';
import { SOON, useMail } from '../../restaurant/use-mail.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';
import { regulars, somebody } from './customer-actions.js';

const Row = z.object({ id: z.number() });
const Rows = z.array(z.object({ mail_kind: z.string(), mail_state: z.string(), recipient: z.string() }));

describe.each(DATABASES_IN_DEPTH)("a customer's mail on %s", (database) => {
  const mail = useMail();
  const product = useProduct(database, mail.env);
  const { owner, held, erase, place, finish, rowsWith } = regulars(database, product);
  const troubled = async (email: string) =>
    (await product().api.get('mailStatus', {}, owner())).troubled.filter(({ recipient }) => recipient === email);

  it('is handed over with the orders it was about, and the owner’s own is not', async () => {
    const who = somebody();
    const order = await finish(await place(who));
    const { sql } = product();
    await makeDue(sql, who.email);
    await mail.arrived(who.email, 2);
    const { id: orderId } = Row.parse(await sql('orders').where({ number: order.orderNumber }).first('id'));
    await storeMail(sql, { kind: 'unseen', recipient: 'owner@example.com', orderId, state: 'sent' });
    const answer = await held(who.typed);
    if (!answer.ok) throw new Error(answer.error.message);
    expect(answer.body.orders[0]?.mails.map(({ kind, recipient }) => [kind, recipient])).toEqual([
      ['received', who.email],
      ['ready', who.email],
    ]);
    expect(answer.text).not.toContain('owner@example.com');
  });

  it('is erased with them: what was sent belongs to nobody, what waits is never sent', async () => {
    const who = somebody();
    const order = await place(who);
    await mail.arrived(who.email, 1);
    mail.server().refuse({ code: 450, words: 'not now', recipient: new RegExp(who.email) });
    await finish(order);
    const { sql } = product();
    await makeDue(sql, who.email);
    await expect.poll(async () => (await troubled(who.email)).length, SOON).toBe(1);
    expect((await erase(who.typed)).status).toBe(200);
    mail.server().refuse(null);
    expect(await rowsWith(who.mark)).toEqual({});
    const rows = Rows.parse(
      await sql('order_mails')
        .join('orders', 'orders.id', 'order_mails.order_id')
        .where({ number: order.orderNumber })
        .select('mail_kind', 'mail_state', 'recipient'),
    );
    expect(rows.map(({ mail_kind, mail_state }) => [mail_kind, mail_state])).toEqual([['received', 'sent']]);
    expect(rows[0]?.recipient).toMatch(/^erased-[0-9a-f]{24}@invalid$/);
  });
});
