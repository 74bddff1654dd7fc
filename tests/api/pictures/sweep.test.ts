import type { PictureKind } from '@pickup/contract';
import { copyFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createClient } from '../../product/client.js';
import { startProduct, type Product } from '../../product/product.js';
import { signIn } from '../../product/sign-in.js';
import { copyDemo, DATABASES_IN_DEPTH, type DemoCopy } from '../../restaurant/demo-copy.js';
import { dealForm } from '../../restaurant/deals.js';
import { DISH } from '../../restaurant/dishes.js';
import { placeForOwner } from '../../restaurant/orders.js';
import type { OwnProduct } from '../../restaurant/use-product.js';
import { surface } from './camera.js';
import { kept, upload } from './upload.js';

/** What a sweep notes with a picture that nothing shows. */
const Note = z.object({
  provider_metadata: z.preprocess(
    (stored) => (typeof stored === 'string' ? (JSON.parse(stored) as unknown) : stored),
    z.object({ unusedSince: z.number() }),
  ),
});

const DAY_MS = 24 * 60 * 60 * 1000;
/** In Strapi's own naming, as the raw panel stores what a developer uploads. */
const DEVELOPERS = 'dish_0123456789abcdef';
/** What a crash has left as files alone: a day ago, and now. */
const ABANDONED = ['dish-1111111111111111.webp', 'small_dish-1111111111111111.webp'];
const NEW_FILE = 'dish-2222222222222222.webp';

async function start({ dataDir, env, sql }: DemoCopy): Promise<OwnProduct> {
  const product = await startProduct({ dataDir, env });
  const api = createClient(product.url);
  return { ...product, api, sql, token: await signIn(api, dataDir) };
}

/** As if a sweep had found a picture unused this long ago. */
const foundUnused = ({ sql }: DemoCopy, url: string, ago: number) =>
  sql('files')
    .where({ url })
    .update({ provider_metadata: JSON.stringify({ unusedSince: Date.now() - ago }) });

const nameOf = (url: string) => path.basename(url, '.webp');

/** Uploads a picture for each way to be shown, or not to be. @returns their addresses */
async function makePictures(product: OwnProduct) {
  const { api, sql } = product;
  const owner = { token: product.token };
  const take = async (kind: PictureKind = 'dish') =>
    (await upload(product, await surface({ width: 80, height: 60 }).png().toBuffer(), { query: `?kind=${kind}` })).url;
  const saveDish = (imageUrl: string) =>
    api.get('createMenuItem', { body: { ...DISH, name: `Soup ${imageUrl}`, imageUrl } }, owner);
  /** Saves a dish with another picture, or none. */
  const giveUp = (id: string) => api.get('updateMenuItem', { params: { id }, body: { ...DISH, imageUrl: '' } }, owner);
  const pictures = {
    unsaved: await take(),
    unsavedForLess: await take(),
    unsavedLogo: await take('logo'),
    savedMeanwhile: await take(),
    givenUp: await take(),
    onDish: await take(),
    onDeletedDish: await take(),
    onDeal: await take(),
    ofRestaurant: await take('hero'),
    byItsWholeAddress: await take(),
    ordered: await take(),
    touchedByDeveloper: await take(),
  };
  const ninetyDaysAgo = new Date(Date.now() - 90 * DAY_MS);
  await giveUp((await saveDish(pictures.givenUp)).id);
  await sql('files').where({ url: pictures.givenUp }).update({ created_at: ninetyDaysAgo });
  await saveDish(pictures.onDish);
  const deleted = await saveDish(pictures.onDeletedDish);
  await api.call('deleteMenuItem', { params: { id: deleted.id } }, owner);
  await api.get('createDeal', { body: dealForm({ imageUrl: pictures.onDeal }) }, owner);
  await api.get('updateRestaurant', { body: { heroUrl: pictures.ofRestaurant } }, owner);
  await saveDish(`https://eat.example.com${pictures.byItsWholeAddress}`);
  const ordered = await saveDish(pictures.ordered);
  await placeForOwner(product, ordered.id);
  await giveUp(ordered.id);
  return pictures;
}

