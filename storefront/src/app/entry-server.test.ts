// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addChoices, deal, dish, NOON, MockApi } from '../../../tests/mock-api/index.js';
import template from '../../index.html?raw';
import { createPageRenderer } from './entry-server.js';
import { textSources } from '../language/texts.js';
import type { PageState } from './page-state.js';
import { pages } from './pages.js';

const BASE = 'http://shop.test';
const HALF_AN_HOUR = 30 * 60_000;
const fileName = (module: string) => module.slice(module.lastIndexOf('/') + 1);

/** A manifest as the build writes it: the entry, the pages and the texts, each with one file of its own. */
const manifest = Object.fromEntries(
  [
    'index.html',
    ...pages.flatMap(({ source, texts }) => [source, ...textSources('en', texts), ...textSources('nl', texts)]),
  ].map((module) => [module, { file: `assets/${fileName(module)}.js`, imports: ['_shared.js'] }]),
);
const built = { template, manifest: { ...manifest, '_shared.js': { file: 'assets/shared.js' } } };

let api = new MockApi();
beforeEach(() => {
  api = new MockApi();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  const { problems } = api;
  const layoutEffects = /useLayoutEffect does nothing on the server/;
  const logged = vi.mocked(console.error).mock.calls.filter(([words]) => !layoutEffects.test(String(words)));
  vi.restoreAllMocks();
  expect(logged).toEqual([]);
  expect(problems).toEqual([]);
});

const renderer = createPageRenderer(built);

function render(url: string, language = 'en', from = api) {
  const fetchApi = async (call: string) => {
    const response = await from.fetch(`${BASE}${call}`);
    return { status: response.status, body: await response.text() };
  };
  return renderer.render({ url, language, now: NOON, baseUrl: BASE, fetchApi });
}

/** The state that is sent to the browser. */
function stateOf(html: string): PageState {
  const text = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  // eslint-disable-next-line @typescript-eslint/no-unsafe-type-assertion -- the test looks at every part of it
  return JSON.parse(text) as PageState;
}
const sentAnswers = (html: string) => stateOf(html).answers.map(([[name]]) => name);

