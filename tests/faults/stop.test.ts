import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { DATABASES } from '../restaurant/demo-copy.js';
import { createClient } from '../product/client.js';
import type { Product } from '../product/product.js';
import { casesInDepth, FULL } from '../depth.js';
import { audit, newestOrder } from './orders/audit.js';
import { OrderLedger } from './orders/order-ledger.js';
import { reportAudit } from './orders/report.js';
import { sendAgain, startOrderLoad } from './orders/order-load.js';
import { useRestaurant } from '../restaurant/use-restaurant.js';

const ROUNDS = FULL ? 10 : 1;
/** What is in flight has ten seconds; closing the rest takes a moment, on a busy machine a long one. */
const LONGEST_STOP_MS = 40_000;

describe.each(casesInDepth(DATABASES))('SIGTERM while orders pour in, on %s', (database) => {
  const restaurant = useRestaurant(database);

  it('answers what is in flight, ends with 0 and loses nothing', async () => {
    const { sql, start } = restaurant();
    const since = await newestOrder(sql);
    let product = await start();
    const ledger = new OrderLedger(await createClient(product.url).get('menuItems', {}));
    for (let round = 0; round < ROUNDS; round += 1) {
      const load = startOrderLoad(product.url, { ledger, whenLost: 'leave' });
      await expect.poll(load.served, { interval: 5, timeout: 30_000 }).toBeGreaterThan(20);
      const startedAt = performance.now();
      const { code, stderr } = await product.stop();
      expect([code, stderr]).toEqual([0, '']);
      expect(performance.now() - startedAt).toBeLessThan(LONGEST_STOP_MS);
      await load.over;
      // A busy machine may ask a client to try again, as its storefront does, and as happens below.
      expect(load.refused.filter(({ status }) => status !== 503)).toEqual([]);
      product = await start();
      await sendAgain(product.url, ledger);
    }
    reportAudit({ fault: 'SIGTERM', database, rounds: ROUNDS, ledger }, await audit(sql, ledger, since));
  });
});

describe('SIGTERM', () => {
  const restaurant = useRestaurant('sqlite');
  const sockets: Socket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
  });

  /** Sends a piece of a request and waits for the first word about it. */
  async function open({ url }: Product, text: string, answer: RegExp): Promise<void> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    sockets.push(socket);
    let heard = '';
    socket.on('data', (piece: string) => (heard += piece)).on('error', () => undefined);
    socket.write(text);
    await expect.poll(() => heard, { interval: 5, timeout: 20_000 }).toMatch(answer);
  }

  /** An order that never comes to its end, and a connection that stays open after its answer. */
  async function openHangers(product: Product): Promise<void> {
    await open(product, 'GET /api/deals HTTP/1.1\r\nHost: x\r\n\r\n', /200 OK/);
    const head = 'POST /api/orders HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900';
    await open(product, `${head}\r\nExpect: 100-continue\r\n\r\n{"customerName":`, /100 Continue/);
  }

  it('waits ten seconds for a client that hangs, and not for one that is idle', { tags: ['full'] }, async () => {
    const product = await restaurant().start();
    await openHangers(product);
    const startedAt = performance.now();
    expect((await product.stop()).code).toBe(0);
    const took = performance.now() - startedAt;
    expect(took).toBeGreaterThan(9_000);
    expect(took).toBeLessThan(LONGEST_STOP_MS);
  });

  it('ends at once when it comes a second time', { tags: ['full'] }, async () => {
    const product = await restaurant().start();
    await openHangers(product);
    const ended = product.stop();
    await expect
      .poll(
        () =>
          fetch(product.url).then(
            () => 'open',
            () => 'closed',
          ),
        { interval: 20 },
      )
      .toBe('closed');
    const startedAt = performance.now();
    await product.stop();
    expect((await ended).code).toBe(1);
    expect(performance.now() - startedAt).toBeLessThan(5_000);
  });
});
