import { cp } from 'node:fs/promises';
import type { Knex } from 'knex';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { createClient } from '../../product/client.js';
import { startProduct, type Product } from '../../product/product.js';
import { signIn } from '../../product/sign-in.js';
import { openSqlite } from '../../product/sql.js';
import { casesInDepth, FULL } from '../../depth.js';
import { audit, newestOrder } from '../orders/audit.js';
import { OrderLedger } from '../orders/order-ledger.js';
import { reportAudit } from '../orders/report.js';
import { sendAgain, startOrderLoad } from '../orders/order-load.js';
import { waysToFill, type SmallDisk, type WayToFill } from './full-disk.js';

const ROUNDS = FULL ? 10 : 1;
const TIMEOUT_MS = 30_000;
const WAYS = casesInDepth(await waysToFill());

async function openRestaurant({ make }: WayToFill): Promise<{ disk: SmallDisk; product: Product; sql: Knex }> {
  const disk = await make();
  onTestFinished(disk.remove);
  await cp(inject('sqliteBase'), disk.folder, { recursive: true });
  const product = await startProduct({ dataDir: disk.folder });
  onTestFinished(async () => {
    await product.kill();
  });
  const sql = openSqlite(disk.folder);
  onTestFinished(() => sql.destroy());
  return { disk, product, sql };
}

/** Everything that only reads. */
async function expectReads({ url }: Product, token: string, orderId: string): Promise<void> {
  const api = createClient(url);
  expect((await api.get('menuItems', {})).length).toBeGreaterThan(0);
  expect((await api.get('order', { params: { id: orderId } })).id).toBe(orderId);
  expect((await api.get('adminOrders', { query: {} }, { token })).totalElements).toBeGreaterThan(0);
  const headers = { accept: 'text/html' };
  for (const page of ['/', '/menu', '/admin']) expect((await api.send(page, { headers })).status).toBe(200);
}

describe('a full disk', () => {
  it.each(WAYS)('($name) refuses orders, serves reads, and is over when there is room', async (way) => {
    const { disk, product, sql } = await openRestaurant(way);
    const since = await newestOrder(sql);
    const api = createClient(product.url);
    const token = await signIn(api, disk.folder);
    const ledger = new OrderLedger(await api.get('menuItems', {}));
    for (let round = 0; round < ROUNDS; round += 1) {
      const load = startOrderLoad(product.url, { ledger, whenLost: 'retry' });
      await expect.poll(load.served, { interval: 5, timeout: TIMEOUT_MS }).toBeGreaterThan(10);
      await disk.fill(product);
      await expect.poll(() => load.refused.length, { interval: 5, timeout: TIMEOUT_MS }).toBeGreaterThan(10);
      await expectReads(product, token, ledger.answered()[0]?.id ?? '');
      expect((await audit(sql, ledger, since)).problems).toEqual([]);
      const before = load.served();
      await disk.empty(product);
      await expect.poll(load.served, { interval: 5, timeout: TIMEOUT_MS }).toBeGreaterThan(before + 10);
      await load.stop();
      expect(load.lost()).toBe(0);
      expect([...new Set(load.refused.map(({ status, message }) => `${status} ${message}`))]).toEqual([
        '503 Nothing can be stored at the moment. Please try again later.',
      ]);
    }
    await sendAgain(product.url, ledger);
    const found = await audit(sql, ledger, since);
    reportAudit({ fault: `disk full (${way.name})`, database: 'sqlite', rounds: ROUNDS, ledger }, found);
    expect(await sql.raw('PRAGMA integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect((await product.stop()).code).toBe(0);
  });
});
