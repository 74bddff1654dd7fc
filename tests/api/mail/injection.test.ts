import { MAIL_HELD_BACK } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../../restaurant/use-product.js';
import { mailCalls, newAddress } from './mail-calls.js';
import { storeMail } from '../../restaurant/store-mail.js';
import { SOON, useMail } from '../../restaurant/use-mail.js';

const MARKUP = '<img src=x onerror=alert(1)>"><script>alert(2)</script>';
const HEADERS = 'Eve\r\nBcc: everybody@example.com\r\nSubject: You have won\r\n\r\nClick here';

describe('what people write into their orders', () => {
  const mail = useMail();
  const product = useProduct('sqlite', Object.assign(mail.env, { RATE_LIMITS: 'on' }));
  const { place, retry, status } = mailCalls(product);

  it('is text in a mail: no header, no recipient and no markup', async () => {
    const { sql } = product();
    await sql('restaurants').update({ name: `Mirabelle ${HEADERS}`, phone: MARKUP });
    const customerEmail = newAddress();
    await place({
      customerEmail,
      customerName: `Eve ${MARKUP}`.slice(0, 100),
      notes: `${HEADERS} ${MARKUP}`,
    });
    const received = await mail.only(customerEmail);
    expect(received.recipients).toEqual([customerEmail]);
    const keys = received.headers.map(({ key }) => key);
    expect(keys.filter((key) => key === 'subject')).toHaveLength(1);
    expect(keys).not.toContain('bcc');
    expect(received.subject).toMatch(/^We have your order \d{8}-\d{3,}$/);
    expect(received.html).not.toMatch(/<script|<img/);
    expect(received.html).toContain('&lt;script&gt;alert(2)&lt;/script&gt;');
    // As a person typed it, in the part that is only text.
    expect(received.text).toContain('<script>alert(2)</script>');
  });

  it('holds no address that a mail program makes a link of, in either part', async () => {
    const customerEmail = newAddress();
    await place({
      customerEmail,
      customerName: 'Get rich: https://evil.example',
      notes: 'See www.evil.example/x or write to me@evil.example',
    });
    const { text, html } = await mail.only(customerEmail);
    for (const part of [text, html]) {
      expect(part).toContain('Get rich: https: //evil. example');
      expect(part).toContain('See www. evil. example/x or write to me @ evil. example');
      expect(part).not.toMatch(/evil\.\S|:\/\/evil|@evil/);
    }
  });

  it('reaches one mailbox ten times an hour, and no order is lost', async () => {
    const [name = '', server = ''] = newAddress().split('@');
    const spellings = Array.from({ length: 14 }, (_, index) => `${name}+${index % 4}@${server}`);
    const orders = [];
    for (const customerEmail of spellings) orders.push(await place({ customerEmail }));
    expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(14);
    const heldBack = async () => (await status()).troubled.filter(({ lastError }) => lastError === MAIL_HELD_BACK);
    await expect.poll(async () => (await heldBack()).length, SOON).toBe(4);
    const sent = () => [0, 1, 2, 3].flatMap((index) => mail.receivedBy(`${name}+${index}@${server}`));
    expect(sent()).toHaveLength(10);
    const [held] = await heldBack();
    expect(held).toMatchObject({ kind: 'received', state: 'failed', nextAttemptAt: null });
    await retry(held?.id ?? '');
    await expect.poll(() => sent().length, SOON).toBe(11);
  });

  it('makes no further recipient when a developer has edited the address into several', async () => {
    const { sql } = product();
    const id = await storeMail(sql, {
      kind: 'no-board',
      recipient: 'one@example.com, two@example.com\r\nRCPT TO:<three@example.com>',
    });
    await expect
      .poll(async () => (await sql('order_mails').where({ document_id: id }).first('attempts')) as unknown, {
        timeout: 15_000,
      })
      .toEqual({ attempts: 1 });
    for (const who of ['one', 'two', 'three']) expect(mail.receivedBy(`${who}@example.com`)).toEqual([]);
  });
});
