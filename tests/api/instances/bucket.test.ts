import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createClient } from '../../product/client.js';
import { makeFolder, removeFolder } from '../../product/folders.js';
import { startProduct } from '../../product/product.js';
import { startS3Server, type S3Server } from '../../product/s3-server.js';
import { secretsFile } from '../../product/secrets.js';
import { signIn } from '../../product/sign-in.js';
import { copyDemo, type DemoCopy } from '../../restaurant/demo-copy.js';
import { DISH } from '../../restaurant/dishes.js';
import { dishLine, newKey, orderOf } from '../../restaurant/orders.js';
import { signInToPanel } from '../../restaurant/panel.js';
import type { OwnProduct } from '../../restaurant/use-product.js';
import { surface } from '../pictures/camera.js';
import { fetchPicture, kept, refusal, twinOf, upload } from '../pictures/upload.js';
import { makeEmptySite } from '../start/backup/empty-site.js';
import { run } from '../start/backup/programs.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const UNTIL_MOVED = { timeout: 20_000, interval: 20 };
const NEEDS_BUCKET = 'S3_BUCKET and its keys must be given: the pictures of this restaurant are in a bucket.\n';
const NOT_NOW = 'Pictures cannot be stored at the moment. Please try again later.';

let site: DemoCopy;
let store: S3Server;
let folder = '';
let sql: Knex;
let one: OwnProduct;
let other: OwnProduct;
/** Uploaded before there was a bucket, and shown by a dish. */
let before = '';
let bytesBefore: Buffer;

const settings = () => ({ ...site.env, ...store.env });
const nameOf = (url: string) => path.basename(url);
const photo = (colour: string) => surface({ width: 800, height: 600 }, colour).jpeg().toBuffer();

async function start(dataDir: string, env: Record<string, string>): Promise<OwnProduct> {
  const product = await startProduct({ dataDir, env });
  const api = createClient(product.url);
  return { ...product, api, sql, token: await signIn(api, dataDir) };
}

const showOnDish = ({ api, token }: OwnProduct, imageUrl: string) =>
  api.get('createMenuItem', { body: { ...DISH, name: `Soup ${nameOf(imageUrl)}`, imageUrl } }, { token });

beforeAll(async () => {
  [site, store, folder] = [await copyDemo('postgres'), await startS3Server(), await makeFolder('bucket')];
  ({ sql } = site);
  const alone = await start(site.dataDir, site.env);
  before = (await upload(alone, await photo('#884400'))).url;
  bytesBefore = await fetchPicture(alone, before);
  await showOnDish(alone, before);
  await alone.stop();
  const otherDir = path.join(folder, 'data');
  await mkdir(otherDir);
  await copyFile(secretsFile(site.dataDir), secretsFile(otherDir));
  [one, other] = await Promise.all([start(site.dataDir, settings()), start(otherDir, settings())]);
});
afterAll(async () => {
  await Promise.all([one.kill(), other.kill()]);
  await store.close();
  await Promise.all([site.remove(), removeFolder(folder)]);
});

