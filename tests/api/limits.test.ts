import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '@pickup/contract';
import { sendRaw } from '../product/raw-socket.js';
import { addDish, countRows } from '../restaurant/content.js';
import { dishLine, orderOf } from '../restaurant/orders.js';
import { NO_MAIL_SERVER } from '../restaurant/use-mail.js';
import { DATABASES, LIMITED, useProduct, useProducts, type RunningProduct } from '../restaurant/use-product.js';
import { addVisitorAccount } from '../restaurant/accounts.js';

const ORDERS = 40;
const REVIEWS = 20;
const VOTES = 120;
const VOTES_OF_ONE = 20;

const from = (address: string, more: Record<string, string> = {}) => ({
  headers: { 'x-forwarded-for': address, ...more },
});
const review = { customerName: 'Anna', customerEmail: 'anna@example.com', rating: 5 };

const written = async ({ api }: RunningProduct) =>
  (await api.get('createReview', { body: review }, from('192.0.2.250'))).id;
/**
 * So many at a time, with every limit inside such a group: orders wait for each other, and one that waits for 8 s is
 * refused.
 */
const AT_ONCE = 25;

async function times<Result>(count: number, work: (index: number) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  while (results.length < count) {
    const length = Math.min(AT_ONCE, count - results.length);
    results.push(...(await Promise.all(Array.from({ length }, (_, index) => work(results.length + index)))));
  }
  return results;
}

