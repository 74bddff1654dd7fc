import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Endpoint } from './endpoint.js';
import { endpoints } from './table.js';

/** Every call that clients rely on, written out with its query parameters. */
const specified = `
GET    /restaurant/info
GET    /deals/featured
GET    /deals
GET    /reviews/stats
GET    /reviews?page&size&sort
POST   /reviews
POST   /reviews/:id/helpful
GET    /menu/items?categoryId
GET    /menu/items/popular
GET    /menu/categories
POST   /orders
GET    /orders/:id
POST   /auth/login
GET    /admin/analytics/dashboard?date
GET    /admin/analytics/sales-trends?days
GET    /admin/analytics/order-status-distribution?date
GET    /admin/analytics/popular-items?limit&days
GET    /admin/analytics/customer-insights?days
GET    /admin/analytics/revenue-by-hour?date
GET    /admin/menu/items?categoryId&includeUnavailable
POST   /admin/menu/items
PUT    /admin/menu/items/:id
DELETE /admin/menu/items/:id
PATCH  /admin/menu/items/:id/restore
PATCH  /admin/menu/items/:id/availability
PATCH  /admin/menu/items/:id/popular
GET    /admin/menu/categories
POST   /admin/menu/categories
PUT    /admin/menu/categories/:id
DELETE /admin/menu/categories/:id
GET    /admin/orders?page&size&status&date&search
GET    /admin/orders/:id
PATCH  /admin/orders/:id/status?status&reason
GET    /admin/orders/statistics?date
GET    /admin/orders/recent?limit
GET    /admin/orders/by-status
GET    /admin/deals?page&size&active&featured&type
GET    /admin/deals/:id
PUT    /admin/deals/:id
DELETE /admin/deals/:id
POST   /admin/deals
PATCH  /admin/deals/:id/restore
PATCH  /admin/deals/:id/toggle-active
PATCH  /admin/deals/:id/toggle-featured
GET    /admin/deals/statistics
GET    /admin/deals/current
GET    /admin/deals/upcoming
GET    /admin/deals/expired
GET    /admin/reviews?page&size&rating&verified&date
GET    /admin/reviews/:id
PATCH  /admin/reviews/:id/verify
PATCH  /admin/reviews/:id/helpful
PATCH  /admin/reviews/:id/restore
DELETE /admin/reviews/:id
GET    /admin/reviews/statistics?date
GET    /admin/reviews/recent?limit
GET    /admin/reviews/by-rating
GET    /admin/reviews/top-helpful?limit
GET    /admin/restaurant
POST   /admin/restaurant
PUT    /admin/restaurant`;

const all: (Endpoint & { name: string })[] = Object.entries(endpoints).map(([name, endpoint]) => ({
  name,
  ...endpoint,
}));
const fieldsOf = (schema: z.ZodType | undefined) => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);

describe('the endpoint table', () => {
  it('has every documented call with exactly its query parameters', () => {
    const written = all.map(({ method, path, query }) => {
      const parameters = fieldsOf(query);
      return `${method.padEnd(6)} ${path}${parameters.length > 0 ? `?${parameters.join('&')}` : ''}`;
    });
    const missing = specified
      .trim()
      .split('\n')
      .filter((call) => !written.includes(call));
    expect(missing).toEqual([]);
  });

  it('has each method and path once, whatever the names of its parameters', () => {
    const calls = all.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(calls).size).toBe(calls.length);
  });

  it('lists a path with a parameter after every fixed path that it matches', () => {
    const swallows = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
    const swallowed = all.flatMap((general, index) =>
      all
        .slice(index + 1)
        .filter((later) => later.method === general.method && swallows(general.path).test(later.path))
        .map((later) => `${later.name} after ${general.name}`),
    );
    expect(swallowed).toEqual([]);
  });

  it('starts admin paths, and no others, with /admin', () => {
    const strays = all.filter(({ path, access }) => path.startsWith('/admin/') !== (access === 'admin'));
    expect(strays.map(({ name }) => name)).toEqual([]);
  });

  it.each(all)('$name has a schema for its path parameters, and for nothing else', ({ path, params }) => {
    const named = [...path.matchAll(/:(\w+)/g)].map(([, parameter]) => parameter);
    expect(fieldsOf(params)).toEqual(named);
  });

  it.each(all)('$name has a summary of one sentence', ({ summary }) => {
    expect(summary).toMatch(/^[A-Z].*\.$/);
  });

  it.each(all.filter(({ body }) => body !== undefined))(
    '$name has a body only with a method that allows one',
    (call) => {
      expect(['POST', 'PUT', 'PATCH']).toContain(call.method);
    },
  );
});

describe('queries', () => {
  const read = (name: keyof typeof endpoints, query: Record<string, string>) => {
    const call: Endpoint = endpoints[name];
    return call.query?.parse(query);
  };

  it.each([
    ['reviews', { page: 0, size: 10, sort: 'createdAt,desc' }],
    ['adminOrders', { page: 0, size: 20 }],
    ['adminDeals', { page: 0, size: 20 }],
    ['adminReviews', { page: 0, size: 20 }],
    ['adminMenuItems', { includeUnavailable: false }],
    ['recentOrders', { limit: 10 }],
    ['recentReviews', { limit: 10 }],
    ['topHelpfulReviews', { limit: 10 }],
    ['salesTrends', { days: 7 }],
    ['popularItems', { limit: 10, days: 7 }],
    ['customerInsights', { days: 30 }],
    ['dashboard', {}],
  ] as const)('%s applies its documented defaults', (name, defaults) => {
    expect(read(name, {})).toEqual(defaults);
  });

  it('cut a page size above 100 to 100', () => {
    expect(read('reviews', { size: '5000' })).toMatchObject({ size: 100 });
  });

  it.each([
    ['reviews', { sort: 'rating,desc' }],
    ['reviews', { page: '-1' }],
    ['adminOrders', { status: 'pending' }],
    ['adminOrders', { date: '2026-02-30' }],
    ['transitionOrder', {}],
    ['transitionOrder', { status: 'LOST' }],
    ['adminDeals', { type: 'combo' }],
    ['adminDeals', { active: 'yes' }],
    ['adminReviews', { rating: '6' }],
    ['salesTrends', { days: '0' }],
    ['popularItems', { limit: '101' }],
  ] as const)('%s refuses %j', (name, query) => {
    expect(() => read(name, query)).toThrow(z.ZodError);
  });
});

describe('placing an order', () => {
  const { nameOf, headers } = endpoints.placeOrder;

  it.each([
    [['items', 1, 'quantity'], 'Line 2: quantity'],
    [['items', 0, 'customizations', 3], 'Line 1: customizations.3'],
    [['items', 4], 'Line 5'],
    [['items'], 'items'],
    [['customerName'], 'customerName'],
  ])('calls the part %j of an order %s in its errors', (path, name) => {
    expect(nameOf(path)).toBe(name);
  });

  it('accepts a request with and without an Idempotency-Key', () => {
    expect(headers.safeParse({}).success).toBe(true);
    expect(headers.safeParse({ 'idempotency-key': 'cart-0001', host: 'localhost' }).success).toBe(true);
    expect(headers.safeParse({ 'idempotency-key': 'short' }).success).toBe(false);
  });
});
