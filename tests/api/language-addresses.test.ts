import { describe, expect, it } from 'vitest';
import { useProduct } from '../restaurant/use-product.js';

const product = useProduct();
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

const get = (path: string, headers: Record<string, string> = {}) =>
  product().api.send(path, { headers: { ...asBrowser, ...headers } });

describe('the Dutch address of a page', () => {
  it.each([
    ['/nl', 'Mirabelle, Utrecht · Modern Europees · Bestellen en afhalen'],
    ['/nl/menu', 'Menukaart · Mirabelle, Utrecht · Modern Europees'],
    ['/NL/menu/?utm=1', 'Menukaart · Mirabelle, Utrecht · Modern Europees'],
  ])('%s is Dutch for everybody, and no cache asks whose it is', async (path, title) => {
    for (const accepted of ['en', 'nl']) {
      const { status, text, headers } = await get(path, { cookie: 'language=en', 'accept-language': accepted });
      expect([status, headers.get('vary')]).toEqual([200, 'Accept-Encoding']);
      expect(/<title>(.*?)<\/title>/.exec(text)?.[1]).toBe(title);
      expect(text).toContain('<html lang="nl">');
    }
    expect((await get('/menu')).headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
  });

  it('/nl/ leads to /nl, and /nl/cart is kept by no search engine', async () => {
    const moved = await fetch(`${product().url}/nl/?utm=1`, { redirect: 'manual', headers: asBrowser });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/nl?utm=1']);
    expect((await get('/nl/cart')).headers.get('x-robots-tag')).toBe('noindex');
  });

  it.each(['/nl/no-such-page', '/nl/admin', '/nl/api/deals', '/nl/nl'])('%s is the 404 page in Dutch', async (path) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.text).toContain('<title>Pagina niet gevonden · Mirabelle</title>');
  });
});