/** How many answers have each status. */
function statusCounts(answers: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** So that orders are limited by their rate alone; of open ones see orders/open-orders.test.ts. */
const products = useProducts({ ...LIMITED, OPEN_ORDERS: '99999' });

describe.each(DATABASES)('a flood on %s', (database) => {
  const product = products[database];
  let dish = '';
  beforeAll(async () => {
    dish = await addDish(product().sql);
  });
  const order = (address: string, key?: string) =>
    product().api.call(
      'placeOrder',
      { body: orderOf([dishLine(dish)]) },
      from(address, key === undefined ? {} : { 'idempotency-key': key }),
    );

  it('of orders from one address: as many as no family ever needs, then 429 and nothing more is stored', async () => {
    const { sql } = product();
    const before = await countRows(sql, 'orders');
    const answers = await times(ORDERS + 25, () => order('198.51.100.1'));
    expect(statusCounts(answers)).toEqual({ 201: ORDERS, 429: 25 });
    expect(await countRows(sql, 'orders')).toBe(before + ORDERS);
    const refused = await order('198.51.100.1');
    expect(refused).toMatchObject({ status: 429, error: { name: 'RateLimitError' } });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(600);
    expect(refused.ok ? '' : refused.error.message).toMatch(/^Too many attempts\. Try again in \d+ minutes?\.$/);
  });

  it('of orders, reviews and sign-ins: who is over the limit is told before the next body has come', async () => {
    const { api, sql, url } = product();
    const address = '198.51.100.9';
    for (let guest = 0; guest < 4; guest += 1) await addVisitorAccount(sql, `guest${guest}@example.com`);
    const calls = [
      { path: '/api/orders', turns: ORDERS + 1, ask: () => order(address) },
      {
        path: '/api/reviews',
        turns: REVIEWS + 1,
        ask: () => api.call('createReview', { body: review }, from(address)),
      },
      {
        path: '/api/auth/login',
        turns: 31,
        ask: (index: number) =>
          api.call('login', { body: { email: `guest${index % 4}@example.com`, password: 'wrong' } }, from(address)),
      },
    ];
    for (const { path, turns, ask } of calls) {
      await times<{ status: number }>(turns, ask);
      const head = [`POST ${path} HTTP/1.1`, 'Host: x', `X-Forwarded-For: ${address}`, 'Content-Length: 20'];
      const bytes = [...head, 'Content-Type: application/json', '', ''].join('\r\n');
      expect([path, (await sendRaw(url, bytes, { until: /\r\n\r\n/ })).status]).toEqual([path, 429]);
    }
  });

  it('leaves every other address alone', async () => {
    await times(ORDERS + 5, () => order('198.51.100.2'));
    const answers = await times(10, (index) => order(`198.51.101.${index + 1}`));
    expect(statusCounts(answers)).toEqual({ 201: 10 });
    expect((await product().api.call('menuItems', {}, from('198.51.100.2'))).status).toBe(200);
  });

  it('counts an IPv6 /64 network as one visitor', async () => {
    const answers = await times(ORDERS + 4, (index) => order(`2001:db8:1:2::${index + 1}`));
    expect(statusCounts(answers)).toEqual({ 201: ORDERS, 429: 4 });
    expect((await order('2001:db8:1:3::1')).status).toBe(201);
  });

  it('is limited per IPv6 /56, too, and not across them', async () => {
    const { api } = product();
    const write = (address: string) => api.call('createReview', { body: review }, from(address));
    const answers = await times(4 * REVIEWS + 5, (index) => write(`2001:db8:5:a1${(index + 16).toString(16)}::1`));
    expect(statusCounts(answers)).toEqual({ 201: 4 * REVIEWS, 429: 5 });
    expect((await write('2001:db8:5:a200::1')).status).toBe(201);
  });

  it('never refuses the repeat of an order, past the limit or not, and does not count it', async () => {
    const key = randomUUID();
    const together = await times(ORDERS + 10, () => order('198.51.100.3', key));
    expect(statusCounts(together)).toEqual({ 201: 1, 200: ORDERS + 9 });
    const rest = await times(ORDERS, () => order('198.51.100.3'));
    expect(statusCounts(rest)).toEqual({ 201: ORDERS - 1, 429: 1 });
    const first = together.find(({ status }) => status === 201);
    expect(await order('198.51.100.3', key)).toMatchObject({ status: 200, text: first?.text });
    expect((await order('198.51.100.3', randomUUID())).status).toBe(429);
  });

  it('of reviews from one address: 429, and elsewhere none', async () => {
    const { api, sql } = product();
    const before = await countRows(sql, 'reviews');
    const write = (address: string) => api.call('createReview', { body: review }, from(address));
    const answers = await times(REVIEWS + 6, () => write('198.51.100.4'));
    expect(statusCounts(answers)).toEqual({ 201: REVIEWS, 429: 6 });
    expect(await countRows(sql, 'reviews')).toBe(before + REVIEWS);
    expect((await write('198.51.100.5')).status).toBe(201);
  });

  it('of votes for one review by ever other browsers of one address: 429', async () => {
    const running = product();
    const id = await written(running);
    const vote = (address: string, browser: string) =>
      running.api.call('voteHelpful', { params: { id } }, from(address, { 'user-agent': browser }));
    const answers = await times(VOTES_OF_ONE + 10, (index) => vote('198.51.100.6', `browser ${index}`));
    expect(statusCounts(answers)).toEqual({ 200: VOTES_OF_ONE, 429: 10 });
    expect(await vote('198.51.100.7', 'browser')).toMatchObject({ body: { newHelpfulCount: VOTES_OF_ONE + 1 } });
  });

  it('of votes from one address, whatever they are for: 429', async () => {
    const { api } = product();
    const vote = (id: string) => api.call('voteHelpful', { params: { id } }, from('198.51.100.8'));
    const answers = await times(VOTES + 5, (index) => vote(`review-${index}`));
    expect(statusCounts(answers)).toEqual({ 404: VOTES, 429: 5 });
  });

  it('may be refused by every call of the table that says so', () => {
    for (const name of ['placeOrder', 'createReview', 'voteHelpful'] as const) {
      expect(endpoints[name].errors).toContain(429);
    }
  });

  it('leaves no address in the database', async () => {
    const { sql } = product();
    const hasTable = await sql.schema.hasTable('rate_limits');
    const rows = hasTable ? z.array(z.object({ key: z.string() })).parse(await sql('rate_limits').select('key')) : [];
    expect(rows.length > 0).toBe(database === 'postgres');
    expect(rows.filter(({ key }) => /\d+\.\d+\.\d+|::|2001/.test(key))).toEqual([]);
  });
});

describe('whose address is believed', () => {
  const vote = ({ api }: RunningProduct, id: string, headers: Record<string, string>) =>
    api.call('voteHelpful', { params: { id } }, { headers });
  /** Votes of one browser for one review, each with other headers: as many as are counted are other visitors. */
  const visitors = async (running: RunningProduct, headers: Record<string, string>[]) => {
    const id = await written(running);
    const counted = [];
    for (const each of headers) {
      const answer = await vote(running, id, each);
      counted.push(answer.ok && answer.body.success);
    }
    return counted;
  };

  describe('without TRUST_PROXY', () => {
    const product = useProduct('sqlite', { ...NO_MAIL_SERVER, RATE_LIMITS: 'on' });

    it('is the connection, whatever the headers say', async () => {
      const spoofed: Record<string, string>[] = [
        {},
        { 'x-forwarded-for': '203.0.113.1' },
        { 'x-forwarded-for': '203.0.113.2, 203.0.113.3' },
        { 'x-real-ip': '203.0.113.4' },
        { forwarded: 'for=203.0.113.5' },
        { 'true-client-ip': '203.0.113.6', 'cf-connecting-ip': '203.0.113.7' },
      ];
      expect(await visitors(product(), spoofed)).toEqual([true, false, false, false, false, false]);
    });

    it('is limited although every request names another one', async () => {
      const { api } = product();
      const answers = await times(REVIEWS + 5, (index) =>
        api.call('createReview', { body: review }, from(`203.0.113.${index}`)),
      );
      expect(statusCounts(answers)[429]).toBeGreaterThanOrEqual(5);
    });
  });

  describe('with TRUST_PROXY', () => {
    const product = products.sqlite;

    it('is the last one, which our proxy has added, and none that came before it', async () => {
      const lists = [
        '203.0.113.1',
        'evil, 203.0.113.1',
        '203.0.113.9,203.0.113.8, 203.0.113.1',
        '203.0.113.1, 203.0.113.2',
        `${'1.2.3.4,'.repeat(500)} 203.0.113.2`,
        '::ffff:203.0.113.2',
      ];
      expect(
        await visitors(
          product(),
          lists.map((list) => ({ 'x-forwarded-for': list })),
        ),
      ).toEqual([true, false, false, true, false, false]);
    });

    it('is the connection where there is no such header', async () => {
      expect(await visitors(product(), [{}, {}, { 'x-forwarded-for': '' }])).toEqual([true, false, false]);
    });
  });
});
