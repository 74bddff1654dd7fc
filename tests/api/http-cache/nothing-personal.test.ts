import { describe, expect, it } from 'vitest';
import { useProduct } from '../../restaurant/use-product.js';

/** Paths whose response is the same for everybody, and cached. */
const KEPT = [
  '/',
  '/menu',
  '/deals',
  '/reviews',
  '/about',
  '/no/such/page',
  '/api/menu/items',
  '/api/deals',
  '/api/restaurant/info',
  '/api/reviews?page=0&size=10',
];

/** Request headers of one visitor; nothing of them may be in the cached response. */
const BELONGINGS = {
  authorization: 'Bearer secret-token-of-somebody',
  cookie: 'session=secret-session-of-somebody; koa.sess=x',
  'x-forwarded-for': '203.0.113.77',
  'x-forwarded-host': 'evil.example',
  host: 'evil.example',
  origin: 'https://evil.example',
  referer: 'https://evil.example/secret-place',
  'user-agent': 'secret-browser',
};

describe('a visitor whose response is cached', () => {
  const product = useProduct();
  const read = (path: string, headers: Record<string, string> = {}) =>
    product().api.send(path, { headers: { accept: 'text/html,*/*', ...headers } });

  it.each(KEPT)('leaves nothing personal in the cached response to %s', async (path) => {
    const first = await read(path, BELONGINGS);
    const second = await read(path);
    expect(second.text).toBe(first.text);
    const said = JSON.stringify([...second.headers]) + second.text;
    for (const trace of ['secret-', 'evil.example', '203.0.113.77']) expect(said).not.toContain(trace);
    expect(second.headers.get('set-cookie')).toBeNull();
    expect(first.headers.get('set-cookie')).toBeNull();
    expect(second.headers.get('access-control-allow-origin')).toBeNull();
    expect(second.headers.get('cache-control')).toBe('public, no-cache');
  });

  it('may revalidate a copy with its entity tag, and gets a new response once it has changed', async () => {
    for (const path of KEPT.filter((each) => each !== '/no/such/page')) {
      const { headers } = await read(path, { 'accept-encoding': 'gzip' });
      const etag = headers.get('etag') ?? '';
      expect(etag).toMatch(/^"[\w-]+"$/);
      const again = await read(path, { 'accept-encoding': 'gzip', 'if-none-match': etag });
      expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
      expect(again.headers.get('vary')).toContain('Accept-Encoding');
    }
  });

  it('gets an uncached response where it is personal', async () => {
    const unknown = await read('/api/orders/unknown');
    expect([unknown.status, unknown.headers.get('cache-control')]).toEqual([404, 'no-store']);
    const closed = await read('/api/admin/orders');
    expect(closed.status).toBe(401);
    const open = await read('/api/admin/orders', { authorization: `Bearer ${product().token}` });
    expect([open.status, open.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await read('/api/admin/orders')).status).toBe(401);
  });

  it('does not set the language of others', async () => {
    const dutch = await read('/menu', { 'accept-language': 'nl-NL,nl;q=0.9' });
    const english = await read('/menu', { 'accept-language': 'en-GB' });
    const chosen = await read('/menu', { 'accept-language': 'nl', cookie: 'language=en' });
    expect(dutch.text).toContain('<html lang="nl"');
    expect(english.text).toContain('<html lang="en"');
    expect(chosen.text).toBe(english.text);
    expect(dutch.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
  });

  it('who asks for an unknown page leaves no 404 in a proxy cache', async () => {
    for (const path of ['/menu', '/no/such/page', '/admin/menu', '/assets/gone.js']) {
      const { status, headers } = await product().api.send(path, { headers: { accept: 'application/json' } });
      expect([path, status, headers.get('cache-control')]).toEqual([path, 404, 'no-store']);
    }
    expect((await read('/menu')).status).toBe(200);
  });

  it('who sends HEAD gets the same headers without a body', async () => {
    for (const path of ['/menu', '/api/menu/items']) {
      const get = await read(path);
      const head = await product().api.send(path, { method: 'HEAD', headers: { accept: 'text/html,*/*' } });
      expect([head.status, head.text, head.headers.get('etag')]).toEqual([200, '', get.headers.get('etag')]);
    }
  });
});
