import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DATABASES_IN_DEPTH, useProduct } from '../../restaurant/use-product.js';
import { surface } from './camera.js';
import { fetchPicture, refusal, twinOf, upload } from './upload.js';

describe.each(DATABASES_IN_DEPTH)('a picture of the restaurant on %s', (database) => {
  const product = useProduct(database);
  const save = (body: { logoUrl?: string | null; heroUrl?: string | null; heroAlt?: string | null }) =>
    product().api.call('updateRestaurant', { body }, { token: product().token });
  const shown = () => product().api.get('restaurantInfo', {});

  it('of the home page is larger than a dish, in the same shape', async () => {
    const bytes = await surface({ width: 3000, height: 1200 }).jpeg().toBuffer();
    const { url, width, height } = await upload(product(), bytes, { query: '?kind=hero' });
    expect(url).toMatch(/^\/uploads\/hero-[0-9a-f]{16}\.webp$/);
    expect([width, height]).toEqual([1280, 960]);
    expect(await sharp(await fetchPicture(product(), twinOf(url))).metadata()).toMatchObject({
      width: 640,
      height: 480,
    });
  });

  it('that is a logo is whole and square, with a clear margin', async () => {
    const bytes = await surface({ width: 400, height: 200 }).png().toBuffer();
    const { url, width, height } = await upload(product(), bytes, { type: 'image/png', query: '?kind=logo' });
    expect([width, height]).toEqual([192, 192]);
    const full = await fetchPicture(product(), url);
    const { data } = await sharp(full).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([data[3], data[(96 * 192 + 96) * 4 + 3]]).toEqual([0, 255]);
  });

  it('of an unknown kind is refused', async () => {
    const bytes = await surface({ width: 40, height: 30 }).png().toBuffer();
    const message = 'kind must be one of dish, hero, logo.';
    expect(await refusal(product(), bytes, { type: 'image/png', query: '?kind=icon' })).toEqual([400, message]);
  });

  it('is seen by visitors in the first read after it is saved, and can be removed', async () => {
    const bytes = await surface({ width: 400, height: 300 }).png().toBuffer();
    const [logo, hero] = [
      await upload(product(), bytes, { type: 'image/png', query: '?kind=logo' }),
      await upload(product(), bytes, { type: 'image/png', query: '?kind=hero' }),
    ];
    expect(await shown()).toMatchObject({ logoUrl: null, heroUrl: null, heroAlt: null });
    await save({ logoUrl: logo.url, heroUrl: hero.url, heroAlt: ' A long table. ' });
    expect(await shown()).toMatchObject({ logoUrl: logo.url, heroUrl: hero.url, heroAlt: 'A long table.' });
    await save({ logoUrl: '', heroUrl: null, heroAlt: '' });
    expect(await shown()).toMatchObject({ logoUrl: null, heroUrl: null, heroAlt: null });
  });

  it('cannot be saved once it is gone, or where pages could not load it', async () => {
    const gone = '/uploads/hero-0000000000000000.webp';
    const message = 'heroUrl names an uploaded picture that is no longer kept: please upload it again.';
    expect(await save({ heroUrl: gone })).toMatchObject({ status: 400, error: { message } });
    const plain = 'logoUrl must be an https:// address or a path such as /dishes/soup.webp.';
    expect(await save({ logoUrl: 'http://example.com/a.png' })).toMatchObject({
      status: 400,
      error: { message: plain },
    });
  });
});
