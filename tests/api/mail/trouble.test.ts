import { afterEach, describe, expect, it } from 'vitest';
import { DATABASES_IN_DEPTH, useOwnProduct, useProduct } from '../../restaurant/use-product.js';
import { mailCalls, newAddress } from './mail-calls.js';
import { countRows } from '../../restaurant/content.js';
import { storeMail } from '../../restaurant/store-mail.js';
import { SOON, useMail } from '../../restaurant/use-mail.js';

const HOUR_MS = 3_600_000;

describe.each(DATABASES_IN_DEPTH)('mail that cannot be sent, on %s', (database) => {
  const mail = useMail();
  const product = useProduct(database, mail.env);
  const { place, status, retry, whenMail } = mailCalls(product);
  /** The owner gets mail, too: it is looked at elsewhere. */
  const troubledOf = async (email: string) => (await status()).troubled.filter(({ recipient }) => recipient === email);

  afterEach(() => mail.proxy().restore());

  it('waits while the mail server is away, is seen by the owner, and comes when tried again', async () => {
    mail.proxy().cut();
    const customerEmail = newAddress();
    const order = await place({ customerEmail });
    const waiting = await whenMail(order, { state: 'waiting', attempts: 1 });
    expect(waiting.lastError).toMatch(/socket|ECONN/i);
    // A pause of half a minute, give or take a tenth, after an attempt that a busy machine may make later.
    const pause = Date.parse(waiting.nextAttemptAt ?? '') - Date.parse(waiting.createdAt);
    expect(pause).toBeGreaterThan(26_000);
    expect(pause).toBeLessThan(60_000);
    const { enabled, waiting: count } = await status();
    expect(enabled).toBe(true);
    expect(count).toBeGreaterThan(0);
    expect(await troubledOf(customerEmail)).toEqual([waiting]);

    expect((await retry(waiting.id)).status).toBe(200);
    const again = await whenMail(order, { state: 'waiting', attempts: 2, lastError: waiting.lastError });
    mail.proxy().restore();
    const answer = await retry(again.id);
    expect(answer.ok && answer.body).toMatchObject({ id: again.id, state: 'waiting', lastError: null });
    await mail.only(customerEmail);
    await whenMail(order, { state: 'sent', attempts: 3, lastError: null });
    expect(await troubledOf(customerEmail)).toEqual([]);
  });

  it('is retried by itself after its pause', async () => {
    mail.server().refuse({ code: 421, words: 'come back later', recipient: /./ });
    const customerEmail = newAddress();
    const order = await place({ customerEmail });
    const { id } = await whenMail(order, { state: 'waiting', attempts: 1 });
    mail.server().refuse(null);
    await product().sql('order_mails').where({ document_id: id }).update({ next_attempt_at: new Date() });
    await mail.only(customerEmail);
    await whenMail(order, { state: 'sent', attempts: 2 });
  });

  it('fails at once when its recipient is refused permanently, and can be retried', async () => {
    const customerEmail = newAddress();
    mail.server().refuse({ code: 550, words: `no such user ${customerEmail} here`, recipient: /./ });
    const order = await place({ customerEmail });
    const failed = await whenMail(order, { state: 'failed', attempts: 1, nextAttemptAt: null });
    expect(failed.lastError).toContain('550 no such user');
    // The recipient stands beside it; what a server quotes is nobody's.
    expect(failed.lastError).not.toContain('@');
    expect(await troubledOf(customerEmail)).toEqual([failed]);
    mail.server().refuse(null);
    expect((await retry(failed.id)).status).toBe(200);
    await mail.only(customerEmail);
  });

  it('fails a day after it was queued, and is no trouble any more after a week', async () => {
    const customerEmail = newAddress();
    mail.server().refuse({ code: 450, words: 'greylisted', recipient: new RegExp(customerEmail) });
    const order = await place({ customerEmail });
    const { id } = await whenMail(order, { state: 'waiting', attempts: 1 });
    const yesterday = new Date(Date.now() - 24 * HOUR_MS);
    await product().sql('order_mails').where({ document_id: id }).update({ queued_at: yesterday });
    await retry(id);
    await whenMail(order, { state: 'failed', attempts: 2 });
    expect(await troubledOf(customerEmail)).toMatchObject([{ id }]);
    const lastWeek = new Date(Date.now() - 8 * 24 * HOUR_MS);
    await product().sql('order_mails').where({ document_id: id }).update({ queued_at: lastWeek });
    expect(await troubledOf(customerEmail)).toEqual([]);
    mail.server().refuse(null);
  });

  it('delays no other mail', async () => {
    const [refused, served] = [newAddress(), newAddress()];
    mail.server().refuse({ code: 450, words: 'greylisted', recipient: new RegExp(refused) });
    await place({ customerEmail: refused });
    await place({ customerEmail: served });
    await mail.only(served);
    mail.server().refuse(null);
  });

  it('is not tried again once it was sent, nor when it never was', async () => {
    const order = await place({ customerEmail: newAddress() });
    const { id } = await whenMail(order, { state: 'sent' });
    const [sent, unknown] = [await retry(id), await retry('never-written')];
    expect(sent.ok ? sent.status : [sent.status, sent.error.message]).toEqual([
      409,
      'This mail has been sent already.',
    ]);
    expect(unknown.ok ? unknown.status : [unknown.status, unknown.error.message]).toEqual([
      404,
      'There is no such mail.',
    ]);
  });

  it('is left to the instance that has claimed it, and taken once the claim has expired', async () => {
    const { sql } = product();
    const inSeconds = (seconds: number) => new Date(Date.now() + 1000 * seconds);
    const [held, ended, putBack, free] = [newAddress(), newAddress(), newAddress(), newAddress()];
    // The other one's clock is a few seconds ahead.
    const id = await storeMail(sql, { kind: 'no-board', recipient: held, claimedUntil: inSeconds(25) });
    await storeMail(sql, { kind: 'no-board', recipient: ended, claimedUntil: inSeconds(-1) });
    // Made before the clock was put back by a day.
    await storeMail(sql, { kind: 'no-board', recipient: putBack, claimedUntil: inSeconds(24 * 3600) });
    await storeMail(sql, { kind: 'no-board', recipient: free });
    for (const recipient of [ended, putBack, free]) await mail.only(recipient);
    expect(mail.receivedBy(held)).toEqual([]);
    await sql('order_mails')
      .where({ document_id: id })
      .update({ claimed_until: inSeconds(-1) });
    await mail.only(held);
  });
});

