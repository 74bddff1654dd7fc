import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REFRESH_COOKIE } from '@pickup/contract';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { isReady, openBoard } from '../../../product/board.js';
import { createClient, type Client } from '../../../product/client.js';
import { makeFolder, removeFolder } from '../../../product/folders.js';
import { startProduct, type Product } from '../../../product/product.js';
import { onPostgres } from '../../../product/base.js';
import { makeDatabase } from '../../../product/postgres.js';
import { shiftedClock } from '../../../product/shifted-clock.js';
import { signIn } from '../../../product/sign-in.js';
import { openCopy } from '../../../restaurant/databases.js';
import { DATABASES } from '../../../restaurant/demo-copy.js';
import { expectBooksRight, storedBooks } from '../../../restaurant/kitchen-books.js';
import { signInToPanel } from '../../../restaurant/panel.js';
import { held } from '../../../restaurant/sessions.js';
import { shown } from '../../panel/shown-layout.js';
import { run } from '../backup/programs.js';

/**
 * Backups that version 1.0.0 made of its demo, with one more order and an open session. Their passwords and keys were
 * generated for them alone; the order and the session are as their browsers still know them.
 */
const EARLIER = {
  sqlite: {
    orders: 901,
    key: '5c1f2c1e-6a4c-4b47-8f5e-2b1d7f0a9e11',
    publicId: 'rPz2stu4i83R6w6IOEwBCNyAkGCCMM8r',
    orderNumber: '20261122-013',
    dish: 'uuow07r29dkkhxmd6p3pm9zm',
    session:
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1c2VySWQiOiIxIiwic2Vzc2lvbklkIjoiYmUxN2QyMWViZmZlNWY3ZWFiNzA1Mzc4Mjc0ZGU4MTUiLCJ0eXBlIjoicmVmcmVzaCIsImV4cCI6MTc5NjU1Njg0OH0.rM62v_kbyb4R13Nf6OIg6gC44GpHf_23VP4rqNAGeic',
  },
  postgres: {
    orders: 901,
    key: '8d0f8c54-52b3-4d0e-9a55-0d5a4f0e2c47',
    publicId: 'C30nuO7tiClcGyAc0L_1Q5PTxXFTZ3AW',
    orderNumber: '20261122-017',
    dish: 'xfd3gkh3nejvshpacfguevbv',
    session:
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJ1c2VySWQiOiIxIiwic2Vzc2lvbklkIjoiNTZjYzQ0YmU4OTQ4Y2Q2NGJhMzU1NTU2MDYwOTQxZDAiLCJ0eXBlIjoicmVmcmVzaCIsImV4cCI6MTc5NjU2NzQ5NH0._CzNAo3U-7pI8qcGcK-MX-3sLNVB0xLi-YxICau4eUQ',
  },
} as const;
const FOR_SALE = 72;

/** Soon after the backups: the sessions have not ended yet. */
const THEN = new Date('2026-11-22T15:00:00Z');

