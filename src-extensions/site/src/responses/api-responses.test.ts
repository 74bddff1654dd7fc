import type { RequestListener } from 'node:http';
import { endpoints } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { cacheableCall, fetchFromStrapi } from './api-responses.js';

const addressOf = (pathname: string, search = '') => cacheableCall(pathname, search)?.address ?? null;

describe('the normalised address of a call', () => {
  it.each([
    ['/api/menu/items', '', '/api/menu/items'],
    ['/api/menu/items/', '', '/api/menu/items'],
    ['/API/Menu/items', 'categoryId=Abc', '/api/menu/items?categoryId=Abc'],
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
    ['/api/menu/items//', ''],
    ['/api/menu/..%2fitems', ''],
    ['/menu', ''],
  ])('%s?%s is not cached', (pathname, search) => {
    expect(addressOf(pathname, search)).toBeNull();
  });
});

describe('fetching a response from Strapi', () => {
  const call = { address: '/api/deals', endpoint: endpoints.deals };
  const answering =
    (status: number, headers: Record<string, string> = {}): RequestListener =>
    (request, response) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(JSON.stringify({ asked: request.url, cookie: request.headers.cookie ?? null }));
    };

  it('makes a 200 cacheable until its Expires header', async () => {
    const generated = await fetchFromStrapi(answering(200, { expires: 'Sat, 21 Nov 2026 23:00:00 GMT' }), call);
    expect(generated).toMatchObject({
      isCacheable: true,
      cacheTags: ['deals', 'restaurant'],
      expiresAt: Date.parse('2026-11-21T23:00:00Z'),
    });
    expect(JSON.parse((await generated.response.encodedAs('identity')).body.toString())).toEqual({
      asked: '/api/deals',
      cookie: null,
    });
  });

  it.each([[404], [500], [503]])('passes a %i on and does not cache it', async (status) => {
    const generated = await fetchFromStrapi(answering(status), call);
    expect([generated.isCacheable, generated.response.status]).toEqual([false, status]);
    expect((await generated.response.encodedAs('identity')).headers.join()).toContain('Cache-Control,no-store');
  });

  it('does not cache a response that sets a cookie, and drops the cookie', async () => {
    const generated = await fetchFromStrapi(answering(200, { 'set-cookie': 'session=1' }), call);
    expect(generated.isCacheable).toBe(false);
    expect((await generated.response.encodedAs('identity')).headers.join().toLowerCase()).not.toContain('set-cookie');
  });
});
