import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DATABASES } from '../restaurant/demo-copy.js';
import { createClient } from '../product/client.js';
import { FULL, SEED } from '../depth.js';
import { audit, newestOrder } from './orders/audit.js';
import { OrderLedger } from './orders/order-ledger.js';
import { reportAudit } from './orders/report.js';
import { sendAgain, startOrderLoad } from './orders/order-load.js';
import { useRestaurant, type Restaurant } from '../restaurant/use-restaurant.js';

const ROUNDS = FULL ? 20 : 1;
/** The moment of the kill after the first answers, in milliseconds. */
const MOMENTS = fc.sample(fc.noBias(fc.integer({ min: 50, max: FULL ? 3000 : 1500 })), { numRuns: ROUNDS, seed: SEED });

/** What SQLite says of every page and index of its file. */
async function verdictOf({ sql }: Restaurant): Promise<unknown> {
  return await sql.raw('PRAGMA integrity_check');
}

describe.each(DATABASES)('kill -9 while orders pour in, on %s', (database) => {
  const restaurant = useRestaurant(database);

  it(`loses and doubles nothing in ${ROUNDS} rounds`, async () => {
    const { sql, start } = restaurant();
    const since = await newestOrder(sql);
    let product = await start();
    const ledger = new OrderLedger(await createClient(product.url).get('menuItems', {}));
    for (const moment of MOMENTS) {
      const load = startOrderLoad(product.url, { ledger, whenLost: 'leave' });
      await expect.poll(load.served, { interval: 5, timeout: 30_000 }).toBeGreaterThan(0);
      await pause(moment);
      await product.kill();
      await load.over;
      expect(load.refused).toEqual([]);
      // As it was left, before the product has touched it again.
      expect((await audit(sql, ledger, since)).problems).toEqual([]);
      product = await start();
      await sendAgain(product.url, ledger);
    }
    if (database === 'sqlite') expect(await verdictOf(restaurant())).toEqual([{ integrity_check: 'ok' }]);
    reportAudit({ fault: 'kill -9', database, rounds: ROUNDS, ledger }, await audit(sql, ledger, since));
    expect(ledger.unanswered()).toEqual([]);
    expect((await product.stop()).code).toBe(0);
  });
});
