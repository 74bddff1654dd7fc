import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RawAnswer } from '../../product/client.js';
import { sendRaw } from '../../product/raw-socket.js';
import { OWNER_EMAIL, PANEL_EMAIL, readSecrets, secretsFile } from '../../product/secrets.js';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';
import { OPEN_ROUTES, CLOSED_ROUTES } from './open-routes.js';
import { productRoutes, samplePath, type ProductRoute } from './product-routes.js';

const product = useProduct();
let routes: ProductRoute[] = [];
/** What each route has answered, asked without a sign-in. */
const answers: { route: ProductRoute; answer: RawAnswer }[] = [];
beforeAll(async () => {
  routes = await productRoutes();
  for (const route of routes) answers.push({ route, answer: await ask(route.method, samplePath(route)) });
});

const ask = (method: string, place: string): Promise<RawAnswer> =>
  product().api.send(place, {
    method,
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    ...(['GET', 'DELETE', 'OPTIONS'].includes(method) ? {} : { body: '{}' }),
  });

const nameOf = ({ method, path: place }: ProductRoute) => `${method} ${place}`;

/** Calls that are open but answer 401 without their cookie. */
const ASKS_FOR_ITS_COOKIE = ['POST /api/auth/refresh', 'POST /admin/access-token'];

describe('without sign-in', () => {
  it('the router lists the calls of the product and of the panel', () => {
    expect(routes.length).toBeGreaterThan(200);
  });

  it('only the routes listed as open are answered', () => {
    const open = answers
      .filter(({ answer: { status } }) => status !== 401 && status !== 403)
      .map(({ route }) => nameOf(route));
    expect([...new Set([...open, ...ASKS_FOR_ITS_COOKIE])].sort()).toEqual(Object.keys(OPEN_ROUTES).sort());
  });

  it.each(['application/json', 'multipart/form-data; boundary=x', 'image/png'])(
    'a closed call is refused before its body arrives: %s',
    async (type) => {
      const sending = routes.filter(
        (route) => ['POST', 'PUT', 'PATCH'].includes(route.method) && !(nameOf(route) in OPEN_ROUTES),
      );
      const answers = await Promise.all(
        sending.map((route) => {
          const head = [`${route.method} ${samplePath(route)} HTTP/1.1`, 'Host: x', `Content-Type: ${type}`];
          const bytes = [...head, 'Authorization: Bearer forged', 'Content-Length: 1000', '', ''].join('\r\n');
          return sendRaw(product().url, bytes, { quietMs: 60_000, until: /\r\n\r\n/ });
        }),
      );
      const told = answers.map(({ status, text }, index) => ({
        call: nameOf(sending[index] ?? { method: '', path: '' }),
        // A call that accepts no such body answers 415 first.
        isRefused: [401, 403, 415].includes(status),
        isClosed: /^connection: close\r$/im.test(text),
      }));
      expect(sending.length).toBeGreaterThan(50);
      expect(told.filter(({ isRefused, isClosed }) => !isRefused || !isClosed)).toEqual([]);
    },
  );

  it('no answer contains a secret, the address of the developer or a stack trace', async () => {
    const { dataDir } = product();
    const secrets = Object.values(await readSecrets(dataDir));
    for (const { route, answer } of answers) {
      const { text } = answer;
      const told = [PANEL_EMAIL, ...secrets, 'node_modules'].filter((word) => text.includes(word));
      expect([nameOf(route), told]).toEqual([nameOf(route), []]);
    }
  });

  it.each(CLOSED_ROUTES)('%s %s answers 404 or 405', async (method, place) => {
    expect([404, 405]).toContain((await ask(method, place)).status);
  });

  it('the folder of uploads is not listed, and no file beside it is served', async () => {
    const { dataDir, api } = product();
    const upload = path.join(dataDir, 'public/uploads/seen.txt');
    await writeFile(upload, 'an upload');
    expect(await api.send('/uploads/seen.txt')).toMatchObject({ status: 200, text: 'an upload' });
    for (const place of [
      '/uploads',
      '/uploads/',
      '/uploads/.',
      '/uploads/%2e%2e/%2e%2e/secrets.env',
      '/uploads/..%2f..%2fpickup.db',
    ]) {
      const answer = await api.send(place, { headers: { accept: 'application/json' } });
      expect([
        place,
        answer.text.includes('seen.txt'),
        answer.text.includes('JWT_SECRET'),
        answer.text.includes('SQLite format'),
      ]).toEqual([place, false, false, false]);
    }
    expect(secretsFile(dataDir)).not.toContain('public');
    await rm(upload);
  });
});

