import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../restaurant/use-product.js';
import { FULL } from '../depth.js';

const ENCODINGS = [
  'br;q=abc',
  'gzip;;;',
  '*;q=0',
  'identity;q=0',
  ',,,,',
  'x'.repeat(8000),
  'br,'.repeat(500),
  '\u00ff',
];
const TAGS = ['"', '*', 'W/', '"a"'.repeat(500), ',', 'W/"x', '\u00e9', 'x'.repeat(8000)];
const RANGES = [
  'bytes=0-',
  'bytes=-0',
  'bytes=5-1',
  'bytes=999999999-',
  'bytes=a-b',
  'bytes=0-0,'.repeat(200),
  'lines=1-2',
  '=',
];
const COOKIES = [
  'language=nl',
  'language=',
  'language=%00',
  '=;=;=',
  ';'.repeat(4000),
  'language=en; language=nl',
  '__proto__=1',
];
const LANGUAGES = ['nl;q=x', ';;;', '*', 'nl,'.repeat(1000), 'constructor', '__proto__', 'x'.repeat(8000)];
const PATHS = [
  '/%',
  '/%00',
  '/menu%00',
  '/menu/%2e%2e/%2e%2e/package.json',
  '/..%2f..%2fpackage.json',
  '/assets/..%5c..%5cpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%c0%ae%c0%ae/etc/passwd',
  '/%ff%fe',
  '//evil.example/menu',
  '/menu//',
  '/MENU',
  '/menu/',
  '/constructor',
  '/__proto__',
  '/hasOwnProperty',
  '/api/menu%2fitems',
  '/api/%2e%2e/admin',
  '/api/%2e%2e/%2e%2e/package.json',
  '/api/%2e%2e%5c%2e%2e%5cpackage.json',
  '/api/menu/items?%',
  '/api/menu/items?categoryId=%00',
  '/api/reviews?page=1e3',
  '/api/reviews?page=__proto__&__proto__=1',
  `/menu?${'x'.repeat(8000)}`,
  `/api/menu/items?${'categoryId=x&'.repeat(500)}`,
  `/${'a/'.repeat(3000)}`,
  '/menu?category=%',
  '/menu?category=%ff',
  '/menu#x',
  '/uploads/..%2f..%2fsecrets.env',
  '/uploads/%2e%2e/secrets.env',
  '/.vite/manifest.json',
  '/index.html',
  '/admin/index.html',
];
const ALLOWED = [200, 206, 301, 302, 304, 400, 401, 404, 405, 416, 431];

describe('malformed requests get a harmless answer', () => {
  const product = useProduct();

  /** Sends the text unchanged: `fetch` and Node's client would correct it. */
  function raw(path: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> {
    const { hostname, port } = new URL(product().url);
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      const lines = [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Accept: text/html,*/*', 'Connection: close'];
      const more = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      const socket = connect(Number(port), hostname)
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('error', reject)
        .on('end', () => {
          const text = Buffer.concat(chunks).toString('latin1');
          resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text });
        });
      socket.write(Buffer.from([...lines, ...more, '', ''].join('\r\n'), 'latin1'));
    });
  }

  function expectHarmless({ status, text }: { status: number; text: string }): void {
    expect(ALLOWED).toContain(status);
    for (const secret of ['root:x:', '"workspaces"', 'APP_KEYS', 'OWNER_PASSWORD', 'dynamicImports']) {
      expect(text).not.toContain(secret);
    }
  }

  it.each(PATHS)('for %s', async (path) => {
    expectHarmless(await raw(path));
  });

  it.each([
    ['Accept-Encoding', ENCODINGS],
    ['If-None-Match', TAGS],
    ['If-Range', TAGS],
    ['Range', RANGES],
    ['Cookie', COOKIES],
    ['Accept-Language', LANGUAGES],
  ])('with a malformed %s', async (name, values) => {
    for (const path of ['/', '/menu', '/api/menu/items', '/favicon.svg', '/no/such/page', '/admin']) {
      for (const value of values) expectHarmless(await raw(path, { [name]: value }));
    }
  });

  it('by the hundred leave a page its entity tag, whatever its query', async () => {
    for (let number = 0; number < (FULL ? 300 : 60); number += 1) {
      await product().api.send(`/api/reviews?page=${number}&size=1&x=${number}`);
      await product().api.send(`/menu?utm=${number}`, { headers: { accept: 'text/html' } });
    }
    const [menu, marked] = await Promise.all(
      ['/menu', '/menu?utm=1'].map((path) => product().api.send(path, { headers: { accept: 'text/html' } })),
    );
    expect(marked?.headers.get('etag')).toBe(menu?.headers.get('etag'));
    expect(menu?.status).toBe(200);
  });
});
