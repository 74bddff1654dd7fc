import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { dealForm } from '../../restaurant/deals.js';
import { DISH } from '../../restaurant/dishes.js';
import { DATABASES_IN_DEPTH, useProducts } from '../../restaurant/use-product.js';
import { colourAt, encoded, heldSideways, shoot, surface } from './camera.js';
import { fetchPicture, kept, twinOf, upload } from './upload.js';

const MEGAPIXELS_12 = { width: 4000, height: 3000 };

const products = useProducts();
const product = products.sqlite;

describe.each(DATABASES_IN_DEPTH)('a picture of the owner’s on %s', (database) => {
  const product = products[database];

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('is taken as %s and served in two widths', async (format) => {
    const bytes = await encoded(surface({ width: 1600, height: 900 }), format);
    const { url, width, height, bytes: sizes } = await upload(product(), bytes, { type: `image/${format}` });
    expect(url).toMatch(/^\/uploads\/dish-[0-9a-f]{16}\.webp$/);
    expect([width, height]).toEqual([640, 480]);
    const [full, small] = [await fetchPicture(product(), url), await fetchPicture(product(), twinOf(url))];
    expect([full.length, small.length]).toEqual([sizes.full, sizes.small]);
    expect(await sharp(full).metadata()).toMatchObject({ format: 'webp', width: 640, height: 480 });
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
  });

  it('is told by its content, whatever it says it is', async () => {
    const png = await surface({ width: 40, height: 30 }).png().toBuffer();
    expect(await upload(product(), png, { type: 'image/heic' })).toMatchObject({ width: 40, height: 30 });
  });

  it('stands in the library with what it shows', async () => {
    const bytes = await surface({ width: 800, height: 600 }).jpeg().toBuffer();
    const { url } = await upload(product(), bytes, { query: '?alternativeText=%20A%20bowl%20of%20soup.%20' });
    const row: unknown = await product().sql('files').where({ url }).first();
    expect(row).toMatchObject({ alternative_text: 'A bowl of soup.', mime: 'image/webp', width: 640, height: 480 });
    const answer = await fetch(`${product().url}${url}`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400',
    });
  });

  it('cannot be saved once it is gone, and the owner reads why', async () => {
    const { api, sql, token } = product();
    const gone = '/uploads/dish-0000000000000000.webp';
    const message = 'imageUrl names an uploaded picture that is no longer kept: please upload it again.';
    const dish = await api.call('createMenuItem', { body: { ...DISH, imageUrl: gone } }, { token });
    const deal = await api.call('createDeal', { body: dealForm({ imageUrl: gone }) }, { token });
    for (const answer of [dish, deal]) expect(answer).toMatchObject({ status: 400, error: { message } });
    // A dish that shows it already can still be changed.
    const { id } = await api.get('createMenuItem', { body: DISH }, { token });
    await sql('menu_items').where({ document_id: id }).update({ image_url: gone });
    const body = { ...DISH, price: 8, imageUrl: gone };
    expect((await api.call('updateMenuItem', { params: { id }, body }, { token })).status).toBe(200);
  });
});

describe('what is served of a picture', () => {
  it('is turned upright, and says nothing of where it was taken', async () => {
    const taken = await heldSideways();
    expect(taken.includes('Pinhole')).toBe(true);
    const { url, width, height } = await upload(product(), taken);
    expect([width, height]).toEqual([600, 450]);
    const full = await fetchPicture(product(), url);
    // Held sideways, its left is above.
    const [above, below] = [
      await colourAt(full, { left: 300, top: 20 }),
      await colourAt(full, { left: 300, top: 430 }),
    ];
    expect([above.indexOf(Math.max(...above)), below.indexOf(Math.max(...below))]).toEqual([0, 2]);
    const { exif, icc, iptc, xmp, orientation } = await sharp(full).metadata();
    expect([exif, icc, iptc, xmp, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(full.includes('GPS') || full.includes('Pinhole')).toBe(false);
  });

  it('is the middle of it, in the shape that pages show', async () => {
    const stripes = await surface({ width: 1200, height: 300 }, '#0000ff')
      .composite([
        { input: { create: { width: 400, height: 300, channels: 3, background: '#ff0000' } }, left: 400, top: 0 },
      ])
      .png()
      .toBuffer();
    const { url, width, height } = await upload(product(), stripes);
    expect([width, height]).toEqual([400, 300]);
    const full = await fetchPicture(product(), url);
    for (const left of [10, 390]) expect((await colourAt(full, { left, top: 150 }))[0]).toBeGreaterThan(200);
  });

  it('is not enlarged', async () => {
    const { url, width, height } = await upload(product(), await surface({ width: 1, height: 1 }).png().toBuffer());
    expect([width, height]).toEqual([1, 1]);
    expect(await sharp(await fetchPicture(product(), twinOf(url))).metadata()).toMatchObject({ width: 1, height: 1 });
  });

  it('is the first frame of one that moves', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((colour) => surface({ width: 80, height: 60 }, colour).png().toBuffer()),
    );
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [90, 90] })
      .toBuffer();
    expect(await sharp(moving).metadata()).toMatchObject({ pages: 2 });
    const { url } = await upload(product(), moving);
    const full = await fetchPicture(product(), url);
    expect((await sharp(full).metadata()).pages).toBeUndefined();
    expect((await colourAt(full, { left: 40, top: 30 }))[0]).toBeGreaterThan(200);
  });

  it('of 12 megapixels is less than a fortieth of what was sent, in both sizes together', async () => {
    const bytes = await (await shoot(MEGAPIXELS_12)).jpeg({ quality: 92 }).toBuffer();
    const startedAt = performance.now();
    const { bytes: served } = await upload(product(), bytes);
    const tookMs = Math.round(performance.now() - startedAt);
    console.info(`12 megapixels: ${bytes.length} bytes sent, ${served.full} and ${served.small} served, ${tookMs} ms`);
    expect(bytes.length).toBeGreaterThan(3_000_000);
    expect(served.full + served.small).toBeLessThan(bytes.length / 40);
    expect(served.full).toBeLessThan(100_000);
  });

  it('takes many at once, one after the other', async () => {
    const before = await kept(product());
    const bytes = await surface({ width: 3000, height: 2000 }).jpeg().toBuffer();
    const all = await Promise.all(Array.from({ length: 6 }, () => upload(product(), bytes)));
    expect(new Set(all.map(({ url }) => url)).size).toBe(6);
    const after = await kept(product());
    expect([after.files.length - before.files.length, after.rows - before.rows]).toEqual([12, 6]);
  });
});
