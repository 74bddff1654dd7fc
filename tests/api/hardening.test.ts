import { readdir } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFailure } from '../product/client.js';
import { signInToPanel, type Panel } from '../restaurant/panel.js';
import { dishLine, orderOf } from '../restaurant/orders.js';
import { DATABASES, useProducts } from '../restaurant/use-product.js';

const products = useProducts();
const product = products.sqlite;

describe.each(DATABASES)('text that no database takes, on %s', (database) => {
  const product = products[database];
  const NUL = '\u0000';
  const HALF = '\ud83c';

  it.each([
    ['customerName', { customerName: `Anna${NUL}` }],
    ['notes', { notes: `late ${HALF}` }],
    ['Line 1: itemId', { items: [{ ...dishLine('any'), itemId: `x${NUL}` }] }],
    ['Line 1: customizations.0', { items: [{ ...dishLine('any'), customizations: [HALF] }] }],
  ])('is refused by name in an order: %s', async (name, changes) => {
    const { status, error } = await product().api.sendWrong('/api/orders', {
      ...orderOf([dishLine('any')]),
      ...changes,
    });
    expect([status, error.message]).toEqual([400, `${name} must not hold characters that cannot be stored.`]);
  });

  it('is refused in a review and at the sign-in', async () => {
    const { api } = product();
    const review = { customerName: NUL, customerEmail: 'a@b.nl', rating: 5 };
    expect((await api.sendWrong('/api/reviews', review)).status).toBe(400);
    expect((await api.sendWrong('/api/auth/login', { email: `a${NUL}`, password: 'x' })).status).toBe(400);
  });

  it.each([
    ['id', '/api/orders/%00'],
    ['categoryId', '/api/menu/items?categoryId=%00'],
  ])('is refused by the name of the field: %s', async (name, path) => {
    const { status, error } = readFailure(await product().api.send(path));
    expect([status, error.message]).toEqual([400, `${name} must not hold characters that cannot be stored.`]);
  });
});

describe('deeply nested bodies', () => {
  /** As deep as the largest body of each call may be. */
  const DEPTHS = { '/api/orders': 100_000, '/api/reviews': 1_000, '/api/auth/login': 1_000 };

  it.each([
    ['lists', (depth: number) => '['.repeat(depth) + ']'.repeat(depth)],
    ['lists in a field', (depth: number) => `{"customerName":${'['.repeat(depth)}${']'.repeat(depth)}}`],
    ['objects', (depth: number) => `${'{"a":'.repeat(depth / 2)}1${'}'.repeat(depth / 2)}`],
  ])('are refused: %s', async (_, nest) => {
    const { api } = product();
    for (const [path, depth] of Object.entries(DEPTHS)) {
      const headers = { 'content-type': 'application/json' };
      const answer = await api.send(path, { method: 'POST', headers, body: nest(depth) });
      const { status, error } = readFailure(answer);
      expect([status, error.message]).toEqual([400, 'The request is nested too deeply.']);
    }
  });
});

describe('bodies of very many values', () => {
  it.each([
    ['wrong lines', `{"items":[${Array(200_000).fill(0).join()}]}`],
    ['unknown fields', `{${Array.from({ length: 40_000 }, (_, index) => `"x${index}":0`).join()}}`],
  ])('are refused in a short answer: %s', async (_, body) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await product().api.send('/api/orders/quote', { method: 'POST', headers, body });
    const { status, error } = readFailure(answer);
    expect([status, error.message]).toEqual([400, 'The request holds too many values.']);
    expect(JSON.stringify(error).length).toBeLessThan(200);
  });
});

describe('files', () => {
  it.each(['/whatever', '/api/orders', '/API/orders', '/admin/login', '/upload'])(
    'sent to %s by nobody in particular are refused and not kept',
    async (path) => {
      const body = new FormData();
      body.set('file', new Blob(['x'.repeat(100_000)]), 'x.txt');
      const { status } = await product().api.send(path, { method: 'POST', body });
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(await readdir(product().temporary)).toEqual([]);
    },
  );
});

describe('answers for one person', () => {
  it('are kept by no cache', async () => {
    const { api, token } = product();
    const [dish] = await api.get('menuItems', {});
    const placed = await api.call('placeOrder', { body: orderOf([dishLine(dish?.id ?? '')]) });
    if (!placed.ok) throw new Error(placed.error.message);
    const answers = [
      placed,
      await api.call('order', { params: { id: placed.body.id } }),
      await api.call('adminOrders', {}, { token }),
    ];
    expect(answers.map((answer) => answer.headers.get('cache-control'))).toEqual(['no-store', 'no-store', 'no-store']);
  });
});

describe('what a developer types in the raw panel', () => {
  let panel: Panel;
  beforeAll(async () => {
    panel = await signInToPanel(product().api, product().dataDir);
  });

  const change = (path: string, body: object) =>
    panel.ask(`/content-manager/${path}`, { method: 'PUT', body: JSON.stringify(body) });

  it.each([
    ['a price with three decimals', { price: 12.345 }, 'Price must have at most two decimals'],
    ['a negative price', { price: -1 }, 'price must'],
  ])('is refused when no rule can calculate with it: %s', async (_, body, words) => {
    const [dish] = await product().api.get('menuItems', {});
    await expect(change(`collection-types/api::menu-item.menu-item/${dish?.id ?? ''}`, body)).rejects.toThrow(words);
    expect((await product().api.get('menuItems', {}))[0]?.price).toBe(dish?.price);
  });

  it('a deal without whole cents, a restaurant in no time zone', async () => {
    const [deal] = await product().api.get('deals', {});
    await expect(
      change(`collection-types/api::deal.deal/${deal?.id ?? ''}`, { minimumOrderAmount: 25.005 }),
    ).rejects.toThrow('Minimum order must have at most two decimals');
    await expect(change('single-types/api::restaurant.restaurant', { timeZone: 'Europe/Amsterdm' })).rejects.toThrow(
      'Time zone must be a time zone such as Europe/Amsterdam',
    );
  });

  it('is taken when it is right', async () => {
    const [dish] = await product().api.get('menuItems', {});
    await change(`collection-types/api::menu-item.menu-item/${dish?.id ?? ''}`, { price: 8.25 });
    expect((await product().api.get('menuItems', {}))[0]?.price).toBe(8.25);
  });
});
