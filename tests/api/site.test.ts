import { beforeAll, describe, expect, it } from 'vitest';
import { sendRaw, type RawReply } from '../product/raw-socket.js';
import { useProduct } from '../restaurant/use-product.js';

const product = useProduct();
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const APPS = ['/', '/admin'] as const;
const pages: Record<(typeof APPS)[number], string> = { '/': '', '/admin': '' };

const get = (path: string, headers: Record<string, string> = {}) => product().api.send(path, { headers });
const mediaType = (answer: { headers: Headers }) => answer.headers.get('content-type')?.split(';')[0];

/** The scripts and styles a page names. */
const assetsOf = (page: string) =>
  [...page.matchAll(/(?:src|href)="([^"]*\/assets\/[^"]+)"/g)].map(([, path]) => path ?? '');

beforeAll(async () => {
  for (const app of APPS) pages[app] = (await get(app, asBrowser)).text;
});

describe('pages', () => {
  it.each([
    ['/', 'Mirabelle, Utrecht · Modern European · Order for pickup'],
    ['/menu', 'Menu · Mirabelle, Utrecht · Modern European'],
    ['/deals', 'Deals · Mirabelle, Utrecht · Modern European'],
    ['/reviews', 'Reviews · Mirabelle, Utrecht · Modern European'],
    ['/about', 'About · Mirabelle, Utrecht · Modern European'],
    ['/menu?category=1', 'Menu · Mirabelle, Utrecht · Modern European'],
    ['/cart', 'Your Cart · Mirabelle'],
    ['/checkout', 'Checkout · Mirabelle'],
    ['/orders/no-such-order', 'Your order · Mirabelle'],
  ])('%s is the storefront, to be asked for each time', async (path, title) => {
    const answer = await get(path, asBrowser);
    expect([answer.status, mediaType(answer), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/html',
      'public, no-cache',
    ]);
    expect(/<title>(.*?)<\/title>/.exec(answer.text)?.[1]).toBe(title);
  });

  it.each(['/no/such/page', '/foo.bar', '/menu/v1.2', '/constructor'])(
    '%s is the 404 page for a person',
    async (path) => {
      const answer = await get(path, asBrowser);
      expect([answer.status, mediaType(answer)]).toEqual([404, 'text/html']);
      expect(answer.text).toContain('<title>Page not found · Mirabelle</title>');
      expect(answer.text).toContain('<meta data-head="" name="robots" content="noindex">');
    },
  );

  it.each(['/cart', '/checkout', '/orders/no-such-order'])(
    '%s is kept by no search engine, and told to no other site',
    async (path) => {
      const { headers } = await get(path, asBrowser);
      expect([headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual(['noindex', 'no-referrer']);
      expect((await get('/', asBrowser)).headers.get('x-robots-tag')).toBeNull();
    },
  );

  it.each(['/cart', '/checkout', '/orders/no-such-order'])(
    '%s says without JavaScript whom to call, and nothing else is rendered',
    async (path) => {
      const { text } = await get(path, asBrowser);
      expect(/<noscript data-page="">(.*?)<\/noscript>/s.exec(text)?.[1]).toContain('href="tel:');
      expect(text).toContain('<div id="root"></div>');
    },
  );

  it.each(['application/json', 'image/avif,image/webp', 'text/css', '*/*', ''])(
    'are where an app begins, also for whoever takes "%s": never the raw panel',
    async (accept) => {
      for (const [app, path] of [
        ['/', '/'],
        ['/', '/?utm=1'],
        ['/admin', '/admin'],
        ['/admin', '/admin/'],
      ] as const) {
        const answer = await get(path, { accept });
        expect([path, answer.status, answer.headers.get('location'), mediaType(answer)]).toEqual([
          path,
          200,
          null,
          'text/html',
        ]);
        expect(answer.text).toBe(pages[app]);
      }
    },
  );

  it.each(['/menu', '/', '/admin', '/no/such/page', '/api/deals', '/robots.txt', '/../package.json', '/_ready'])(
    'and all else answer a request line that names the host as well: %s',
    async (path) => {
      const head = `Host: 127.0.0.1\r\nAccept: text/html,*/*\r\nConnection: close\r\n\r\n`;
      const ask = (target: string) => sendRaw(product().url, `GET ${target} HTTP/1.1\r\n${head}`);
      const told = ({ status, text }: RawReply) => [status, text.replace(/^Date: .*$/m, '')];
      expect(told(await ask(`http://127.0.0.1${path}`))).toEqual(told(await ask(path)));
    },
  );

  it('end the connection of whoever sends a body with the question, which nobody reads', async () => {
    const head = 'Host: 127.0.0.1\r\nAccept: text/html\r\nContent-Length: 9';
    const { status, text } = await sendRaw(product().url, `GET /menu HTTP/1.1\r\n${head}\r\n\r\n`);
    expect([status, /^connection: (.*)\r$/im.exec(text)?.[1]]).toEqual([200, 'close']);
  });

  it('say everything a reader needs without any script', async () => {
    const [dish] = await product().api.get('menuItems', {});
    const [review] = (await product().api.get('reviews', { query: {} })).content;
    expect((await get('/menu', asBrowser)).text).toContain(dish?.name ?? 'no dish');
    expect((await get('/reviews', asBrowser)).text).toContain(review?.customerName ?? 'no review');
    const { address } = await product().api.get('restaurantInfo', {});
    expect((await get('/about', asBrowser)).text).toContain(address);
  });

  it.each(['/admin', '/admin/orders', '/admin/menu', '/admin/no/such/page'])('%s is the back office', async (path) => {
    const answer = await get(path, asBrowser);
    expect([answer.status, mediaType(answer), answer.headers.get('cache-control')]).toEqual([
      200,
      'text/html',
      'public, no-cache',
    ]);
    expect(answer.text).toBe(pages['/admin']);
    expect(answer.text).not.toBe(pages['/']);
  });

  it.each(['/', '/menu', '/no/such/page', '/cart', '/admin'])('%s may run scripts of this site alone', async (path) => {
    const { headers, text } = await get(path, asBrowser);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'; script-src 'self'; style-src 'self' 'sha256-");
    expect(policy).toContain("frame-ancestors 'none'");
    expect([headers.get('x-content-type-options'), headers.get('x-frame-options')]).toEqual(['nosniff', 'DENY']);
    const inline = [...text.matchAll(/<script(?![^>]*\bsrc=)([^>]*)>/g)].map(([, attributes]) => attributes ?? '');
    expect(inline.filter((attributes) => !/type="application\/(ld\+)?json"/.test(attributes))).toEqual([]);
    expect(text).not.toMatch(/<[^>]+ (on[a-z]+|style)="/);
  });

  it.each([
    '/menu',
    '/api/docs',
    '/strapi',
    '/strapi/',
    '/api/deals',
    '/api/restaurant/info',
    '/api/nothing',
    '/_health',
  ])('%s belongs to this site alone: no other one frames it, opens it with a handle, or loads it', async (path) => {
    const { headers } = await get(path, asBrowser);
    expect(headers.get('content-security-policy')).toMatch(/(^|; ?)frame-ancestors 'none'($|;)/);
    expect(headers.get('content-security-policy')).toMatch(/(^|; ?)connect-src 'self'($|;)/);
    expect(Object.fromEntries(headers)).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('answers HEAD without a body', async () => {
    const answer = await product().api.send('/menu', { method: 'HEAD', headers: asBrowser });
    expect([answer.status, mediaType(answer), answer.text]).toEqual([200, 'text/html', '']);
  });

  it('answers a page that has not changed with 304', async () => {
    const { headers } = await get('/', asBrowser);
    const etag = headers.get('etag') ?? '';
    expect(etag).not.toBe('');
    expect(await get('/', { ...asBrowser, 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
  });
});

describe('files', () => {
  it.each(['/assets/missing-12345678.js', '/missing.png', '/admin/assets/missing.css', '/dishes/none.webp', '/.env'])(
    '%s is 404, never a page',
    async (path) => {
      const answer = await get(path, asBrowser);
      expect(answer.status).toBe(404);
      expect(answer.text).not.toContain('<div id=');
    },
  );

  it.each(['/', '/menu'])('%s is a page for whoever takes anything, such as a link preview', async (path) => {
    expect((await get(path, { accept: '*/*' })).text).toContain('<title>');
  });

  it.each([
    '/../package.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/cms/package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
  ])('%s leads to no file outside', async (path) => {
    const answer = await get(path, asBrowser);
    expect(answer.text).not.toContain('"workspaces"');
    expect(answer.text).not.toContain('"@strapi/strapi"');
  });

  it.each(APPS)('the assets of %s are kept for a year', async (app) => {
    const assets = assetsOf(pages[app]);
    expect(assets.length).toBeGreaterThan(0);
    for (const path of assets) {
      const answer = await get(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
  });

  it.each(APPS)('the assets of %s come compressed to whoever takes it', async (app) => {
    const script = assetsOf(pages[app]).find((path) => path.endsWith('.js')) ?? '';
    const plain = await get(script, { 'accept-encoding': 'identity' });
    const brotli = await get(script, { 'accept-encoding': 'br' });
    const gzip = await get(script, { 'accept-encoding': 'gzip' });
    const encodings = [plain, brotli, gzip].map((answer) => answer.headers.get('content-encoding'));
    expect(encodings).toEqual([null, 'br', 'gzip']);
    const sizes = [plain, brotli, gzip].map((answer) => Number(answer.headers.get('content-length')));
    expect(Math.max(...sizes)).toBe(sizes[0]);
    expect(brotli.headers.get('vary')?.toLowerCase()).toContain('accept-encoding');
    expect([brotli.text, gzip.text]).toEqual([plain.text, plain.text]);
  });

  it.each([
    ['/placeholder.svg', 'image/svg+xml'],
    ['/favicon.svg', 'image/svg+xml'],
  ])('%s is there', async (path, type) => {
    const answer = await get(path);
    expect([answer.status, mediaType(answer)]).toEqual([200, type]);
  });
});

describe('calls', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/menu/items',
    '/api/orders/unknown',
    '/api/admin/orders',
    '/api/assets/x.js',
  ])('%s never answers HTML', async (path) => {
    const answer = await get(path, asBrowser);
    expect(mediaType(answer)).toBe('application/json');
  });

  it('pictures of every dish on the menu are there', async () => {
    const dishes = await product().api.get('menuItems', {});
    const pictures = [...new Set(dishes.map((dish) => dish.imageUrl))];
    const answers = await Promise.all(pictures.map((path) => product().api.send(path, { method: 'HEAD' })));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });
});

describe('whoever sends requests here', () => {
  it('is told that the product lives and is ready', async () => {
    expect((await get('/_health')).status).toBe(204);
    const ready = await get('/_ready');
    expect([ready.status, ready.text, ready.headers.get('cache-control')]).toEqual([200, 'ready\n', 'no-store']);
  });
});

describe('search engines', () => {
  it('are led by robots.txt to a sitemap of pages that exist', async () => {
    const robots = await get('/robots.txt');
    expect([robots.status, mediaType(robots)]).toEqual([200, 'text/plain']);
    for (const path of ['/admin', '/orders', '/nl/orders']) expect(robots.text).toContain(`Disallow: ${path}\n`);
    const sitemap = /^Sitemap: (\S+)$/m.exec(robots.text)?.[1] ?? '';
    const { status, headers, text } = await get(new URL(sitemap).pathname);
    expect([status, mediaType({ headers })]).toEqual([200, 'application/xml']);
    const places = [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => new URL(place ?? ''));
    expect(places.map((place) => place.pathname)).toEqual(
      ['/', '/menu', '/deals', '/reviews', '/about'].flatMap((path) => [path, path === '/' ? '/nl' : `/nl${path}`]),
    );
    for (const { pathname } of places) expect((await get(pathname, asBrowser)).status).toBe(200);
  });
});
