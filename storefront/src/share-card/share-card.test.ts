// @vitest-environment node
import { createApiClient, createI18n, type Language } from '@pickup/web';
import { beforeEach, describe, expect, it } from 'vitest';
import { deal, dish, MockApi, NOON } from '../../../tests/mock-api/index.js';
import enCard from '../locales/en/card.json';
import nlCard from '../locales/nl/card.json';
import { wholeTexts } from '../locales/whole.js';
import { cardPath, readCardPath } from './card-address.js';
import { readCard } from './card-content.js';
import { drawCardSvg } from './card-drawing.js';
import { drawCard } from './draw-card.js';
import { fitText, outline, widthOf } from './letters.js';

const PAGES = ['/', '/menu', '/deals', '/reviews', '/about'];
const LONG_WORD = 'Oudejaarsavondstamppotproeverij'.repeat(4).slice(0, 100);
const texts = { en: { ...wholeTexts.en, card: enCard }, nl: { ...wholeTexts.nl, card: nlCard } };

let api = new MockApi();
beforeEach(() => void (api = new MockApi()));

const fetchApi = async (url: string) => {
  const response = await api.fetch(`http://shop.test${url}`);
  return { status: response.status, body: await response.text() };
};

const draw = (url: string, language: Language = 'en') => drawCard({ url, language, now: NOON, fetchApi });

async function contentOf(url: string, language: Language = 'en') {
  const client = createApiClient({ transport: (call) => fetchApi(call.url) });
  const { t } = createI18n({ language, resources: { [language]: texts[language] } });
  return readCard(url, { api: client, info: await client.call('restaurantInfo'), now: NOON, language, t });
}

describe('the path of a card', () => {
  it.each([
    ['/', 'en', '/share/en/home.png'],
    ['/menu', 'nl', '/share/nl/menu.png'],
    ['/menu?category=soups&dish=stew', 'en', '/share/en/menu.png?dish=stew'],
    ['/deals?dish=stew', 'en', '/share/en/deals.png'],
    ['/deals?deal=soup', 'nl', '/share/nl/deals.png?deal=soup'],
  ] as const)('of %s in "%s" is %s', (url, language, path) => {
    expect(cardPath(url, language)).toBe(path);
  });

  it.each([
    ['/share/en/home.png', '', { url: '/', language: 'en' }],
    ['/share/nl/menu.png', 'dish=stew&x=1', { url: '/menu?dish=stew', language: 'nl' }],
    ['/share/nl/menu.png', 'category=soups', { url: '/menu', language: 'nl' }],
    ['/share/en/deals.png', 'deal=soup', { url: '/deals?deal=soup', language: 'en' }],
    ['/share/nl/cart.png', '', null],
    ['/share/de/menu.png', '', null],
    ['/share/en/menu.webp', '', null],
    ['/share/en/..%2fmenu.png', '', null],
  ])('%s with "%s" is the card of %j', (pathname, search, address) => {
    expect(readCardPath(pathname, search, PAGES)).toEqual(address);
  });
});

