import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient, type Client } from '../../product/client.js';
import { makeFolder, removeFolder } from '../../product/folders.js';
import { startProduct, type Product } from '../../product/product.js';
import { dishLine, orderOf } from '../../restaurant/orders.js';

const OWNER = { OWNER_EMAIL: 'Chef@Example.com', OWNER_PASSWORD: 'a password given by hand' };
let dataDir = '';
let product: Product;
let api: Client;

beforeAll(async () => {
  dataDir = await makeFolder('empty');
  product = await startProduct({ dataDir, env: { SEED: 'none', ...OWNER } });
  api = createClient(product.url);
});
afterAll(async () => {
  await product.stop();
  await removeFolder(dataDir);
});

describe('an empty restaurant (SEED=none)', () => {
  it('answers every read', async () => {
    expect(await api.get('menuItems', {})).toEqual([]);
    expect(await api.get('categories', {})).toEqual([]);
    expect(await api.get('deals', {})).toEqual([]);
    expect(await api.get('featuredDeals', {})).toEqual([]);
    expect(await api.call('restaurantInfo', {})).toMatchObject({ status: 404 });
  });

  it('is not open yet, and promises nothing', async () => {
    const kitchen = await api.get('kitchen', {});
    expect(kitchen).toMatchObject({ open: false, reason: 'not-open-yet', opensAt: null, takesOrders: false });
    expect([kitchen.nextReadyAt, kitchen.lastOrderAt]).toEqual([null, null]);
  });

  it('takes no order, and says why', async () => {
    expect(await api.call('placeOrder', { body: orderOf([dishLine('any')]) })).toMatchObject({
      status: 503,
      error: { message: 'The restaurant does not take orders yet.' },
    });
  });

  it('lets the owner in with the password given in the environment', async () => {
    const body = { email: OWNER.OWNER_EMAIL, password: OWNER.OWNER_PASSWORD };
    const { accessToken: token } = await api.get('login', { body });
    expect(await api.get('adminOrders', { query: {} }, { token })).toMatchObject({ content: [], totalElements: 0 });
  });
});

describe('an empty restaurant that is started again without SEED', () => {
  it('stays its own: the demo is not poured in', async () => {
    await product.stop();
    product = await startProduct({ dataDir, env: OWNER });
    api = createClient(product.url);
    expect(await api.get('categories', {})).toEqual([]);
    expect(await api.call('restaurantInfo', {})).toMatchObject({ status: 404 });
  });
});
