import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useProduct } from '../restaurant/use-product.js';

const product = useProduct();
const get = (path: string) => product().api.send(path, {});

/** Does something while the restaurant has another name. */
async function underTheName<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { name: own } = await product().api.get('restaurantInfo', {});
  await product().sql('restaurants').update({ name });
  try {
    return await work();
  } finally {
    await product().sql('restaurants').update({ name: own });
  }
}

describe('the site on a home screen', () => {
  it.each([
    ['/app.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/icons/touch-icon.png', 'image/png'],
    ['/icons/icon-192.png', 'image/png'],
    ['/icons/icon-512.png', 'image/png'],
    ['/icons/maskable-512.png', 'image/png'],
  ])('has %s', async (path, type) => {
    const { status, headers } = await get(path);
    expect([status, headers.get('content-type')]).toEqual([200, type]);
  });

  it('is named by its pages', async () => {
    const { text } = await product().api.send('/', { headers: { accept: 'text/html' } });
    expect(text).toContain('<link rel="manifest" href="/app.webmanifest"');
    expect(text).toContain('<link rel="apple-touch-icon" href="/icons/touch-icon.png"');
  });

  it('has the name of the restaurant, also after an edit', async () => {
    const readName = async () =>
      z.object({ name: z.string() }).parse(JSON.parse((await get('/app.webmanifest')).text)).name;
    expect(await readName()).toBe((await product().api.get('restaurantInfo', {})).name);
    expect(await underTheName('Another name', readName)).toBe('Another name');
  });

  it.each(['icon-192', 'icon-512', 'maskable-512', 'touch-icon'])(
    'has %s with the first letter of the name, drawn anew for another',
    async (icon) => {
      const read = () => get(`/icons/${icon}.png`);
      const [before, other] = [await read(), await underTheName('Zwaan', read)];
      expect([before.status, other.status]).toEqual([200, 200]);
      expect(other.headers.get('etag')).not.toBe(before.headers.get('etag'));
      expect((await read()).headers.get('etag')).toBe(before.headers.get('etag'));
    },
  );

  it('has a service worker that is asked for at every visit, and may call this site alone', async () => {
    const { headers } = await get('/service-worker.js');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
  });
});
