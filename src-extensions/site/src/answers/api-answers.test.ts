import type { RequestListener } from 'node:http';
import { endpoints } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { askProduct, keptCall } from './api-answers.js';

const addressOf = (pathname: string, search = '') => keptCall(pathname, search)?.address ?? null;

describe('the address that stands for a call', () => {
  it.each([
    ['/api/menu/items', '', '/api/menu/items'],
    ['/api/deals', 'utm_source=x&utm_source=y', '/api/deals'],
    ['/api/reviews', '', '/api/reviews?page=0&size=10&sort=createdAt%2Cdesc'],
    ['/api/reviews', 'size=10&page=0', '/api/reviews?page=0&size=10&sort=createdAt%2Cdesc'],
    ['/api/reviews', 'page=0&size=10&fbclid=abc', '/api/reviews?page=0&size=10&sort=createdAt%2Cdesc'],
    ['/api/menu/items', 'categoryId=abc', '/api/menu/items?categoryId=abc'],
  ])('%s?%s is %s', (pathname, search, address) => {
    expect(addressOf(pathname, search)).toBe(address);
  });

  it.each([
    ['/api/reviews', 'page=-1'],
    ['/api/reviews', 'page=0&page=1'],
    ['/api/reviews', 'sort=name'],
    ['/api/orders/abc', ''],
    ['/api/admin/orders', ''],
    ['/api/menu/items/', ''],
    ['/api/menu/..%2fitems', ''],
    ['/menu', ''],
  ])('%s?%s is not kept', (pathname, search) => {
    expect(addressOf(pathname, search)).toBeNull();
  });
});

describe('asking the product', () => {
  const call = { address: '/api/deals', endpoint: endpoints.deals };
  const answering =
    (status: number, headers: Record<string, string> = {}): RequestListener =>
    (request, response) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify({ asked: request.url, cookie: request.headers.cookie ?? null }));
    };

  it('keeps a good answer for as long as it says', async () => {
    const made = await askProduct(answering(200, { expires: 'Sat, 21 Nov 2026 23:00:00 GMT' }), call);
    expect(made).toMatchObject({
      keep: true,
      topics: ['deals', 'restaurant'],
      freshUntil: Date.parse('2026-11-21T23:00:00Z'),
    });
    expect(JSON.parse((await made.ready.in('identity')).body.toString())).toEqual({
      asked: '/api/deals',
      cookie: null,
    });
  });

  it.each([[404], [500], [503]])('gives a %i on and forgets it', async (status) => {
    const made = await askProduct(answering(status), call);
    expect([made.keep, made.ready.status]).toEqual([false, status]);
    expect((await made.ready.in('identity')).headers.join()).toContain('Cache-Control,no-store');
  });

  it('does not keep what carries a cookie, nor give the cookie to anybody', async () => {
    const made = await askProduct(answering(200, { 'set-cookie': 'session=1' }), call);
    expect(made.keep).toBe(false);
    expect((await made.ready.in('identity')).headers.join().toLowerCase()).not.toContain('set-cookie');
  });
});