describe('a page', () => {
  it.each([
    ['/', 'en', 'Order for pickup · Mirabelle, Utrecht', 'ready when you are.'],
    ['/', 'nl', 'Bestellen en afhalen · Mirabelle, Utrecht', 'klaar wanneer jij er bent.'],
    ['/menu', 'en', 'Menu · Mirabelle, Utrecht', 'All Items'],
    ['/menu', 'nl', 'Menukaart · Mirabelle, Utrecht', 'Menukaart'],
    ['/deals', 'en', 'Deals · Mirabelle, Utrecht', 'Current Deals'],
    ['/deals', 'nl', 'Acties · Mirabelle, Utrecht', 'Acties'],
    ['/reviews', 'en', 'Reviews · Mirabelle, Utrecht', 'Write a Review'],
    ['/reviews', 'nl', 'Reviews · Mirabelle, Utrecht', 'Schrijf een review'],
    ['/about', 'en', 'About · Mirabelle, Utrecht', 'Two friends, one stove, 2014.'],
    ['/about', 'nl', 'Over ons · Mirabelle, Utrecht', 'Two friends, one stove, 2014.'],
  ])('%s is rendered completely in "%s"', async (url, language, title, words) => {
    const { status, html, styles } = await render(url, language);
    expect(status).toBe(200);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html.match(/<title>.*?<\/title>/gs)).toEqual([`<title>${title}</title>`]);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    const markup = html.slice(html.indexOf('<div id="root">'), html.indexOf('<script type="application/json"'));
    expect(markup).toContain(words);
    expect(markup).not.toContain(' style="');
    expect([...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style)).toEqual(styles);
    expect(stateOf(html)).toMatchObject({ language, startedAt: NOON });
  });

  it('carries every answer it shows, each fetched once', async () => {
    const { html } = await render('/reviews');
    expect(sentAnswers(html).sort()).toEqual(['kitchen', 'restaurantInfo', 'reviewStats', 'reviews']);
    expect([...api.called].sort()).toEqual(['kitchen', 'restaurantInfo', 'reviewStats', 'reviews']);
    expect(html).toContain('Helpful (');
  });

  it('fetches its own scripts and texts once it can be seen, and its first picture at once', async () => {
    api.data.dishes.unshift(dish('first', { popular: true, imageUrl: '/dishes/first.webp' }));
    const { html } = await render('/menu', 'nl');
    const [, held = ''] = /<template id="page-scripts">(.*?)<\/template>/s.exec(html) ?? [];
    const scripts = [...held.matchAll(/<script type="module" crossorigin src="([^"]*)"><\/script>/g)].map(
      ([, src]) => src,
    );
    expect(scripts).toEqual([
      '/assets/nl-menu.ts.js',
      '/assets/nl.ts.js',
      '/assets/MenuPage.tsx.js',
      '/src/app/entry-client.tsx',
    ]);
    expect(html).not.toContain('rel="modulepreload"');
    expect(html).toContain(
      '<link rel="preload" as="image" href="/dishes/first.webp" imagesrcset="/dishes/320/first.webp',
    );
  });

  it("contains no script but the template's own", async () => {
    const { html } = await render('/');
    const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes);
    const data = scripts.filter((attributes) => /type="application\/(ld\+)?json"/.test(attributes));
    expect(scripts.filter((attributes) => !data.includes(attributes))).toEqual([
      ' async src="/before-hydration.js"',
      ...['en.ts', 'HomePage.tsx'].map((file) => ` type="module" crossorigin src="/assets/${file}.js"`),
      ' type="module" crossorigin src="/src/app/entry-client.tsx"',
    ]);
    expect(html).not.toMatch(/ on\w+="/);
  });

  it('shows the menu without JavaScript, with a notice in the language of the page', async () => {
    const { html } = await render('/menu', 'nl');
    for (const { name } of api.data.dishes.filter(({ available, isActive }) => available && isActive))
      expect(html).toContain(name);
    expect(html).toContain('<noscript>Bestellen kan alleen met JavaScript. Zet het aan, of bel +31 30 555 0142');
  });

  it("below a language's prefix has that language, keeps its links there and names every language", async () => {
    const { url, language } = renderer.addressOf('/nl/menu', '');
    const { status, html } = await render(url, language ?? '');
    expect(status).toBe(200);
    expect(html).toContain('<title>Menukaart · Mirabelle, Utrecht</title>');
    const own = [...html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);
    expect(own.filter((href) => !href.startsWith('/nl'))).toEqual(['/menu']);
    expect(html).toContain(`rel="canonical" href="${BASE}/nl/menu"`);
    const addresses = [...html.matchAll(/rel="alternate" hreflang="(.*?)" href="(.*?)"/g)].map(([, ...found]) => found);
    expect(addresses).toEqual([
      ['en', `${BASE}/menu`],
      ['nl', `${BASE}/nl/menu`],
      ['x-default', `${BASE}/menu`],
    ]);
    expect(html).toContain('"inLanguage":"nl"');
  });

  it('with a category in its address shows that category alone', async () => {
    const [category] = api.data.categories;
    const all = await render('/menu');
    const one = await render(`/menu?category=${category?.id ?? ''}`);
    const cards = (html: string) => html.match(/<article/g)?.length ?? 0;
    expect(cards(one.html)).toBeGreaterThan(0);
    expect(cards(one.html)).toBeLessThan(cards(all.html));
  });

  it("with a dish in its address is the menu under the dish's name, and readable without JavaScript", async () => {
    addChoices(api.data);
    const { html } = await render('/menu?dish=pizza', 'nl');
    expect(html).toContain('<title>Pizza Margherita · Mirabelle, Utrecht</title>');
    expect(html).toContain(`property="og:url" content="${BASE}/nl/menu?dish=pizza"`);
    expect(html).toContain(`rel="canonical" href="${BASE}/nl/menu"`);
    expect(html.match(/<article/g)).toHaveLength(5);
    // React parts neighbouring texts by comments.
    const plain = html.replaceAll('<!-- -->', '');
    expect(plain).toMatch(/<noscript[^>]*><p><b>Formaat:<\/b> Gewoon · Groot \+\u00a0€\u00a03,00<\/p>/);
  });

  it.each(['/', '/menu', '/deals', '/reviews', '/about'])('%s expires when the kitchen changes', async (url) => {
    const changesAt = NOON + HALF_AN_HOUR;
    Object.assign(api.data.kitchenControl, { pausedUntil: changesAt });
    const { html, expiresAt } = await render(url);
    expect(html).toContain('Paused until 12:30');
    expect(expiresAt).toBe(changesAt);
  });

  it('is not mixed with another that is rendered at the same time', async () => {
    const other = new MockApi();
    Object.assign(other.data.restaurant, { name: 'Elsewhere' });
    const rendered = await Promise.all([
      render('/about', 'en'),
      render('/about', 'nl', other),
      render('/deals', 'en', other),
    ]);
    const names = rendered.map(({ html }) => [html.includes('Mirabelle'), html.includes('Elsewhere')]);
    expect(names).toEqual([
      [true, false],
      [false, true],
      [false, true],
    ]);
    expect(rendered.map(({ html }) => /<html lang="(..)">/.exec(html)?.[1])).toEqual(['en', 'nl', 'en']);
  });
});