/** Files and rows that the product did not make, or no longer knows. */
async function addStrangeFiles({ dataDir, sql }: DemoCopy, pictures: { touchedByDeveloper: string; unsaved: string }) {
  const file = (name: string) => path.join(dataDir, 'public/uploads', name);
  const developers: unknown[] = await sql('admin_users').pluck('id');
  await sql('files').where({ url: pictures.touchedByDeveloper }).update({ updated_by_id: developers[0] });
  const uploaded = { hash: DEVELOPERS, url: `/uploads/${DEVELOPERS}.webp`, name: 'dish.webp' };
  await sql('files').insert({ ...uploaded, mime: 'image/webp', ext: '.webp', size: 1, provider: 'local' });
  const copies = [`${DEVELOPERS}.webp`, ...ABANDONED, NEW_FILE];
  for (const name of copies) await copyFile(file(path.basename(pictures.unsaved)), file(name));
  const yesterday = new Date(Date.now() - DAY_MS - 60_000);
  for (const name of [`${DEVELOPERS}.webp`, ...ABANDONED]) await utimes(file(name), yesterday, yesterday);
}

/** What a save does while a sweep runs: it holds the picture, and shows it with its commit. */
async function saveDuringSweep({ sql }: DemoCopy, url: string, isSweeping: () => Promise<void>): Promise<void> {
  const save = await sql.transaction();
  try {
    await save('files').where({ url }).forShare().first('id');
    await isSweeping();
    await save('menu_items').where({ id: 1 }).update({ image_url: url });
    await save.commit();
  } finally {
    if (!save.isCompleted()) await save.rollback();
  }
}

describe.each(DATABASES_IN_DEPTH)('uploaded pictures on %s', (database) => {
  let copy: DemoCopy;
  let pictures: Awaited<ReturnType<typeof makePictures>>;

  beforeAll(async () => {
    copy = await copyDemo(database);
    const product = await start(copy);
    pictures = await makePictures(product);
    await product.stop();
    await addStrangeFiles(copy, pictures);
    for (const url of [pictures.unsaved, pictures.unsavedLogo, pictures.savedMeanwhile])
      await foundUnused(copy, url, DAY_MS);
    await foundUnused(copy, pictures.unsavedForLess, DAY_MS - 60_000);

    // A sweep runs with every start, and an ordinary stop waits for its end.
    const waiting = () =>
      copy.sql('pg_stat_activity').where({ wait_event_type: 'Lock' }).whereLike('query', '%"files"%');
    let sweeping: Promise<Product> | undefined;
    const sweep = () => (sweeping ??= startProduct({ dataDir: copy.dataDir, env: copy.env }));
    if (database === 'postgres') {
      await saveDuringSweep(copy, pictures.savedMeanwhile, async () => {
        await sweep();
        await vi.waitFor(async () => expect(await waiting()).toHaveLength(1), { interval: 20, timeout: 10_000 });
      });
    }
    const { code, stderr } = await (await sweep()).stop();
    expect([code, stderr]).toEqual([0, '']);
  });
  afterAll(() => copy.remove());

  const filesLeft = async () => (await kept(copy)).files;
  /** Those pictures of which a file or a row is left. */
  async function left(): Promise<string[]> {
    const files = await filesLeft();
    const hashes: unknown[] = await copy.sql('files').pluck('hash');
    const names = Object.entries(pictures).filter(([, url]) => {
      const found = [nameOf(url), `small_${nameOf(url)}`].map((name) => files.includes(`${name}.webp`));
      expect(found).toEqual([hashes.includes(nameOf(url)), hashes.includes(nameOf(url))]);
      return found[0];
    });
    return names.map(([what]) => what);
  }

  it('go once nothing has shown them for a day, but not while they are saved with a dish', async () => {
    const gone = ['unsaved', 'unsavedLogo', ...(database === 'postgres' ? [] : ['savedMeanwhile'])];
    expect(await left()).toEqual(Object.keys(pictures).filter((what) => !gone.includes(what)));
  });

  it('are counted from the day a sweep first finds them given up, not from their upload', async () => {
    const row: unknown = await copy.sql('files').where({ url: pictures.givenUp }).first('provider_metadata');
    const { unusedSince } = Note.parse(row).provider_metadata;
    expect(Math.abs(Date.now() - unusedSince)).toBeLessThan(DAY_MS / 2);
  });

  it('that a crash has left as files alone go with the next start, new ones stay', async () => {
    const files = await filesLeft();
    expect([...ABANDONED, NEW_FILE].map((file) => files.includes(file))).toEqual([false, false, true]);
  });

  it('stay for ever when a developer has uploaded them', async () => {
    expect(await filesLeft()).toContain(`${DEVELOPERS}.webp`);
    expect(await copy.sql('files').where({ hash: DEVELOPERS }).pluck('url')).toEqual([`/uploads/${DEVELOPERS}.webp`]);
  });
});