describe('of two instances with a bucket and a folder each', () => {
  it('the one with the pictures from before puts them into the bucket, and the other shows them', async () => {
    const names = [before, twinOf(before)].map(nameOf);
    await expect.poll(() => names.filter((name) => store.objects.has(name)), UNTIL_MOVED).toEqual(names);
    expect(await fetchPicture(other, before)).toEqual(bytesBefore);
  });

  it('each shows what the other has taken, byte for byte, at the address it has in a folder', async () => {
    const { url, bytes } = await upload(one, await photo('#0044ff'));
    expect(url).toMatch(/^\/uploads\/dish-[0-9a-f]{16}\.webp$/);
    expect(await sql('files').where({ url }).pluck('provider')).toEqual(['aws-s3']);
    for (const [address, size] of [
      [url, bytes.full],
      [twinOf(url), bytes.small],
    ] as const) {
      const shown = await Promise.all([one, other].map((product) => fetchPicture(product, address)));
      expect(shown.map(({ length }) => length)).toEqual([size, size]);
      expect(shown).toEqual([store.objects.get(nameOf(address)), store.objects.get(nameOf(address))]);
    }
    await showOnDish(one, url);
    const page = await (await fetch(`${other.url}/menu`)).text();
    expect(page).toContain(`src="${url}"`);
    expect(Object.fromEntries((await fetch(`${other.url}${url}`)).headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400',
    });
  });

  it('each reads a picture from the bucket once, and asks it for none that is not in the library', async () => {
    const { url } = await upload(one, await photo('#00ff44'));
    await Promise.all(Array.from({ length: 8 }, () => fetchPicture(other, url)));
    await fetchPicture(other, url);
    expect(store.requests.filter((request) => request === `GET ${nameOf(url)} 200`)).toHaveLength(1);
    const asked = store.requests.length;
    for (const name of ['dish-0000000000000000.webp', 'no_such.png', '..%2f..%2fsecrets.env'])
      expect((await other.api.send(`/uploads/${name}`)).status).toBe(404);
    expect(store.requests.length).toBe(asked);
  });

  it('each shows what a developer uploads, replaces and removes in the raw panel on the other', async () => {
    const Uploaded = z.object({ id: z.number(), url: z.string() });
    const panel = await signInToPanel(one.api, one.dataDir);
    const send = async (path: string, colour: string) => {
      const png = await surface({ width: 30, height: 20 }, colour).png().toBuffer();
      const body = new FormData();
      body.set('files', new Blob([new Uint8Array(png)], { type: 'image/png' }), 'a drawing.png');
      const headers = { authorization: `Bearer ${panel.token}` };
      const { status, text } = await one.api.send(path, { method: 'POST', headers, body });
      expect([200, 201]).toContain(status);
      return { png, ...Uploaded.parse([JSON.parse(text)].flat()[0]) };
    };
    const first = await send('/upload', '#ff0000');
    expect(await fetchPicture(other, first.url)).toEqual(store.objects.get(nameOf(first.url)));
    const second = await send(`/upload?id=${first.id}`, '#0000ff');
    expect([second.url, await fetchPicture(other, first.url)]).toEqual([
      first.url,
      store.objects.get(nameOf(first.url)),
    ]);
    expect(second.png.equals(first.png)).toBe(false);
    await panel.ask(`/upload/files/${first.id}`, { method: 'DELETE' });
    expect(store.objects.has(nameOf(first.url))).toBe(false);
    expect((await other.api.send(first.url)).status).toBe(404);
  });
});

describe('while the bucket does not answer', () => {
  let shown = '';
  let unseen = '';
  beforeAll(async () => {
    shown = (await upload(one, await photo('#777777'))).url;
    unseen = (await upload(one, await photo('#777700'))).url;
    await fetchPicture(other, shown);
  });
  afterAll(() => store.become('well'));

  it.each(['gone', 'refuses'] as const)(
    'an upload is refused in one sentence and nothing is stored: %s',
    async (state) => {
      store.become(state);
      const then = { ...(await kept(one)), objects: store.objects.size };
      expect(await refusal(one, await photo('#123456'))).toEqual([503, NOT_NOW]);
      expect({ ...(await kept(one)), objects: store.objects.size }).toEqual(then);
      expect(`${one.logs()}${other.logs()}`).not.toContain(store.env.S3_SECRET_ACCESS_KEY);
    },
  );

  it('orders are taken, and pictures that were shown before are shown', async () => {
    store.become('gone');
    const dish = await showOnDish(other, shown);
    const placed = await other.api.call('placeOrder', { body: orderOf([dishLine(dish.id)]), headers: newKey() });
    expect(placed.ok).toBe(true);
    expect((await fetchPicture(other, shown)).length).toBeGreaterThan(0);
    const missing = await other.api.send(unseen);
    expect([missing.status, missing.headers.get('retry-after')]).toEqual([503, '30']);
    expect(missing.headers.get('cache-control')).toBe('no-store');
  });

  it('a bucket that hangs holds up pictures alone', async () => {
    store.become('hangs');
    const pictures = Array.from({ length: 20 }, () => other.api.send(unseen));
    await expect.poll(store.hanging).toBeGreaterThan(0);
    // Answered while none of the pictures is.
    expect((await other.api.call('adminOrders', {}, { token: other.token })).status).toBe(200);
    expect(store.hanging()).toBeGreaterThan(0);
    store.become('gone');
    expect(new Set((await Promise.all(pictures)).map(({ status }) => status))).toEqual(new Set([503]));
  });

  it('is asked by one in half a minute once it has hung for ten seconds', { tags: ['full'] }, async () => {
    store.become('hangs');
    const asked = () => store.requests.filter((request) => request.endsWith('hangs')).length;
    const before = asked();
    expect((await other.api.send(unseen)).status).toBe(503);
    expect(asked()).toBe(before + 1);
    expect((await other.api.send(unseen)).status).toBe(503);
    expect(asked()).toBe(before + 1);
  });

  it('a start goes on and says so; a backup says that it cannot be whole', { tags: ['full'] }, async () => {
    store.become('gone');
    const third = await startProduct({ dataDir: other.dataDir, env: settings() });
    expect(third.logs()).toContain('The bucket of S3_BUCKET does not answer');
    await third.stop();
    const file = path.join(folder, 'not-whole.tar.gz');
    const { code, stderr } = await run('backup', [file], { dataDir: other.dataDir, env: settings() });
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^The picture \S+ cannot be read from the bucket/)]);
  });
});

