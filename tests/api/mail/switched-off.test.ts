import { describe, expect, it } from 'vitest';
import { countRows } from '../../restaurant/content.js';
import { storeMail } from '../../restaurant/store-mail.js';
import { useProduct } from '../../restaurant/use-product.js';
import { mailCalls } from './mail-calls.js';

describe('a restaurant without a mail server', () => {
  const product = useProduct();
  const { place, transition, status, retry } = mailCalls(product);

  it('writes no mail, whatever happens to an order', async () => {
    await transition(await place(), 'CONFIRMED', 'PREPARING', 'READY', 'CANCELLED');
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
