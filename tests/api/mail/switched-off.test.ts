import { describe, expect, it } from 'vitest';
import { countRows } from '../../restaurant/content.js';
import { storeMail } from '../../restaurant/store-mail.js';
import { useProduct } from '../../restaurant/use-product.js';
import { mailCalls } from './mail-calls.js';

describe('a restaurant without a mail server', () => {
  const product = useProduct();
  const { place, move, status, retry } = mailCalls(product);

  it('writes no mail, whatever happens to an order', async () => {
    await move(await place(), 'CONFIRMED', 'PREPARING', 'READY', 'CANCELLED');
    await product().api.get('cancelOrder', { params: { id: (await place()).id } });
    expect(await countRows(product().sql, 'order_mails')).toBe(0);
  });

  it('says so to its owner', async () => {
    expect(await status()).toEqual({ enabled: false, waiting: 0, troubled: [] });
    // From the time when there was a mail server.
    const id = await storeMail(product().sql, { kind: 'no-board', recipient: 'owner@example.com' });
    const answer = await retry(id);
    expect(answer.ok ? answer.status : [answer.status, answer.error.message]).toEqual([
      409,
      'No mail is sent: SMTP_URL is not set.',
    ]);
    expect(await retry('any')).toMatchObject({ status: 404 });
  });
});

describe('the demo', () => {
  const product = useProduct('sqlite', { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'kitchen@example.com' });
  const { status } = mailCalls(product);

  it('writes to nobody about the orders it comes with', async () => {
    expect((await status()).enabled).toBe(true);
    expect(await countRows(product().sql, 'order_mails', { mail_kind: 'received' })).toBe(0);
    expect(await countRows(product().sql, 'order_mails', { mail_kind: 'ready' })).toBe(0);
  });
});
