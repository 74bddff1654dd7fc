import { copyFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../product/client.js';
import { startProduct } from '../../product/product.js';
import { signIn } from '../../product/sign-in.js';
import { copyDemo, DATABASES, type DemoCopy } from '../../restaurant/demo-copy.js';
import { dealForm } from '../../restaurant/deals.js';
import { DISH } from '../../restaurant/dishes.js';
import { placeForOwner } from '../../restaurant/orders.js';
import type { Running } from '../../restaurant/use-product.js';
import { surface } from './camera.js';
import { kept, upload } from './upload.js';

const DAY_MS = 24 * 60 * 60 * 1000;

async function start({ dataDir, env, sql }: DemoCopy): Promise<Running> {
  const product = await startProduct({ dataDir, env });
  const api = createClient(product.url);
  return { ...product, api, sql, token: await signIn(api, dataDir) };
}

/** A sweep runs with every start, and an ordinary stop waits for its end. */
async function sweep(copy: DemoCopy): Promise<void> {
  const product = await startProduct({ dataDir: copy.dataDir, env: copy.env });
  const { code, stderr } = await product.stop();
  expect([code, stderr]).toEqual([0, '']);
}

/** As if the last sweep had been this long ago. */
const letPass = ({ sql }: DemoCopy, ms: number) =>
  sql('files')
    .whereNotNull('provider_metadata')
    .update({ provider_metadata: JSON.stringify({ unusedSince: Date.now() - ms }) });

const nameOf = (url: string) => path.basename(url, '.webp');

describe.each(DATABASES)('uploaded pictures on %s', (database) => {
  let copy: DemoCopy;
  let product: Running;
  beforeAll(async () => {
    copy = await copyDemo(database);
  });
  afterAll(() => copy.remove());

  const take = async () => (await upload(product, await surface({ width: 80, height: 60 }).png().toBuffer())).url;
  const uploads = (file: string) => path.join(copy.dataDir, 'public/uploads', file);
  const owner = () => ({ token: product.token });
  const saveDish = (imageUrl: string) =>
    product.api.get('createMenuItem', { body: { ...DISH, name: `Soup ${imageUrl}`, imageUrl } }, owner());
  /** Those of these pictures of which a file or a row is left. */
  async function left(pictures: Record<string, string>): Promise<string[]> {
    const { files } = await kept({ ...product, sql: copy.sql });
    const hashes: unknown[] = await copy.sql('files').pluck('hash');
    const names = Object.entries(pictures).filter(([, url]) => {
      const found = [nameOf(url), `small_${nameOf(url)}`].map((name) => files.includes(`${name}.webp`));
      expect(found).toEqual([hashes.includes(nameOf(url)), hashes.includes(nameOf(url))]);
      return found[0];
    });
    return names.map(([what]) => what);
  }

  it('go once nothing has shown them for a day, a developer’s never', async () => {
    product = await start(copy);
    const pictures = {
      unsaved: await take(),
      onDish: await take(),
      onDeletedDish: await take(),
      onDeal: await take(),
      byItsWholeAddress: await take(),
      ordered: await take(),
      touchedByDeveloper: await take(),
    };
    await saveDish(pictures.onDish);
    const deleted = await saveDish(pictures.onDeletedDish);
    await product.api.call('deleteMenuItem', { params: { id: deleted.id } }, owner());
    await product.api.get('createDeal', { body: dealForm({ imageUrl: pictures.onDeal }) }, owner());
    await saveDish(`https://eat.example.com${pictures.byItsWholeAddress}`);
    const ordered = await saveDish(pictures.ordered);
    await placeForOwner(product, ordered.id);
    await product.api.get('updateMenuItem', { params: { id: ordered.id }, body: { ...DISH, imageUrl: '' } }, owner());
    await product.stop();

    const developers: unknown[] = await copy.sql('admin_users').pluck('id');
    await copy.sql('files').where({ url: pictures.touchedByDeveloper }).update({ updated_by_id: developers[0] });
    // In Strapi's own naming, as the raw panel stores what a developer uploads.
    const uploaded = { hash: 'dish_0123456789abcdef', url: '/uploads/dish_0123456789abcdef.webp', name: 'dish.webp' };
    await copy.sql('files').insert({ ...uploaded, mime: 'image/webp', ext: '.webp', size: 1, provider: 'local' });
    await copyFile(uploads(path.basename(pictures.unsaved)), uploads('dish_0123456789abcdef.webp'));

    await sweep(copy);
    expect(await left(pictures)).toEqual(Object.keys(pictures));
    await letPass(copy, DAY_MS - 60_000);
    await sweep(copy);
    expect(await left(pictures)).toEqual(Object.keys(pictures));
    await letPass(copy, DAY_MS);
    await sweep(copy);
    const { unsaved: _, ...stay } = pictures;
    expect(await left(pictures)).toEqual(Object.keys(stay));
    expect((await kept({ ...product, sql: copy.sql })).files).toContain('dish_0123456789abcdef.webp');
    expect(await copy.sql('files').where({ hash: uploaded.hash }).pluck('url')).toEqual([uploaded.url]);
  });

  it('are counted from the day they are given up, not from their upload', async () => {
    product = await start(copy);
    const pictures = { givenUp: await take() };
    const { id } = await saveDish(pictures.givenUp);
    await copy
      .sql('files')
      .where({ url: pictures.givenUp })
      .update({ created_at: new Date(Date.now() - 90 * DAY_MS) });
    await product.api.get('updateMenuItem', { params: { id }, body: { ...DISH, imageUrl: '' } }, owner());
    await product.stop();
    await sweep(copy);
    expect(await left(pictures)).toEqual(['givenUp']);
    await letPass(copy, DAY_MS);
    await sweep(copy);
    expect(await left(pictures)).toEqual([]);
  });

  it('cannot be saved once they are gone, and the owner reads why', async () => {
    product = await start(copy);
    const gone = '/uploads/dish-0000000000000000.webp';
    const message = 'imageUrl names an uploaded picture that is no longer kept: please upload it again.';
    const dish = await product.api.call('createMenuItem', { body: { ...DISH, imageUrl: gone } }, owner());
    const deal = await product.api.call('createDeal', { body: dealForm({ imageUrl: gone }) }, owner());
    for (const answer of [dish, deal]) expect(answer).toMatchObject({ status: 400, error: { message } });
    // A dish that shows it already can still be changed.
    const { id } = await saveDish('');
    await copy.sql('menu_items').where({ document_id: id }).update({ image_url: gone });
    const body = { ...DISH, price: 8, imageUrl: gone };
    expect((await product.api.call('updateMenuItem', { params: { id }, body }, owner())).status).toBe(200);
    await product.stop();
  });

  it('that a crash has left as files alone go with the next start, new ones stay', async () => {
    const files = ['dish-1111111111111111.webp', 'small_dish-1111111111111111.webp', 'dish-2222222222222222.webp'];
    for (const file of files) await copyFile(uploads('dish_0123456789abcdef.webp'), uploads(file));
    const yesterday = new Date(Date.now() - DAY_MS - 60_000);
    for (const file of files.slice(0, 2)) await utimes(uploads(file), yesterday, yesterday);
    await utimes(uploads('dish_0123456789abcdef.webp'), yesterday, yesterday);
    await sweep(copy);
    const found = (await kept({ ...product, sql: copy.sql })).files;
    expect(files.map((file) => found.includes(file))).toEqual([false, false, true]);
    expect(found).toContain('dish_0123456789abcdef.webp');
  });
});

describe('a picture that is saved with a dish while it is swept away', () => {
  let copy: DemoCopy;
  beforeAll(async () => {
    copy = await copyDemo('postgres');
  });
  afterAll(() => copy.remove());

  it('stays', async () => {
    const product = await start(copy);
    const { url } = await upload(product, await surface({ width: 80, height: 60 }).png().toBuffer());
    await product.stop();
    await sweep(copy);
    await letPass(copy, DAY_MS);

    // What a save does: it holds the picture, and shows it with its commit.
    const save = await copy.sql.transaction();
    await save('files').where({ url }).forShare().first('id');
    const restarted = await startProduct({ dataDir: copy.dataDir, env: copy.env });
    const waiting = () =>
      copy.sql('pg_stat_activity').where({ wait_event_type: 'Lock' }).whereLike('query', '%"files"%');
    await expect.poll(async () => (await waiting()).length, { interval: 20, timeout: 10_000 }).toBe(1);
    await save('menu_items').where({ id: 1 }).update({ image_url: url });
    await save.commit();
    await restarted.stop();
    expect(await copy.sql('files').where({ url }).pluck('hash')).toEqual([nameOf(url)]);
  });
});
