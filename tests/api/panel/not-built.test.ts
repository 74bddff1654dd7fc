import { cp, mkdir, rename, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createClient } from '../../product/client.js';
import { copyFolder, makeFolder, removeFolder } from '../../product/folders.js';
import { startProduct, type Product } from '../../product/product.js';

const CHECKOUT = path.resolve(import.meta.dirname, '../../..');
/** What the server is made of, without the panel. */
const COPIED = ['cms/dist/src', 'cms/dist/config', 'cms/package.json'];
const LINKED = ['node_modules', 'cms/node_modules', 'cms/data', 'cms/database', 'storefront', 'admin-ui'];

const INDEX = '<!doctype html><title>The panel</title>';

let folder = '';
let dataDir = '';
let product: Product;

const ask = (place: string, init: RequestInit = {}) =>
  fetch(`${product.url}${place}`, { headers: { accept: 'text/html' }, ...init });

beforeAll(async () => {
  folder = await makeFolder('no-panel');
  dataDir = await copyFolder(inject('sqliteBase'), 'no-panel-data');
  await mkdir(path.join(folder, 'cms/dist'), { recursive: true });
  for (const place of COPIED) await cp(path.join(CHECKOUT, place), path.join(folder, place), { recursive: true });
  for (const place of LINKED) await symlink(path.join(CHECKOUT, place), path.join(folder, place));
  product = await startProduct({ dataDir, file: path.join(folder, 'cms/dist/src/start/start.js') });
});
afterAll(async () => {
  await product.stop();
  await Promise.all([removeFolder(folder), removeFolder(dataDir)]);
});

describe('a product whose raw panel is not built yet', () => {
  it.each(['/strapi', '/strapi/', '/strapi/auth/login', '/strapi/strapi-B1234567.js'])(
    'says at %s that it is being built, and comes back by itself',
    async (place) => {
      const answer = await ask(place);
      const { headers } = answer;
      expect([answer.status, headers.get('content-type'), headers.get('retry-after')]).toEqual([
        503,
        'text/html; charset=utf-8',
        '5',
      ]);
      expect(headers.get('cache-control')).toBe('no-store');
      const page = await answer.text();
      expect(page).toContain('<meta http-equiv="refresh" content="5">');
      expect(page).toContain('The raw panel is being built');
      expect(page).toMatch(/<section lang="nl">\s*<h1>Het ruwe paneel wordt gebouwd/);
    },
  );

  it('says the same without the page to whoever only looks', async () => {
    const answer = await ask('/strapi', { method: 'HEAD' });
    expect([answer.status, await answer.text()]).toEqual([503, '']);
  });

  it('is ready, and serves all else', async () => {
    for (const place of ['/_ready', '/', '/admin', '/api/menu/items']) {
      const { status } = await ask(place);
      expect([place, status]).toEqual([place, 200]);
    }
    // The panel's calls, of which the sign-in page makes the first.
    expect(await createClient(product.url).send('/admin/init', {})).toMatchObject({ status: 200 });
  });

  it('serves the panel as soon as it is built, without a restart', async () => {
    const built = path.join(folder, 'built');
    await mkdir(built);
    await writeFile(path.join(built, 'index.html'), INDEX);
    await writeFile(path.join(built, 'strapi-B1234567.js'), 'export {};');
    await rename(built, path.join(folder, 'cms/dist/build'));
    const page = await ask('/strapi/auth/login');
    expect([page.status, page.headers.get('retry-after'), await page.text()]).toEqual([200, null, INDEX]);
    const script = await ask('/strapi/strapi-B1234567.js');
    expect([script.status, await script.text()]).toEqual([200, 'export {};']);
  });
});