describe.each(DATABASES)('a backup of version 1.0.0 on %s', (database) => {
  const { orders, key, publicId, orderNumber, dish, session } = EARLIER[database];
  const body = {
    customerName: 'Anna de Vries',
    customerEmail: 'anna@example.com',
    customerPhone: '+31 6 1234 5678',
    items: [{ itemId: dish, itemType: 'menu' as const, quantity: 2, customizations: ['extra basil'] }],
  };
  let dataDir = '';
  let env: Record<string, string> = {};
  let product: Product;
  let api: Client;

  beforeAll(async () => {
    dataDir = path.join(await makeFolder('earlier-version'), 'data');
    env = database === 'sqlite' ? {} : onPostgres(await makeDatabase(inject('postgresUrl')));
    const backup = path.join(import.meta.dirname, `demo-1.0.0-${database}.tar.gz`);
    const restored = await run('restore', [backup], { dataDir, env });
    expect(restored, restored.stderr).toMatchObject({ code: 0 });
    const clock = path.join(dataDir, 'clock.test');
    await writeFile(clock, String(THEN.getTime() - Date.now()));
    product = await startProduct({ dataDir, env: { ...env, ...shiftedClock(clock) } });
    api = createClient(product.url);
  });
  afterAll(async () => {
    await product.stop();
    await removeFolder(path.dirname(dataDir));
  });

  it('keeps every order, with its lines and its status history', async () => {
    const token = await signIn(api, dataDir);
    const page = await api.get('adminOrders', { query: { size: '1' } }, { token });
    expect(page.totalElements).toBe(orders);
    const [newest] = page.content;
    expect(newest).toMatchObject({ orderNumber, status: 'PENDING', total: 25 });
    const details = await api.get('adminOrder', { params: { id: newest?.id ?? '' } }, { token });
    expect(details.items).toMatchObject([{ menuItemName: 'Pizza Margherita', customizations: ['extra basil'] }]);
    const moved = await api.get(
      'transitionOrder',
      { params: { id: details.id }, query: { status: 'CONFIRMED' } },
      { token },
    );
    expect(moved.status).toBe('CONFIRMED');
  });

  it('answers the retry of an order that version 1.0.0 stored, and stores none', async () => {
    const again = await api.call('placeOrder', { body }, { headers: { 'idempotency-key': key } });
    expect(again).toMatchObject({ status: 200, body: { id: publicId, orderNumber } });
  });

  it('shows the customer the page of an order by its address', async () => {
    expect((await api.send(`/api/orders/${publicId}`)).status).toBe(200);
    expect((await api.send(`/orders/${publicId}`)).status).toBe(200);
  });

  it('renews a session that was begun with version 1.0.0', async () => {
    const answer = await api.send('/api/auth/refresh', {
      method: 'POST',
      headers: { cookie: `${REFRESH_COOKIE}=${session}` },
    });
    expect(answer.status, answer.text).toBe(200);
    expect((await api.call('adminOrders', { query: {} }, { token: held(answer).token })).status).toBe(200);
  });

  it('sends a board that was open then what it has missed', async () => {
    const token = await signIn(api, dataDir);
    const board = await openBoard({ url: product.url, token, lastEventId: 0 });
    await expect.poll(() => isReady(board)).toBe(true);
    expect(board.numbersOf('placed')).toEqual([orderNumber]);
    board.cut();
  });

  it('sells the dishes that it sold', async () => {
    const dishes = await api.get('menuItems', {});
    expect(dishes).toHaveLength(FOR_SALE);
    expect((await api.send('/menu')).text).toContain('Pizza Margherita');
  });

  it('says in the raw panel what each field is, also of fields that version 1.0.0 did not have', async () => {
    const { metadatas } = await shown(await signInToPanel(api, dataDir), 'plugin::ordering.order-line');
    expect(metadatas.choices?.edit.label).toBe('Choices');
    expect(metadatas.choices?.edit.description).toContain('as JSON');
  });

  it('has a kitchen that takes what it took: no limit, no pause, no special days, one unit a dish', async () => {
    const token = await signIn(api, dataDir);
    expect(await api.get('adminRestaurant', {}, { token })).toMatchObject({
      slotMinutes: 15,
      unitsPerSlot: null,
      horizonDays: 2,
      lastOrderMinutes: 0,
      ordersWhenClosed: true,
      doorsOpen: true,
      openingHours: { monday: { second: null } },
    });
    expect(await api.get('kitchen', {})).toMatchObject({ open: true, extraMinutes: null, specialDays: [] });
    const [dish] = await api.get('adminMenuItems', {}, { token });
    expect(dish).toMatchObject({ kitchenUnits: 1, dailyCount: null, soldOut: false, soldOutUntil: null });
    const pausedUntil = new Date(THEN.getTime() + 60 * 60_000).toISOString();
    await api.get('changeKitchenControl', { body: { pausedUntil } }, { token });
    expect(await api.get('kitchen', {})).toMatchObject({ open: false, reason: 'paused', opensAt: pausedUntil });
    await api.get('changeKitchenControl', { body: { pausedUntil: null } }, { token });
    expect((await api.get('preparationTimes', {}, { token })).orders).toBeGreaterThan(0);
  });

  it('can be given choices, and orders with them; its own orders have none', async () => {
    const token = await signIn(api, dataDir);
    const [dish] = await api.get('adminMenuItems', {}, { token });
    if (!dish) throw new Error('The backup has no dish');
    expect(dish.optionGroups).toEqual([]);
    const options = [
      { name: 'Regular', isDefault: true },
      { name: 'Large', price: 2 },
    ];
    const group = await api.get('createOptionGroup', { body: { name: 'Size', min: 1, options } }, { token });
    const { name, description, price } = dish;
    const form = { name, description, price, optionGroupIds: [group.id] };
    await api.get('updateMenuItem', { params: { id: dish.id }, body: form }, { token });
    const large = { itemId: dish.id, itemType: 'menu' as const, quantity: 1 };
    const chosen = [{ optionId: group.options[1]?.id ?? '', count: 1 }];
    const order = await api.get('placeOrder', { body: { ...body, items: [{ ...large, options: chosen }] } });
    expect(order.items).toMatchObject([{ unitPrice: price + 2, customizations: ['Large'] }]);
    expect((await api.get('order', { params: { id: publicId } })).items).toMatchObject([{ choices: [] }]);
  });

  it('takes units and portions for new orders, gives back none of its own, and both can be recounted', async () => {
    const sql = openCopy({ dataDir, env });
    try {
      const before = await storedBooks(sql);
      await api.get('placeOrder', { body });
      const after = await storedBooks(sql);
      expect(after).not.toEqual(before);
      const token = await signIn(api, dataDir);
      const { content } = await api.get('adminOrders', { query: { size: '10' } }, { token });
      const own = content.find((order) => order.orderNumber === orderNumber);
      const cancel = { params: { id: own?.id ?? '' }, query: { status: 'CANCELLED' } } as const;
      expect(await api.get('transitionOrder', cancel, { token })).toMatchObject({ pickupAt: null, releaseAt: null });
      expect(await storedBooks(sql)).toEqual(after);
      await expectBooksRight(sql);
    } finally {
      await sql.destroy();
    }
  });
});
