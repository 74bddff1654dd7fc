import { describe, expect, it } from 'vitest';
import { ORDER_SHELL } from '../offline-cache.js';
import { requestKind } from './request-kind.js';

const SHOP = 'https://shop.test';
const get = (path: string, mode: RequestMode = 'cors') =>
  requestKind({ method: 'GET', mode, url: new URL(path, SHOP).href }, SHOP);
const visit = (path: string) => get(path, 'navigate');

describe('the service worker', () => {
  it.each([
    ['/', '/'],
    ['/menu?category=soups', '/menu'],
    ['/nl', '/nl'],
    ['/nl/menu', '/nl/menu'],
    ['/orders/secret', ORDER_SHELL],
    ['/nl/orders/secret', ORDER_SHELL],
  ])('keeps the page %s under %s', (path, key) => {
    expect(visit(path)).toEqual({ kind: 'page', key });
  });

  it.each(['/cart', '/nl/checkout'])(
    'keeps no page of a visitor such as %s, and says when there is no network',
    (path) => {
      expect(visit(path)).toEqual({ kind: 'own-page' });
    },
  );

  it.each([
    ['/api/menu/items', 'answer'],
    ['/api/orders/secret', 'order'],
    ['/assets/MenuPage-1a2b.js', 'asset'],
    ['/dishes/320/soup.webp', 'file'],
    ['/uploads/dish-0123456789abcdef.webp', 'file'],
  ])('answers %s as %s', (path, kind) => {
    expect(get(path)).toEqual({ kind });
  });

  it.each(['/admin', '/admin/orders', '/strapi', '/api/docs', '/unknown'])(
    'leaves the page %s to the browser',
    (path) => {
      expect(visit(path)).toBeNull();
    },
  );

  it.each([
    '/api/admin/orders',
    '/api/auth/refresh',
    '/api/orders/secret/push-subscription',
    '/content-manager/x',
    '/_health',
    '/robots.txt',
    '/service-worker.js',
    'https://elsewhere.test/dishes/soup.webp',
  ])('leaves %s to the browser', (path) => {
    expect(get(path)).toBeNull();
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('leaves a %s to the browser', (method) => {
    expect(requestKind({ method, mode: 'cors', url: `${SHOP}/api/orders` }, SHOP)).toBeNull();
  });
});