describe('failures of rendering', () => {
  it('an address without a page gives 404 and noindex', async () => {
    const { url } = renderer.addressOf('/no/such/page', '');
    const { status, html } = await render(url, 'nl');
    expect(status).toBe(404);
    expect(html).toContain('<meta data-head="" name="robots" content="noindex">');
    expect(html).toContain('<h1');
    expect(html).not.toContain('canonical');
  });

  it.each(['restaurantInfo', 'kitchen', 'menuItems'] as const)(
    'a page whose %s fails is not rendered',
    async (name) => {
      api.fail(name, 500);
      await expect(render('/menu')).rejects.toThrow('API Error: 500');
    },
  );

  it('a page whose answer is not JSON is not rendered', async () => {
    await expect(
      renderer.render({
        url: '/about',
        language: 'en',
        now: NOON,
        baseUrl: BASE,
        fetchApi: async () => ({ status: 200, body: '<html>' }),
      }),
    ).rejects.toThrow('The answer was not JSON.');
  });

  it('markup in texts stays text: in the page, in its head and in its state', async () => {
    const evil = '</script></style></title><script>alert(1)</script><!--<img src=x onerror=alert(1)>';
    api.data.dishes.unshift(dish('evil', { name: evil, description: evil, popular: true }));
    api.data.deals.unshift(deal('evil', { title: evil, featured: true }));
    Object.assign(api.data.restaurant, { name: evil, description: evil });
    const plain = new MockApi();
    for (const url of ['/', '/menu', '/deals', '/about']) {
      const { html } = await render(url);
      const usual = await render(url, 'en', plain);
      const elements = (text: string) =>
        ['<script', '</script', '<style', '</style', '<title', '<!--<'].map((tag) => text.split(tag).length);
      expect(elements(html).slice(0, 6)).toEqual(elements(usual.html).slice(0, 6));
      expect(html).not.toContain('<img src=x');
      expect(JSON.stringify(stateOf(html))).toContain('onerror=alert(1)');
    }
  });

  it('a template or a manifest of another build is refused at the start', () => {
    expect(() => createPageRenderer({ ...built, template: '<html lang="en"></html>' })).toThrow('no place');
    expect(() => createPageRenderer({ ...built, manifest: {} })).toThrow('build it again');
  });
});

it('every page names the module it is built from', () => {
  const modules = Object.keys(import.meta.glob('../features/*/*Page.tsx')).map((file) => file.replace('..', 'src'));
  expect(pages.map(({ source }) => source).sort()).toEqual(modules.sort());
});
