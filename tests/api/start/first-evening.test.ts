import type { PlaceOrderInput } from '@pickup/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type Client } from '../../product/client.js';
import { makeFolder, removeFolder } from '../../product/folders.js';
import { startProduct, type Product } from '../../product/product.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';

const OWNER = { OWNER_EMAIL: 'chef@example.com', OWNER_PASSWORD: 'a password given by hand' };
const DESCRIBED = { name: 'Reine Claude', phone: '+31 30 555 0199', email: 'rc@example.com', address: 'Kade 1' };
const NOT_OPEN_YET = { open: false, reason: 'not-open-yet', opensAt: null, closesAt: null, takesOrders: false };

let dataDir = '';
let product: Product;
let api: Client;
let owner: { token: string };
let order: PlaceOrderInput;

beforeAll(async () => {
  dataDir = await makeFolder('first-evening');
  product = await startProduct({ dataDir, env: { SEED: 'none', ...OWNER } });
  api = createClient(product.url);
  const body = { email: OWNER.OWNER_EMAIL, password: OWNER.OWNER_PASSWORD };
  owner = { token: (await api.get('login', { body })).accessToken };
});
afterAll(async () => {
  await product.stop();
  await removeFolder(dataDir);
});

describe('before the doors are open', () => {
  it('a restaurant that has just been described is not open yet', async () => {
    expect(await api.get('kitchen', {})).toMatchObject(NOT_OPEN_YET);
    const created = await api.get('createRestaurant', { body: DESCRIBED }, owner);
    expect(created.doorsOpen).toBe(false);
    expect(await api.get('kitchen', {})).toMatchObject({ ...NOT_OPEN_YET, nextReadyAt: null, lastOrderAt: null });
    expect(await api.get('kitchenControl', {}, owner)).toMatchObject({ status: NOT_OPEN_YET });
  });

  it('a quote says so, with prices and without times', async () => {
    const dish = { name: 'Mirabelle tart', description: 'Warm', price: 6.5, categoryId: null };
    const { id } = await api.get('createMenuItem', { body: dish }, owner);
    order = orderOf([dishLine(id, 2)]);
    const quote = await api.get('quote', { body: { items: order.items } });
    expect(quote).toMatchObject({ total: 13, kitchen: NOT_OPEN_YET, noPickup: 'closed', readyAt: null });
    expect(quote.pickupTimes).toEqual([]);
  });

  it('an order is refused in a sentence, with a quote, and nothing is stored', async () => {
    expect(await api.call('placeOrder', { body: order })).toMatchObject({
      status: 409,
      error: {
        message: 'Not open yet. We take no orders until we open. Nothing has been ordered.',
        details: { reason: 'no-pickup', quote: { kitchen: NOT_OPEN_YET } },
      },
    });
    expect(await api.get('adminOrders', { query: {} }, owner)).toMatchObject({ totalElements: 0 });
  });

  it('the owner tries an order by phone, which is cancelled and counts in no revenue', async () => {
    const quote = await api.get('quotePhoneOrder', { body: { items: order.items } }, owner);
    expect(quote).toMatchObject({ total: 13, noPickup: null });
    const { customerEmail: _email, ...phoneOrder } = order;
    const { id, total } = await api.get('placePhoneOrder', { body: phoneOrder }, owner);
    expect(total).toBe(13);
    await api.get('transitionOrder', { params: { id }, query: { status: 'CANCELLED' } }, owner);
    const figures = await api.get('dashboard', { query: {} }, owner);
    expect(figures.todayRevenue).toBe(0);
    expect(await api.call('placeOrder', { body: order })).toMatchObject({ status: 409 });
  });

  it('every page says it before anything is loaded', async () => {
    for (const page of ['/', '/menu', '/deals', '/reviews', '/about']) {
      expect((await api.send(page)).text.includes('Not open yet'), page).toBe(true);
    }
  });
});

describe('opening the doors', () => {
  it('lets orders in at once', async () => {
    expect(await api.get('updateRestaurant', { body: { doorsOpen: true } }, owner)).toMatchObject({ doorsOpen: true });
    expect((await api.get('kitchen', {})).reason).not.toBe('not-open-yet');
    expect((await api.send('/')).text.includes('Not open yet')).toBe(false);
    expect(await api.call('placeOrder', { body: order })).toMatchObject({ status: 201 });
  });

  it('survives a save of something else, and can be taken back', async () => {
    const saved = await api.get('updateRestaurant', { body: { description: 'Plums and more.' } }, owner);
    expect(saved.doorsOpen).toBe(true);
    await api.get('updateRestaurant', { body: { doorsOpen: false } }, owner);
    expect(await api.get('kitchen', {})).toMatchObject(NOT_OPEN_YET);
  });

  it('is refused where it is no yes or no', async () => {
    const answer = await api.sendWrong(
      '/api/admin/restaurant',
      { doorsOpen: 'wide' },
      {
        method: 'PUT',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
      },
    );
    expect(answer).toMatchObject({ status: 400 });
  });
});
