import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPages, type FetchApi } from './page-rendering.js';

const SHELL = '<html lang="en"><div id="root"></div></html>';
const FOREVER = Number.POSITIVE_INFINITY;

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'pickup-pages-'));
  await mkdir(path.join(dir, '.vite'));
  await writeFile(path.join(dir, 'index.html'), SHELL);
  await writeFile(path.join(dir, '.vite/manifest.json'), '{}');
});
afterEach(() => rm(dir, { recursive: true }));

/** An app whose server half is this program; what it logs is recorded. */
async function openApp(program: string, fetchApi: FetchApi = () => Promise.reject(new Error('not called here'))) {
  const renderer = path.join(dir, 'renderer.cjs');
  await writeFile(renderer, program);
  const logged: string[] = [];
  const pages = openPages({
    app: { base: '/', dir, renderer },
    publicUrl: 'https://shop.example',
    fetchApi,
    log: (message) => logged.push(message),
  });
  return { pages, logged };
}

const moduleRendering = (render: string) => `module.exports.createPageRenderer = () => ({
  languageOf: () => 'en',
  addressOf: (url) => ({ kind: 'page', url, language: null }),
  render: ${render},
});`;

async function render(
  { pages }: Awaited<ReturnType<typeof openApp>>,
  { variesByVisitor = true, isPrivate = false } = {},
) {
  const renderer = await pages.renderer();
  if (!renderer) throw new Error('There is no renderer');
  const rendered = await pages.render(renderer, { url: '/menu', language: 'nl', variesByVisitor, isPrivate }, 1000);
  return { ...rendered, html: (await rendered.response.encodedAs('identity')).body.toString() };
}

describe('a page', () => {
  it('carries the cache tags of the calls it has read, and expires with the first of them', async () => {
    const app = await openApp(
      moduleRendering(`async ({ fetchApi, language }) => {
        const [menu, deals] = await Promise.all([fetchApi('/api/menu/items'), fetchApi('/api/deals')]);
        return { status: 200, html: language + menu.body + deals.body, styles: ['a{}'], expiresAt: 9000 };
      }`),
      (url) =>
        Promise.resolve({
          fetched: { status: 200, body: url },
          ...(url.includes('deals')
            ? { cacheTags: ['deals', 'restaurant'], expiresAt: 5000 }
            : { cacheTags: ['menu'], expiresAt: FOREVER }),
        }),
    );
    const rendered = await render(app);
    expect(rendered).toMatchObject({ html: 'nl/api/menu/items/api/deals', expiresAt: 5000, isCacheable: true });
    expect([...rendered.cacheTags].sort()).toEqual(['deals', 'menu', 'restaurant']);
    const headers = (await rendered.response.encodedAs('identity')).headers.join('\n');
    expect(headers).toMatch(/style-src 'self' 'sha256-[\w+/=]+' 'sha256-[\w+/=]+';/);
    expect(app.logged).toEqual([]);
  });

  it.each([
    [true, 'Accept-Encoding, Accept-Language, Cookie'],
    [false, 'Accept-Encoding'],
  ])('that varies by visitor (%s) tells caches so', async (variesByVisitor, vary) => {
    const app = await openApp(moduleRendering(`async () => ({ status: 200, html: '', styles: [], expiresAt: null })`));
    const { response } = await render(app, { variesByVisitor });
    const { headers } = await response.encodedAs('identity');
    expect(headers[headers.indexOf('Vary') + 1]).toBe(vary);
  });

  it.each([
    ['rendered', `async () => ({ status: 200, html: '', styles: [], expiresAt: null })`],
    ['left to the browser', `async () => { throw new Error('a component broke'); }`],
  ])("of the visitor's own is hidden from search engines: %s", async (_, program) => {
    const app = await openApp(moduleRendering(program));
    const headersOf = async (isPrivate: boolean) =>
      (await (await render(app, { isPrivate })).response.encodedAs('identity')).headers;
    expect(await headersOf(true)).toContain('X-Robots-Tag');
    expect(await headersOf(false)).not.toContain('X-Robots-Tag');
  });

  it('that cannot be rendered is left to the browser, not cached, and logged once until it can be rendered again', async () => {
    const app = await openApp(
      moduleRendering(`(() => {
        let round = 0;
        return async () => {
          round += 1;
          if (round === 3) return { status: 200, html: 'rendered', styles: [], expiresAt: null };
          throw new Error('a component broke');
        };
      })()`),
    );
    const first = await render(app);
    expect(first).toMatchObject({ html: SHELL, isCacheable: false });
    await render(app);
    expect(app.logged).toHaveLength(1);
    expect(app.logged[0]).toContain('/menu is left to the browser: Error: a component broke');
    expect(await render(app)).toMatchObject({ html: 'rendered', isCacheable: true, expiresAt: FOREVER });
    await render(app);
    expect(app.logged).toHaveLength(2);
  });
});

describe('a page whose calls answer 404', () => {
  it('is left to the browser and not logged, as before the restaurant is described', async () => {
    const app = await openApp(
      moduleRendering(`async ({ fetchApi }) => {
        const { status } = await fetchApi('/api/restaurant/info');
        if (status !== 200) throw new Error('API Error: ' + status);
      }`),
      () => Promise.resolve({ fetched: { status: 404, body: '' }, cacheTags: ['restaurant'], expiresAt: FOREVER }),
    );
    expect(await render(app)).toMatchObject({ html: SHELL, isCacheable: false });
    expect(app.logged).toEqual([]);
  });
});

describe('a server half', () => {
  it.each(['module.exports = {};', 'throw new Error("broken build");'])(
    'that does not load (%s) leaves all pages to the browser',
    async (program) => {
      const { pages, logged } = await openApp(program);
      expect(await pages.renderer()).toBeNull();
      expect(logged).toHaveLength(1);
      expect((await (await pages.shell()).encodedAs('identity')).body.toString()).toBe(SHELL);
    },
  );
});
