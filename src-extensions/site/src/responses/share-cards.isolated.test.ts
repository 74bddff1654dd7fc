import type { DrawnCard, PageRenderer } from '@pickup/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { FetchApi } from './page-rendering.js';
import { createShareCards } from './share-cards.js';

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#fff"/></svg>';
const PICTURE = { url: '/dishes/soup.webp', left: 600, top: 0, width: 600, height: 630 };
const CARD: DrawnCard = { svg: () => SVG, pictures: [], expiresAt: null };

const renderer = (drawCard: PageRenderer['drawCard']): PageRenderer => ({
  languageOf: () => 'en',
  addressOf: (url) => ({ kind: 'page', url, language: null }),
  cardAddressOf: () => null,
  drawCard,
  writeManifest: () => Promise.reject(new Error('not called here')),
  render: () => Promise.reject(new Error('not called here')),
});

const fetchApi: FetchApi = (url) =>
  Promise.resolve({
    fetched: { status: url.includes('missing') ? 404 : 200, body: '' },
    expiresAt: 5000,
    cacheTags: url.includes('deals') ? ['deals', 'restaurant'] : ['menu'],
  });

function openCards(readPicture: (url: string) => Promise<Buffer | null> = () => Promise.resolve(null)) {
  const logged: string[] = [];
  const log = (message: string) => void logged.push(message);
  const cards = createShareCards({ secure: false, publicUrl: 'https://shop.example', fetchApi, readPicture, log });
  const draw = async (drawCard: PageRenderer['drawCard'], now = 1000) => {
    const { response, ...rest } = await cards.draw(renderer(drawCard), { url: '/menu', language: 'nl' }, now);
    const { body, headers } = await response.encodedAs('identity');
    return { ...rest, status: response.status, body, headers: headers.join('\n') };
  };
  return { draw, logged };
}

/** The colour of a pixel. */
async function colourAt(png: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(png)
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

describe('a share card', () => {
  it('is a PNG of 1200 × 630, cached until what it was drawn from changes', async () => {
    const { draw } = openCards();
    const card = await draw(async (request) => {
      await Promise.all([request.fetchApi('/api/menu/items'), request.fetchApi('/api/deals')]);
      return { ...CARD, expiresAt: 9000 };
    });
    expect(card).toMatchObject({ status: 200, isCacheable: true, expiresAt: 5000 });
    expect([...card.cacheTags].sort()).toEqual(['deals', 'menu', 'restaurant']);
    expect(card.headers).toMatch(/Content-Type\nimage\/png/);
    expect(await sharp(card.body).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  });

  it('shows the pictures of this site in their place, and goes without one that cannot be read', async () => {
    const bytes = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#f00' } })
      .webp({ lossless: true })
      .toBuffer();
    const pictured = () => Promise.resolve({ ...CARD, pictures: [PICTURE] });
    const { body } = await openCards(() => Promise.resolve(bytes)).draw(pictured);
    const [red, green, blue] = await colourAt(body, 900, 300);
    expect(red).toBeGreaterThan(240);
    expect(Math.max(green ?? 255, blue ?? 255)).toBeLessThan(15);
    const { status } = await openCards(() => Promise.resolve(Buffer.from('no picture'))).draw(pictured);
    expect(status).toBe(200);
  });

  it('of what does not exist is 404, and costs no drawing', async () => {
    const { draw } = openCards();
    for (let asked = 0; asked < 50; asked += 1)
      expect(await draw(() => Promise.resolve(null))).toMatchObject({ status: 404, isCacheable: false });
    expect((await draw(() => Promise.resolve(CARD))).status).toBe(200);
  });

  it('is not drawn without end: a stranger is told when to ask again', async () => {
    const { draw } = openCards();
    let drawings = 0;
    const counted = () => Promise.resolve({ ...CARD, svg: () => ((drawings += 1), SVG) });
    const cards = await Promise.all(Array.from({ length: 60 }, () => draw(counted)));
    const refused = cards.filter(({ status }) => status === 503);
    expect(drawings).toBe(60 - refused.length);
    expect(refused).toHaveLength(20);
    expect(refused[0]?.headers).toMatch(/Retry-After\n\d+/);
    expect((await draw(counted, 61_000)).status).toBe(200);
  });

  it('that cannot be drawn is logged, unless the owner has not described the restaurant', async () => {
    const { draw, logged } = openCards();
    const failing = () => Promise.reject(new Error('no answer'));
    expect(await draw(failing)).toMatchObject({ status: 503, isCacheable: false });
    expect(logged).toHaveLength(1);
    await draw(async (request) => {
      await request.fetchApi('/api/missing');
      return failing();
    });
    expect(logged).toHaveLength(1);
  });
});
