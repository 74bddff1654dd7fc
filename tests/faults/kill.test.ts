import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countRows } from '../restaurant/content.js';
import { DATABASES } from '../restaurant/demo-copy.js';
import { createClient } from '../product/client.js';
import { startMailServer, type MailServer } from '../product/mail-server.js';
import { FULL, SEED } from '../depth.js';
import { audit, newestOrder } from './orders/audit.js';
import { OrderLedger } from './orders/order-ledger.js';
import { reportAudit } from './orders/report.js';
import { sendAgain, startOrderLoad } from './orders/order-load.js';
import { useRestaurant, type Restaurant } from '../restaurant/use-restaurant.js';

const ROUNDS = FULL ? 20 : 1;
/** The moment of the kill after the first answers, in milliseconds. */
const MOMENTS = fc.sample(fc.noBias(fc.integer({ min: 50, max: FULL ? 3000 : 900 })), { numRuns: ROUNDS, seed: SEED });
/** How long the mail server thinks: most kills come while a mail is in hand, and many after it was taken. */
const THINKS_MS = 40;
/** A claim of a killed process ends after twenty seconds; the rest is for the mail itself. */
const ALL_SENT = { timeout: FULL ? 20 * 60_000 : 60_000, interval: 200 };

const ORDER_NUMBER = /\d{8}-\d{3,}/;

/** What SQLite says of every page and index of its file. */
async function verdictOf({ sql }: Restaurant): Promise<unknown> {
  return await sql.raw('PRAGMA integrity_check');
}

/** What came of "We have your order": how often, and the Message-IDs for each order. */
function mailOfOrders({ received }: MailServer) {
  const messageIds = new Map<string, Set<string>>();
  let deliveries = 0;
  for (const { subject, messageId } of received) {
    const number = ORDER_NUMBER.exec(subject)?.[0];
    // The owner's mail is about no order of a customer's.
    if (number === undefined || !subject.startsWith('We have your order')) continue;
    deliveries += 1;
    messageIds.set(number, (messageIds.get(number) ?? new Set()).add(messageId));
  }
  return { deliveries, messageIds };
}

describe.each(DATABASES)('kill -9 while orders pour in and mail goes out, on %s', (database) => {
  const restaurant = useRestaurant(database);
  let mail: MailServer;
  beforeAll(async () => {
    mail = await startMailServer();
  });
  afterAll(() => mail.close());

  it(`loses and doubles nothing in ${ROUNDS} rounds, and leaves each order one mail (seed ${SEED})`, async () => {
    const { sql, start } = restaurant();
    const env = { SMTP_URL: mail.url, MAIL_FROM: 'kitchen@example.com' };
    const waiting = () => countRows(sql, 'order_mails', { mail_state: 'waiting', mail_kind: 'received' });
    const since = await newestOrder(sql);
    let product = await start(env);
    const ledger = new OrderLedger(await createClient(product.url).get('menuItems', {}));
    let mostLeft = 0;
    mail.think(THINKS_MS);
    for (const moment of MOMENTS) {
      const load = startOrderLoad(product.url, { ledger, whenLost: 'leave' });
      await expect.poll(load.served, { interval: 5, timeout: 30_000 }).toBeGreaterThan(0);
      await pause(moment);
      await product.kill();
      await load.over;
      expect(load.refused).toEqual([]);
      // As it was left, before the product has touched it again.
      expect((await audit(sql, ledger, since)).problems).toEqual([]);
      mostLeft = Math.max(mostLeft, await waiting());
      product = await start(env);
      await sendAgain(product.url, ledger);
    }
    if (database === 'sqlite') expect(await verdictOf(restaurant())).toEqual([{ integrity_check: 'ok' }]);
    reportAudit({ fault: 'kill -9', database, rounds: ROUNDS, ledger }, await audit(sql, ledger, since));
    expect(ledger.unanswered()).toEqual([]);

    mail.think(0);
    await expect.poll(waiting, ALL_SENT).toBe(0);
    const placed = ledger.answered().map(({ orderNumber }) => orderNumber);
    const { deliveries, messageIds } = mailOfOrders(mail);
    process.stdout.write(
      `kill -9 with mail, ${database}: ${messageIds.size} of ${placed.length} orders with mail, ` +
        `${deliveries - messageIds.size} repeats under the same Message-ID; at most ${mostLeft} left to the next start ` +
        `(FAULTS_SEED=${SEED})\n`,
    );
    expect([...messageIds.keys()].sort()).toEqual([...placed].sort());
    expect([...messageIds].filter(([, ids]) => ids.size !== 1)).toEqual([]);
    // A kill repeats the mail that was in hand at the most.
    expect(deliveries - messageIds.size).toBeLessThanOrEqual(ROUNDS);
    expect(mostLeft).toBeGreaterThan(0);
    expect((await product.stop()).code).toBe(0);
  });
});
