import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { residentMegabytes } from '../../bench/processes.js';
import { makeFolder, removeFolder } from '../../product/folders.js';
import { countRows } from '../../restaurant/content.js';
import { dishLine, newKey, orderOf } from '../../restaurant/orders.js';
import { useProduct } from '../../restaurant/use-product.js';
import { FULL } from '../../depth.js';
import { floods } from './floods.js';
import { withhold } from './withheld.js';

/** Each flood is more than the heap holds. */
const SIZES = FULL ? { heapMb: 1024, uploads: 60, calls: 2000 } : { heapMb: 128, uploads: 8, calls: 280 };
const [forms, orders, ...more] = floods(SIZES);
/** What all unfinished bodies together may take, with the connections they come on. */
const MOST_GROWTH_MB = FULL ? 400 : 200;
const ORDERS = 5;

const settings = { TMPDIR: '', TRUST_PROXY: 'true', NODE_OPTIONS: `--max-old-space-size=${SIZES.heapMb}` };
beforeAll(async () => {
  settings.TMPDIR = await makeFolder('temporary');
});
afterAll(() => removeFolder(settings.TMPDIR));

const product = useProduct('sqlite', settings);

describe('a flood of bodies whose end never comes', () => {
  it.each(FULL ? [forms, orders, ...more] : [forms, orders])(
    'of $name: orders are placed as ever, and little is kept',
    async (flood) => {
      const { api, sql, pid, url } = product();
      const [dish] = await api.get('menuItems', {});
      const body = orderOf([dishLine(dish?.id ?? '')]);
      const place = async () => (await api.call('placeOrder', { body }, { headers: newKey() })).status;
      const before = { orders: await countRows(sql, 'orders'), mb: await residentMegabytes(pid) };
      const flooding = withhold(url, flood);
      try {
        for (let index = 0; index < ORDERS; index += 1) expect(await place()).toBe(201);
        await flooding.sent;
        await expect.poll(flooding.over, { timeout: 90_000 }).toBeGreaterThanOrEqual(flood.refused);
        expect(await residentMegabytes(pid)).toBeLessThan(before.mb + MOST_GROWTH_MB);
        expect(await place()).toBe(201);
        expect(await readdir(settings.TMPDIR)).toEqual([]);
        expect(flooding.statuses().filter((status) => status < 400 || status === 500)).toEqual([]);
      } finally {
        flooding.stop();
      }
      expect(await countRows(sql, 'orders')).toBe(before.orders + ORDERS + 1);
    },
  );
});
