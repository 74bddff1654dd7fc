import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countRows } from '../../restaurant/content.js';
import { DATABASES } from '../../restaurant/demo-copy.js';
import { createClient } from '../../product/client.js';
import { startMailServer, type MailServer } from '../../product/mail-server.js';
import { FULL, SEED } from '../../depth.js';
import { audit, newestOrder } from '../orders/audit.js';
import { OrderLedger } from '../orders/order-ledger.js';
import { reportAudit } from '../orders/report.js';
import { sendAgain, startOrderLoad } from '../orders/order-load.js';
import { useRestaurant } from '../../restaurant/use-restaurant.js';

const ROUNDS = FULL ? 20 : 1;
/** The moment of the kill after the first answers, in milliseconds. */
const MOMENTS = fc.sample(fc.noBias(fc.integer({ min: 50, max: FULL ? 1500 : 600 })), { numRuns: ROUNDS, seed: SEED });
/** How long the mail server thinks: most kills come while a mail is in hand, and many after it was taken. */
const THINKS_MS = 40;
/** A claim of a killed process ends after twenty seconds; the rest is for the mail itself. */
const ALL_SENT = { timeout: FULL ? 20 * 60_000 : 60_000, interval: 200 };

const ORDER_NUMBER = /\d{8}-\d{3,}/;

/** The Message-IDs that came for each order. */
function mailOfOrders({ received }: MailServer): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { subject, messageId } of received) {
    const number = ORDER_NUMBER.exec(subject)?.[0];
    // The owner's mail is about no order of a customer's.
    if (number === undefined || !subject.startsWith('We have your order')) continue;
    found.set(number, (found.get(number) ?? new Set()).add(messageId));
  }
  return found;
}

describe.each(DATABASES)('kill -9 between an order and its mail, on %s', (database) => {
  const restaurant = useRestaurant(database);
  let mail: MailServer;
  beforeAll(async () => {
    mail = await startMailServer();
  });
  afterAll(() => mail.close());

  it(`leaves each order one mail in ${ROUNDS} rounds`, async () => {
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
      mostLeft = Math.max(mostLeft, await waiting());
      product = await start(env);
      await sendAgain(product.url, ledger);
    }
    mail.think(0);
    await expect.poll(waiting, ALL_SENT).toBe(0);
    const placed = ledger.answered().map(({ orderNumber }) => orderNumber);
    const came = mailOfOrders(mail);
    const deliveries = mail.received.filter(({ subject }) => subject.startsWith('We have your order')).length;
    process.stdout.write(
      `kill -9 with mail, ${database}: ${ROUNDS} rounds, ${placed.length} acknowledged, ${came.size} with mail, ` +
        `${[...came.values()].filter((ids) => ids.size > 1).length} with two mails; ${deliveries} deliveries, of which ` +
        `${deliveries - came.size} repeats under the same Message-ID; at most ${mostLeft} left to the next start ` +
        `(FAULTS_SEED=${SEED})\n`,
    );
    expect([...came.keys()].sort()).toEqual([...placed].sort());
    expect([...came].filter(([, ids]) => ids.size !== 1)).toEqual([]);
    // A kill repeats the mail that was in hand at the most.
    expect(deliveries - came.size).toBeLessThanOrEqual(ROUNDS);
    expect(mostLeft).toBeGreaterThan(0);
    reportAudit({ fault: 'kill -9 with mail', database, rounds: ROUNDS, ledger }, await audit(sql, ledger, since));
    expect((await product.stop()).code).toBe(0);
  });
});
