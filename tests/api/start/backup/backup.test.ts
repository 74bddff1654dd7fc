import { mkdir, readFile, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { defaultOptions, type PlacedOrder } from '@pickup/contract';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient, type Client } from '../../../product/client.js';
import { makeFolder, removeFolder } from '../../../product/folders.js';
import type { Ended } from '../../../product/launch.js';
import { startProduct, type Product } from '../../../product/product.js';
import { secretsFile } from '../../../product/secrets.js';
import { signIn } from '../../../product/sign-in.js';
import { openSqlite } from '../../../product/sql.js';
import { copyDemo, DATABASES, type DemoCopy } from '../../../restaurant/demo-copy.js';
import { dishLine, orderOf } from '../../../restaurant/orders.js';
import { run } from './programs.js';
import { makeEmptySite, type EmptySite } from './empty-site.js';
import { startOrderLoad, type Acknowledged } from './order-load.js';
import { expectConsistent, readOrders, readSchema, type OrderRow } from './consistency.js';

const PICTURE = randomBytes(300_000);
const NESTED = `a-folder/${'long-name-'.repeat(15)}.webp`;

/** Places an order of a dish with everything chosen that it takes by default, and one thing more where there is one. */
async function orderWithChoices(api: Client): Promise<PlacedOrder> {
  const dish = (await api.get('menuItems', {})).find(({ optionGroups }) => optionGroups.some(({ min }) => min === 0));
  if (!dish) throw new Error('The demo has no dish with extras');
  const extras = dish.optionGroups
    .filter(({ min }) => min === 0)
    .flatMap(({ options }) => options.filter(({ isDefault }) => !isDefault).slice(0, 1));
  const options = [...defaultOptions(dish.optionGroups), ...extras.map(({ id }) => ({ optionId: id, count: 1 }))];
  return api.get('placeOrder', { body: orderOf([{ ...dishLine(dish.id), options }]) });
}

/** The tables of the menu and its choices. */
const MENU = ['categories', 'menu_items', 'option_groups', 'menu_options', 'menu_items_option_groups_lnk'];

