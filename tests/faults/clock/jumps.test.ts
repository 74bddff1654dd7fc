import { addDays, localDay } from '@pickup/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dealForm, inDays } from '../../restaurant/deals.js';
import { DATABASES } from '../../restaurant/demo-copy.js';
import { createClient, type Client } from '../../product/client.js';
import { keepingCookies } from '../../product/cookies.js';
import { OWNER_EMAIL } from '../../product/secrets.js';
import { addVisitorAccount } from '../../restaurant/accounts.js';
import { signIn } from '../../product/sign-in.js';
import { casesInDepth } from '../../depth.js';
import { audit, newestOrder } from '../orders/audit.js';
import { OrderLedger } from '../orders/order-ledger.js';
import { reportAudit } from '../orders/report.js';
import { startWithMovableClock, type MovableProduct } from '../../restaurant/moving-clock.js';
import { useRestaurant } from '../../restaurant/use-restaurant.js';

/** How long a wrong password may keep anybody out, in seconds. */
const LONGEST_LOCK_S = 15 * 60;
const JUMPS = [0, 1, -1, 1, 0];

const today = () => localDay(new Date(), 'Europe/Amsterdam');

describe.each(casesInDepth(DATABASES))('a clock that jumps by a day, on %s', (database) => {
  const restaurant = useRestaurant(database);
  let product: MovableProduct;
  let api: Client;

  beforeAll(async () => {
    // What is rendered ahead is cached under the clock too.
    product = await startWithMovableClock(restaurant(), { RATE_LIMITS: 'on', PICKUP_SHORT_LIVED: 'off' });
    api = createClient(product.url);
  });
  beforeEach(() => product.moveClock(0));

  it('leaves order numbers unique and orders whole', async () => {
    const { sql } = restaurant();
    const since = await newestOrder(sql);
    const ledger = new OrderLedger(await api.get('menuItems', {}));
    for (const days of JUMPS) {
      await product.moveClock(days);
      const day = addDays(today(), days).replaceAll('-', '');
      for (let order = 0; order < 3; order += 1) {
        const attempt = ledger.next();
        const repeated = attempt.acknowledged !== null;
        const placed = await api.get('placeOrder', { body: attempt.body, headers: { 'idempotency-key': attempt.key } });
        ledger.acknowledge(attempt, placed);
        if (!repeated) expect(placed.orderNumber.slice(0, 8)).toBe(day);
      }
    }
    const rounds = JUMPS.length;
    reportAudit({ fault: 'clock', database, rounds, ledger }, await audit(sql, ledger, since));
  });

  it('ends cached responses and pages when their day is over, and brings them back with it', async () => {
    const token = await signIn(api, restaurant().dataDir);
    const title = 'Only today';
    const body = dealForm({ title, validFrom: inDays(0), validUntil: inDays(0) });
    await api.get('createDeal', { body }, { token });
    const isShown = async () => ({
      call: (await api.get('deals', {})).some((deal) => deal.title === title),
      page: (await api.send('/deals', { headers: { accept: 'text/html' } })).text.includes(title),
    });
    for (const days of [0, 1, 0, 2, 0]) {
      await product.moveClock(days);
      const there = days === 0;
      expect(await isShown()).toEqual({ call: there, page: there });
    }
  });

  it('ends sessions that are over, renews the others, and lets the owner sign in at any time', async () => {
    const browser = createClient(product.url, keepingCookies());
    const statusOf = async (token: string) => (await browser.call('adminOrders', { query: {} }, { token })).status;
    let token = await signIn(browser, restaurant().dataDir);
    await product.moveClock(1);
    expect(await statusOf(token)).toBe(401);
    token = (await browser.get('renewSession', {})).accessToken;
    expect(await statusOf(token)).toBe(200);
    for (const days of [-1, 0, 40]) {
      await product.moveClock(days);
      if (days === 40) expect((await browser.call('renewSession', {})).status).toBe(401);
      token = await signIn(browser, restaurant().dataDir);
      expect(await statusOf(token)).toBe(200);
    }
  });

  it('locks nobody out for longer than the limit says', async () => {
    const email = `not-${OWNER_EMAIL}`;
    await addVisitorAccount(restaurant().sql, email);
    const guess = async () => {
      const body = { email, password: 'a wrong password' };
      const { status, headers } = await api.call('login', { body });
      return { status, wait: Number(headers.get('retry-after') ?? 0) };
    };
    const untilRefused = async () => {
      let answer = await guess();
      for (let tries = 0; tries < 12 && answer.status === 401; tries += 1) answer = await guess();
      return answer;
    };
    for (const days of [0, -1, 0]) {
      await product.moveClock(days);
      expect((await guess()).status).toBe(401);
      const { status, wait } = await untilRefused();
      expect(status).toBe(429);
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(LONGEST_LOCK_S);
    }
  });

  it('is nothing to fall over', async () => {
    expect((await product.stop()).code).toBe(0);
    expect(product.logs()).not.toMatch(/\berror:/);
  });
});