describe('a backup of a restaurant whose pictures are in a bucket', () => {
  it('needs the settings of the bucket', async () => {
    const file = path.join(folder, 'without.tar.gz');
    const { code, stderr } = await run('backup', [file], { dataDir: other.dataDir, env: site.env });
    expect(code).toBe(1);
    expect(stderr).toBe(NEEDS_BUCKET);
  });

  it('needs them too when a start went without them', { tags: ['full'] }, async () => {
    const alone = path.join(folder, 'alone');
    await mkdir(alone);
    await copyFile(secretsFile(site.dataDir), secretsFile(alone));
    await (await startProduct({ dataDir: alone, env: site.env })).stop();
    const file = path.join(folder, 'alone.tar.gz');
    expect(await run('backup', [file], { dataDir: alone, env: site.env })).toMatchObject({ stderr: NEEDS_BUCKET });
  });

  it('holds all of them, and comes back as a folder or fills another bucket', { tags: ['full'] }, async () => {
    const names = [...store.objects.keys()];
    // As on a machine that has shown nothing yet.
    await rm(path.join(other.dataDir, 'public/uploads'), { recursive: true });
    await mkdir(path.join(other.dataDir, 'public/uploads'));
    const file = path.join(folder, 'whole.tar.gz');
    expect(await run('backup', [file], { dataDir: other.dataDir, env: settings() })).toMatchObject({ code: 0 });
    const [target, empty] = [await makeEmptySite('postgres'), await startS3Server()];
    try {
      expect(await run('restore', [file], target)).toMatchObject({ code: 0 });
      const inFolder = await target.start();
      expect(await fetchPicture({ ...one, url: inFolder.url }, before)).toEqual(bytesBefore);
      await inFolder.stop();
      const inBucket = await startProduct({ dataDir: target.dataDir, env: { ...target.env, ...empty.env } });
      await expect.poll(() => [...empty.objects.keys()].sort(), UNTIL_MOVED).toEqual(names.sort());
      expect(empty.objects.get(nameOf(before))).toEqual(bytesBefore);
      await inBucket.stop();
    } finally {
      await empty.close();
      await target.remove();
    }
  });
});

describe('a picture that nothing has shown for a day', () => {
  it('goes from the bucket and the folder', { tags: ['full'] }, async () => {
    const { url } = await upload(one, await photo('#abcdef'));
    await fetchPicture(one, url);
    await sql('files')
      .where({ url })
      .update({ provider_metadata: JSON.stringify({ unusedSince: Date.now() - DAY_MS }) });
    await one.stop();
    one = await start(site.dataDir, settings());
    const left = () => [url, twinOf(url)].map(nameOf).filter((name) => store.objects.has(name));
    await expect.poll(left, UNTIL_MOVED).toEqual([]);
    expect(await readdir(path.join(one.dataDir, 'public/uploads'))).not.toContain(nameOf(url));
    expect((await one.api.send(url)).status).toBe(404);
    expect(store.objects.has(nameOf(before))).toBe(true);
  });
});