describe.each(DATABASES)('a backup on %s, taken while orders pour in', (database) => {
  let folder = '';
  let file = '';
  let source: DemoCopy;
  let target: EmptySite;
  let original: Product;
  let originalToken = '';
  let restored: Product;
  let sql: Knex;
  let api: Client;
  let chosen: PlacedOrder;
  let before: Acknowledged[] = [];
  let meanwhile = 0;
  let made: Ended;
  let unpacked: Ended;
  let orders: OrderRow[] = [];

  beforeAll(async () => {
    folder = await makeFolder('backup');
    file = path.join(folder, 'restaurant.tar.gz');
    [source, target] = [await copyDemo(database), await makeEmptySite(database)];
    original = await startProduct(source);
    originalToken = await signIn(createClient(original.url), source.dataDir);
    const pictures = path.join(source.dataDir, 'public/uploads');
    await mkdir(path.join(pictures, 'a-folder'));
    await writeFile(path.join(pictures, 'dish.webp'), PICTURE);
    await writeFile(path.join(pictures, NESTED), 'small');

    chosen = await orderWithChoices(createClient(original.url));
    const load = await startOrderLoad(original.url);
    await vi.waitFor(() => expect(load.acknowledged.length).toBeGreaterThan(50), { timeout: 120_000 });
    before = [...load.acknowledged];
    made = await run('backup', [file], source);
    const after = load.acknowledged.length;
    meanwhile = after - before.length;
    await vi.waitFor(() => expect(load.acknowledged.length).toBeGreaterThan(after + 20), { timeout: 120_000 });
    await load.stop();

    unpacked = await run('restore', [file], target);
    sql = target.open();
    orders = await readOrders(sql);
    restored = await target.start();
    api = createClient(restored.url);
  });
  afterAll(async () => {
    await Promise.all([restored.stop(), original.stop()]);
    await sql.destroy();
    await Promise.all([source.remove(), target.remove(), removeFolder(folder)]);
  });

  it('is one file of its owner alone, and says what is in it', async () => {
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toContain(`Backed up ${orders.length} orders in `);
    expect(made.stdout).toContain('Pictures: 2 files, 300.0 kB');
    expect(made.stdout).toMatch(/^[0-9a-f]{64} {2}secrets\.env$/m);
    expect(made.stdout).toMatch(new RegExp(`^[0-9a-f]{64} {2}${file}$`, 'm'));
    expect(made.stdout).toContain('only its owner can read it (mode 0600)');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).sort()).toEqual(['restaurant.tar.gz']);
  });

  it('was taken in the middle of it, and in nobody’s way', () => {
    expect(meanwhile).toBeGreaterThan(0);
  });

  it('comes back as a restaurant of the same shape', async () => {
    expect(unpacked).toMatchObject({ code: 0, stderr: '' });
    expect(unpacked.stdout).toContain(`Restored ${orders.length} orders as of `);
    expect(await readSchema(sql, database)).toEqual(await readSchema(source.sql, database));
  });

  it('holds every order that was acknowledged before, just as it is in the restaurant it came from', async () => {
    const there = new Map(orders.map((order) => [order.public_id, order]));
    const original = new Map((await readOrders(source.sql)).map((order) => [order.public_id, order]));
    expect(before.filter(({ id, number }) => there.get(id)?.number !== number)).toEqual([]);
    expect(orders.filter((order) => order.order_status !== original.get(order.public_id)?.order_status)).toEqual([]);
    expect(orders.map((order) => original.get(order.public_id))).toEqual(orders);
    expect(orders.length).toBeLessThan(original.size);
  });

  it.each(MENU)('holds every row of %s', async (table) => {
    const rows = await sql(table).orderBy('id');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toEqual(await source.sql(table).orderBy('id'));
  });

  it('holds every line of its orders with all that was chosen', async () => {
    const ids = orders.map(({ id }) => id);
    const linesOf = (database: Knex): Promise<unknown[]> =>
      database('order_lines').whereIn('order_id', ids).orderBy('id');
    const lines = await linesOf(sql);
    expect(lines.length).toBeGreaterThan(orders.length);
    expect(lines).toEqual(await linesOf(source.sql));
    const restoredOrder = await api.get('order', { params: { id: chosen.id } });
    expect(restoredOrder.items).toEqual(chosen.items);
    expect(restoredOrder.items[0]?.choices.length).toBeGreaterThan(1);
  });

  it('holds whole orders only, and counts them right', async () => {
    await expectConsistent(sql);
  });

  it('goes on numbering where it was, and counting', async () => {
    const [dish] = await api.get('menuItems', {});
    const body = orderOf([dishLine(dish?.id ?? '', 2)], { customerEmail: 'new@example.com' });
    const placed = [await api.get('placeOrder', { body }), await api.get('placeOrder', { body })];
    const last = Number(orders.at(-1)?.number.split('-')[1]);
    expect(placed.map(({ orderNumber }) => Number(orderNumber.split('-')[1]))).toEqual([last + 1, last + 2]);
    expect(await expectConsistent(sql)).toHaveLength(orders.length + 2);
  });

  it('shows a customer the order of before', async () => {
    const [known] = before;
    const order = await api.get('order', { params: { id: known?.id ?? '' } });
    expect(order.orderNumber).toBe(known?.number);
  });

  it('has the pictures, and the owner’s password and sessions', async () => {
    const answer = await fetch(`${restored.url}/uploads/dish.webp`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(PICTURE)).toBe(true);
    expect(await readFile(path.join(target.dataDir, 'public/uploads', NESTED), 'utf8')).toBe('small');
    const secrets = await readFile(secretsFile(target.dataDir), 'utf8');
    expect(secrets).toBe(await readFile(secretsFile(source.dataDir), 'utf8'));
    expect((await stat(secretsFile(target.dataDir))).mode & 0o777).toBe(0o600);
    const token = await signIn(api, target.dataDir);
    expect((await api.call('adminOrders', { query: {} }, { token })).status).toBe(200);
    expect((await api.call('adminOrders', { query: {} }, { token: originalToken })).status).toBe(200);
  });

  it('is never overwritten, and overwrites nothing', async () => {
    const bytes = await readFile(file);
    const again = await run('backup', [file], source);
    expect(again).toMatchObject({ code: 1, stderr: `${file} is there already: a backup never overwrites.\n` });
    expect((await readFile(file)).equals(bytes)).toBe(true);

    const over = await run('restore', [file], target);
    const taken = database === 'sqlite' ? path.join(target.dataDir, 'pickup.db') : secretsFile(target.dataDir);
    expect(over).toMatchObject({ code: 1, stderr: `${taken} is there already: restore into an empty DATA_DIR.\n` });
    expect(await expectConsistent(sql)).toHaveLength(orders.length + 2);
  });

  it('is taken of a restaurant that was killed, too, and put over no database that is in use', async () => {
    const { number, id } = before[0] ?? { number: '', id: '' };
    await restored.kill();
    const second = path.join(folder, 'second.tar.gz');
    const copy = path.join(folder, 'copy');
    expect((await run('backup', [second], target)).code).toBe(0);
    const shared = path.join(folder, 'shared');
    if (database === 'sqlite') {
      // As where instances share a disk of pictures.
      await mkdir(shared);
      await mkdir(path.join(copy, 'public'), { recursive: true });
      await symlink(shared, path.join(copy, 'public/uploads'));
    }
    const refused = await run('restore', [second], { ...target, dataDir: copy });
    if (database === 'postgres') {
      expect(refused.code).toBe(1);
      expect(refused.stderr).toMatch(
        /^The database of DATABASE_URL already holds \d+ tables .*restore into an empty one\.\n$/,
      );
      await expect(stat(copy)).rejects.toThrow('ENOENT');
    } else {
      const there = openSqlite(copy);
      expect(await there('orders').where({ number }).first('public_id')).toEqual({ public_id: id });
      await there.destroy();
      expect((await readFile(path.join(shared, 'dish.webp'))).equals(PICTURE)).toBe(true);
    }
    await rm(second);
  });
});