describe('a card', () => {
  it.each(PAGES.flatMap((url) => [[url, 'en'] as const, [url, 'nl'] as const]))(
    'of %s in "%s" is drawn without a text element',
    async (url, language) => {
      const svg = (await draw(url, language))?.svg() ?? '';
      expect(svg).toMatch(/^<svg [^>]*width="1200" height="630"/);
      expect(svg).not.toContain('<text');
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    },
  );

  it('of a dish says its name, description and price as the language writes them, beside its picture', async () => {
    api.data.dishes = [
      dish('soup', { nameNl: 'Soep', description: 'Of the day.', price: 6.5, imageUrl: '/dishes/soup.webp' }),
    ];
    expect(await contentOf('/menu?dish=soup')).toMatchObject({
      title: 'Dish soup',
      price: { now: '€6.50', was: null },
    });
    expect(await contentOf('/menu?dish=soup', 'nl')).toMatchObject({
      title: 'Soep',
      text: 'Of the day.',
      price: { now: '€\u00a06,50' },
      restaurant: 'Mirabelle',
    });
    expect((await draw('/menu?dish=soup'))?.pictures).toMatchObject([
      { url: '/dishes/soup.webp', top: 0, height: 630 },
    ]);
  });

  it('of a dish that does not exist is none', async () => {
    expect(await draw('/menu?dish=nowhere')).toBeNull();
  });

  it('of the deals shows the featured one, FREE at no price, with its condition', async () => {
    api.data.deals = [
      deal('plain'),
      deal('later', { featured: true, validFrom: '2026-12-24' }),
      deal('dessert', { featured: true, dealPrice: 0, isConditional: true, minimumOrderAmount: 30 }),
    ];
    expect(await contentOf('/deals')).toMatchObject({
      title: 'Deal dessert',
      price: { now: 'FREE' },
      text: 'with an order from €30.00',
      badge: null,
    });
    api.data.deals = [];
    expect(await contentOf('/deals', 'nl')).toMatchObject({
      title: 'Acties',
      text: 'Er zijn nu geen acties',
      price: null,
    });
  });

  it('of one deal shows that one, and of one that is over none', async () => {
    api.data.deals = [deal('plain'), deal('dessert', { featured: true })];
    expect(await contentOf('/deals?deal=plain')).toMatchObject({ title: 'Deal plain' });
    expect(await draw('/deals?deal=eaten')).toBeNull();
  });

  it.each([
    ['Twee Utrechtse blonden', 'Twee koude flesjes Utrechts blond en een warm bakje gemarineerde olijven.'],
    [LONG_WORD, 'Made for a test. '.repeat(100)],
    [`${LONG_WORD} `.repeat(3), ''],
  ])('of a deal called %s keeps its price above the line', (title, description) => {
    const content = {
      restaurant: 'Mirabelle',
      ground: 'groundAmber',
      kicker: 'Actie',
      badge: '21% KORTING',
      title,
      text: description || null,
      price: { now: '€ 13,50', was: '€ 16,50' },
      rating: null,
      foot: '',
      pictures: [],
    } as const;
    const svg = drawCardSvg(content);
    const paths = [...svg.matchAll(/<path fill="[^"]*" d="([^"]*)"/g)].map(([, data = '']) => data);
    const heights = paths.flatMap((data) => (data.match(/-?\d+\.\d/g) ?? []).filter((_, index) => index % 2 === 1));
    const lowest = Math.max(...heights.map(Number));
    expect(lowest).toBeLessThan(540);
    // The badge has a ground of its own, and is written whole.
    expect(svg).toMatch(/rx="25"/);
  });

  it('of the menu shows four dishes, popular ones first, and none of another site', async () => {
    const pictured = ['a', 'b', 'c', 'd'].map((id) => dish(id, { imageUrl: `/dishes/${id}.webp` }));
    const elsewhere = dish('far', { imageUrl: 'https://cdn.example/far.webp' });
    api.data.dishes = [...pictured, elsewhere, dish('best', { popular: true, imageUrl: '/dishes/best.webp' })];
    const { pictures = [] } = (await draw('/menu')) ?? {};
    expect(pictures.map(({ url }) => url)).toEqual(['best', 'a', 'b', 'c'].map((id) => `/dishes/${id}.webp`));
  });

  it('changes with the kitchen, so that a deal that ends at midnight is gone then', async () => {
    expect((await draw('/deals'))?.expiresAt).toBeGreaterThan(NOON);
  });
});

describe('letters', () => {
  const block = { width: 500, maxLines: 3, weight: 'bold' } as const;

  it('of a word of 100 characters stay within their column', () => {
    const { lines, size } = fitText(LONG_WORD, [88, 46], block);
    expect(size).toBe(46);
    expect(lines).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/…$/);
    for (const line of lines) expect(widthOf(line, size, 'bold')).toBeLessThanOrEqual(500);
  });

  it('of a long text end after a whole word', () => {
    const { lines } = fitText('a modern kitchen, on a quiet canal '.repeat(60), [28], { ...block, maxLines: 2 });
    expect(lines.at(-1)).toMatch(/(a|modern|kitchen|on|quiet|canal)…$/);
  });

  it('of other scripts and pictographs are left out, accented ones are not', () => {
    const at = { x: 0, y: 0 };
    expect(outline('Soup 🍲 汤', at, 20, 'bold')).toBe(outline('Soup  ', at, 20, 'bold'));
    expect(outline('Škoda žár', at, 20, 'bold').length).toBeGreaterThan(outline('koda r', at, 20, 'bold').length);
  });
});
