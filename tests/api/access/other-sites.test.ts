import { describe, expect, it } from 'vitest';
import { readFailure } from '../../product/client.js';
import { useProduct } from '../../restaurant/use-product.js';

const product = useProduct();

describe('other sites', () => {
  const evil = 'https://evil.example';
  const places = [
    '/api/deals',
    '/api/orders',
    '/api/admin/orders',
    '/api/auth/login',
    '/admin/init',
    '/',
    '/menu',
    '/uploads/x.png',
    '/_health',
  ];

  it.each([
    ['that name themselves', { origin: evil }],
    ['that do not', {}],
    ['called null', { origin: 'null' }],
  ])('%s are allowed to read nothing', async (_, headers) => {
    for (const place of places) {
      for (const method of ['GET', 'OPTIONS']) {
        const asked = {
          ...headers,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'authorization',
        };
        const answer = await product().api.send(place, { method, headers: method === 'OPTIONS' ? asked : headers });
        const allowed = [...answer.headers.keys()].filter((name) => name.startsWith('access-control-'));
        expect([place, method, allowed]).toEqual([place, method, []]);
      }
    }
  });

  const HANDLED = [
    '/api/reviews/x/helpful',
    '/api/admin/orders/x/status',
    '/admin/login',
    '/upload',
    '/content-manager/x',
  ];

  it.each([
    ['as browsers tell it', { 'sec-fetch-site': 'cross-site', origin: evil }],
    ['from a neighbour below the same domain', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:9' }],
    ['in a browser that names the origin alone', { origin: evil }],
    ['from a page without an origin', { origin: 'null' }],
  ])('may change nothing, %s', async (_, headers) => {
    for (const place of HANDLED) {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const { status, error } = readFailure(await product().api.send(place, { method, headers }));
        const seen = [place, method, status, error.name, error.message];
        const sentence = 'Pages of other sites may change nothing here.';
        expect(seen).toEqual([place, method, 403, 'ForbiddenError', sentence]);
      }
    }
  });

  it('cannot vote by a form, which browsers send without asking', async () => {
    const [review] = (await product().api.get('reviews', { query: {} })).content;
    const vote = (headers: Record<string, string>) =>
      product().api.call('voteHelpful', { params: { id: review?.id ?? '' } }, { headers });
    const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site', origin: evil };
    expect((await vote(form)).status).toBe(403);
    expect((await vote({ 'sec-fetch-site': 'same-origin', origin: product().url })).status).toBe(200);
    expect((await vote({ origin: product().url })).status).toBe(200);
  });
});