describe.each(DATABASES_IN_DEPTH)('mail that is under way when the product stops, on %s', (database) => {
  const mail = useMail();
  const product = useOwnProduct(database, mail.env);
  const { place, status } = mailCalls(product);

  it('is none about the orders that the demo comes with', async () => {
    expect((await status()).enabled).toBe(true);
    for (const mail_kind of ['received', 'ready']) {
      expect(await countRows(product().sql, 'order_mails', { mail_kind })).toBe(0);
    }
  });

  it('is finished', async () => {
    const { sql, url, stop } = product();
    const before = mail.server().attempts();
    mail.server().hold();
    const customerEmail = newAddress();
    await place({ customerEmail });
    await expect.poll(() => mail.server().attempts(), SOON).toBeGreaterThan(before);
    const stopped = stop();
    const isOpen = () =>
      fetch(url).then(
        () => true,
        () => false,
      );
    await expect.poll(isOpen, SOON).toBe(false);
    mail.server().release();
    expect((await stopped).code).toBe(0);
    await mail.only(customerEmail);
    const row: unknown = await sql('order_mails').where({ recipient: customerEmail }).first('mail_state');
    expect(row).toEqual({ mail_state: 'sent' });
  });
});

describe("a mail server whose certificate is nobody's", () => {
  const mail = useMail({ disabledCommands: ['AUTH'] });
  const product = useProduct('sqlite', mail.env);
  const { place, whenMail } = mailCalls(product);

  it('gets no mail, and the owner reads why', async () => {
    const order = await place({ customerEmail: newAddress() });
    const { lastError } = await whenMail(order, { state: 'waiting', attempts: 1 });
    expect(lastError).toMatch(/certificate/);
    expect([mail.server().attempts(), mail.server().received]).toEqual([0, []]);
  });
});
