import { spawn } from 'node:child_process';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseEnvironment } from '../../product/environment.js';
import { createClient, type Client } from '../../product/client.js';
import { addDish } from '../../restaurant/content.js';
import { daily, setKitchen } from '../../restaurant/kitchen.js';
import { expectBooksRight, storedBooks } from '../../restaurant/kitchen-books.js';
import { middayZone } from '../../restaurant/midday.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';
import { DATABASES } from '../../restaurant/use-product.js';
import { useRestaurant } from '../../restaurant/use-restaurant.js';

const PROGRAM = path.resolve(import.meta.dirname, '../../../cms/dist/src/recount/recount.js');

interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

function recount(dataDir: string, env: Record<string, string> = {}): Promise<Ended> {
  const child = spawn(process.execPath, [PROGRAM], { env: { ...baseEnvironment(), ...env, DATA_DIR: dataDir } });
  const said = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said.stderr += text));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...said })));
}

describe.each(DATABASES)('counting the books again, on %s', (database) => {
  const restaurant = useRestaurant(database);
  const run = () => recount(restaurant().dataDir, restaurant().env);
  let api: Client;

  it('finds them right, while the product is stopped', async () => {
    expect(await run()).toEqual({ code: 0, stdout: 'The books are right.\n', stderr: '' });
  });

  it('says what differs and mends it, while the product runs, and visitors see it', async () => {
    const { sql, start } = restaurant();
    api = createClient((await start()).url);
    await setKitchen(sql, { opening_hours: daily('00:00', '00:00') });
    await sql('restaurants').update({ time_zone: middayZone(Date.now()) });
    const dish = await addDish(sql, { name: 'Counted pie', daily_count: 6 });
    const { estimatedReadyAt } = await api.get('placeOrder', { body: orderOf([dishLine(dish, 4)]) });
    const left = async () => (await api.get('menuItems', {})).find(({ id }) => id === dish)?.left;
    expect(await left()).toBe(2);
    const right = await storedBooks(sql);
    const start15 = new Date(Math.floor(Date.parse(estimatedReadyAt ?? '') / 900_000) * 900_000);
    await sql('slot_loads').where({ slot_start: start15 }).increment('units', 2);
    await sql('day_counts').where({ item_id: dish }).update({ taken: 1 });

    const { code, stdout } = await run();
    const units = right.slots[start15.toISOString()] ?? 0;
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d: ${units + 2} booked, ${units} counted\\n`));
    expect(stdout).toMatch(/\d{4}-\d\d-\d\d Counted pie: 1 taken, 4 counted\n/);
    expect(stdout).toMatch(/Mended\.\n$/);
    expect(await storedBooks(sql)).toEqual(right);
    await expectBooksRight(sql);
    await expect.poll(left).toBe(2);
  });

  it('loses no order that comes in meanwhile', async () => {
    const { sql } = restaurant();
    const dish = await addDish(sql);
    let placing = true;
    const loads = Array.from({ length: 4 }, async () => {
      while (placing) await api.get('placeOrder', { body: orderOf([dishLine(dish)]) });
    });
    expect((await run()).code).toBe(0);
    placing = false;
    await Promise.all(loads);
    await expectBooksRight(sql);
  });
});

it('without a database says so', async () => {
  const { code, stderr } = await recount('/nowhere');
  expect([code, stderr.trim().split('\n').length]).toEqual([1, 1]);
  expect(stderr).toContain('There is no database: /nowhere/pickup.db does not exist.');
});