describe('a method without a route', () => {
  const rawRequest = (method: string, target: string) =>
    sendRaw(
      product().url,
      `${method} ${target} HTTP/1.1\r\nHost: x\r\nX-Told: secret-header\r\nConnection: close\r\n\r\n`,
    );

  const READ_ONLY = 'GET, HEAD, OPTIONS';
  /** The methods of each path; none where there is no route. */
  const ALLOW: readonly (readonly [place: string, allow: string])[] = [
    ['/', READ_ONLY],
    ['/menu', READ_ONLY],
    ['/cart', READ_ONLY],
    ['/admin', READ_ONLY],
    ['/favicon.svg', READ_ONLY],
    ['/_ready', READ_ONLY],
    ['/uploads/x.png', READ_ONLY],
    ['/api/deals', READ_ONLY],
    ['/api/docs', READ_ONLY],
    ['/api/orders', 'POST, OPTIONS'],
    ['/api/orders/quote', 'POST, OPTIONS'],
    ['/api/orders/anything', READ_ONLY],
    ['/api/admin/orders', 'GET, HEAD, POST, OPTIONS'],
    ['/api/admin/orders/recent', READ_ONLY],
    ['/api/admin/deals/x', 'GET, HEAD, PUT, DELETE, OPTIONS'],
    ['/admin/login', 'POST, OPTIONS'],
    ['/admin/users/x', 'GET, HEAD, PUT, DELETE, OPTIONS'],
    ['/_health', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
    ['/nothing', ''],
    ['/api/nothing', ''],
  ];
  const allowIn = (text: string) => /^allow: ?(.*)$/im.exec(text)?.[1]?.trim();

  it.each(['TRACE', 'PROPFIND', 'PURGE', 'LOCK', 'SEARCH'])(
    '%s answers 405 with Allow on every path',
    async (method) => {
      for (const [place, allow] of ALLOW) {
        const answer = await rawRequest(method, place);
        expect([place, answer.status, allowIn(answer.text)]).toEqual([place, 405, allow]);
        expect(answer.text).not.toContain('secret-header');
      }
    },
  );

  it('answers 405 with Allow where the path has other methods, else 404; OPTIONS gives the same methods', async () => {
    for (const [place, allow] of ALLOW) {
      const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((method) => !allow.split(', ').includes(method));
      for (const method of others) {
        const { status, headers } = await ask(method, place);
        const expected = allow === '' ? [404, null] : [405, allow];
        expect([method, place, status, headers.get('allow')]).toEqual([method, place, ...expected]);
      }
      const { status, headers, text } = await ask('OPTIONS', place);
      const toldAll = place === '/_health' ? null : allow || null;
      expect([place, status < 300, headers.get('allow')]).toEqual([place, allow !== '', toldAll]);
      if (status < 300) expect(text).toMatch(/^(OK)?$/);
    }
  });

  it('CONNECT opens no tunnel', async () => {
    expect((await rawRequest('CONNECT', '127.0.0.1:22')).text).not.toMatch(/^HTTP\/1\.1 2/);
  });
});

describe.each(DATABASES_IN_DEPTH)('cookies behind https on %s', (database) => {
  const behind = useProduct(database, { PUBLIC_URL: 'https://pickup.example', TRUST_PROXY: 'true' });

  it('are http-only, same-site and secure, each of them', async () => {
    const { api, dataDir } = behind();
    const { OWNER_PASSWORD, PANEL_PASSWORD } = await readSecrets(dataDir);
    const headers = { 'content-type': 'application/json', 'x-forwarded-proto': 'https' };
    const post = (place: string, email: string, password: string) =>
      api.send(place, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
    const answers = [
      await post('/api/auth/login', OWNER_EMAIL, OWNER_PASSWORD),
      await post('/admin/login', PANEL_EMAIL, PANEL_PASSWORD),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      const cookies = answer.headers.getSetCookie().map((line) => line.toLowerCase().split('; '));
      expect(cookies.length).toBeGreaterThan(0);
      for (const attributes of cookies) {
        expect(attributes).toEqual(expect.arrayContaining(['httponly', 'samesite=strict', 'secure']));
      }
    }
  });

  it('come with HSTS for this host alone', async () => {
    const { headers } = await behind().api.send('/api/deals', { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
  });

  it('no page and no public call sets any', async () => {
    for (const place of [
      '/',
      '/menu',
      '/admin',
      '/api/deals',
      '/api/menu/items',
      '/strapi/',
      '/admin/init',
      '/api/nothing',
    ]) {
      const answer = await behind().api.send(place, { headers: { accept: 'text/html,*/*' } });
      expect([place, answer.headers.getSetCookie()]).toEqual([place, []]);
    }
  });
});
