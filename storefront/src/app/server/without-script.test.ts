// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MockApi, NOON } from '../../../../tests/mock-api/index.js';
import template from '../../../index.html?raw';
import { textSources } from '../../language/texts.js';
import { createPageRenderer } from '../entry-server.js';
import { pages } from '../pages.js';

const BASE = 'http://shop.test';
const modules = [
  'index.html',
  ...pages.flatMap(({ source, texts }) => [source, ...textSources('en', texts), ...textSources('nl', texts)]),
];
const renderer = createPageRenderer({
  template,
  manifest: Object.fromEntries(modules.map((module) => [module, { file: `assets/${module}.js` }])),
});

let api = new MockApi();
beforeEach(() => {
  api = new MockApi();
  // React says of each effect of layout that a server has none.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(api.problems).toEqual([]);
});

function render(url: string, language = 'en') {
  const fetchApi = async (call: string) => {
    const response = await api.fetch(`${BASE}${call}`);
    return { status: response.status, body: await response.text() };
  };
  return renderer.render({ url, language, now: NOON, baseUrl: BASE, fetchApi });
}

describe('a page', () => {
  it.each([
    ['/cart', 'en', 'Order by phone', 'Call us on +31 30 555 0142'],
    ['/checkout', 'nl', 'Bestel telefonisch', 'Bel ons op +31 30 555 0142'],
    ['/orders/an-id', 'en', 'Your order', 'Call us on +31 30 555 0142 and say your order number'],
    ['/nl/orders/an-id', 'nl', 'Je bestelling', 'Bel ons op +31 30 555 0142 en noem je bestelnummer'],
  ])(
    'of the visitor, %s in %s, is left to the browser and says without JavaScript whom to call',
    async (path, language, title, words) => {
      const { status, html, styles } = await render(renderer.addressOf(path, '').url, language);
      const [, notice = ''] =
        /<noscript data-page="">(.*)<\/noscript><div id="root"><\/div>/s.exec(html.replace(/>\s+</g, '><')) ?? [];
      expect(status).toBe(200);
      expect(notice).toContain(`>${title}</h1>`);
      expect(notice.replaceAll('\u00A0', ' ')).toContain(words);
      expect(notice).toContain('href="tel:+31305550142"');
      expect(notice).toContain('Mirabelle');
      expect(html).toContain('<meta data-head="" name="robots" content="noindex">');
      expect(html).toContain(styles[0] ?? 'no style');
      expect(html).not.toContain('page-state');
      expect(html).not.toContain('an-id');
      expect(html).toContain('<script type="module" src=');
    },
  );

  it('of the visitor names the address where the restaurant has no phone', async () => {
    api.data.restaurant.phone = '';
    const { html } = await render('/cart');
    expect(html).toContain('Come by and order at the counter: Oudegracht 12');
    expect(html).not.toContain('tel:');
    expect((await render('/menu')).html).toContain(
      '<noscript>Ordering needs JavaScript. Please turn it on, or call us',
    );
  });
});
