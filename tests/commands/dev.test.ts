import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { z } from 'zod';
import { createClient } from '../product/client.js';
import { makeFolder, removeFolder } from '../product/folders.js';
import { signIn } from '../product/sign-in.js';
import { runProgram, startProgram, type Program } from './program.js';
import { EXAMPLES, patchesOf } from './documents.js';

/** A copy of its own: what is changed here would be built anew for others. */
let clone = '';
const at = (file: string) => path.join(clone, file);

/** Nothing here is measured by failing: a machine that is busy takes its time. */
const PATIENCE_MS = 120_000;

const READY = /Ready after ([\d.]+) s/;
const STARTS_AGAIN = /The server starts again …/g;

let dataDir = '';
let dev: Program;
let browser: Browser;
let page: Page;
let storefront = '';
let server = '';

const addressOf = (name: string) => new RegExp(`${name} +(http://\\S+)`).exec(dev.output())?.[1] ?? '';
const timesStartedAgain = () => dev.output().match(STARTS_AGAIN)?.length ?? 0;

/** Changes a file and gives the way back. */
async function change(file: string, from: string, to: string): Promise<() => Promise<void>> {
  const text = await readFile(at(file), 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not say "${from}".`);
  await writeFile(at(file), text.replace(from, to));
  return () => writeFile(at(file), text);
}

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: PATIENCE_MS, interval: 250 });

const titleOfCalls = async () => {
  const { info } = z
    .object({ info: z.object({ title: z.string() }) })
    .parse(await (await fetch(`${server}/api/openapi.json`)).json());
  return info.title;
};

beforeAll(async () => {
  clone = await makeFolder('dev-clone');
  await runProgram('cp', ['-a', `${inject('freshClone')}/.`, clone], { cwd: '/' });
  dataDir = await makeFolder('dev');
  dev = startProgram('npm', ['run', 'dev'], {
    cwd: clone,
    env: { PORT: '0', STOREFRONT_PORT: '0', ADMIN_PORT: '0', DATA_DIR: dataDir, RATE_LIMITS: 'off' },
  });
  const [, seconds = ''] = await dev.says(READY, PATIENCE_MS);
  storefront = addressOf('Storefront');
  server = new URL(addressOf('Raw panel')).origin;
  const executablePath = process.env.PICKUP_BROWSER;
  browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
  page = await browser.newPage({ locale: 'en-US' });
  const openedAt = performance.now();
  await page.goto(new URL('/menu', storefront).href);
  await page.getByRole('article').first().waitFor({ timeout: PATIENCE_MS });
  const opened = (performance.now() - openedAt) / 1000;
  process.stdout.write(
    `npm run dev: ready after ${seconds} s, dishes on the first page ${opened.toFixed(1)} s later\n`,
  );
});
afterAll(async () => {
  await browser.close();
  await dev.kill();
  await Promise.all([dataDir, clone].map(removeFolder));
});

describe('npm run dev', () => {
  it('shows the back office, too', async () => {
    await page.goto(addressOf('Back office'));
    await page.getByRole('button', { name: 'Sign in' }).waitFor({ timeout: PATIENCE_MS });
  });

  it('passes on what a page changes, also from a browser that names only its origin', async () => {
    const { origin } = new URL(storefront);
    const headers = { origin, 'content-type': 'application/json' };
    const answer = await fetch(`${origin}/api/orders/quote`, { method: 'POST', headers, body: '{}' });
    expect(answer.status).toBe(400);
  });

  it('shows a changed text of the storefront', async () => {
    await page.goto(new URL('/menu', storefront).href);
    await page.getByRole('heading', { name: 'Menu', level: 1 }).waitFor({ timeout: PATIENCE_MS });
    const undo = await change('storefront/src/locales/en/menu.json', '"Menu"', '"Changed menu"');
    await page.getByRole('heading', { name: 'Changed menu', level: 1 }).waitFor({ timeout: PATIENCE_MS });
    await undo();
  });

  it('starts the server again with what was changed in it, once', async () => {
    const before = timesStartedAgain();
    const title = await titleOfCalls();
    const undo = await change('cms/src/api/documentation/routes/documentation.ts', `'${title}'`, `'Changed calls'`);
    await eventually(async () => expect(await titleOfCalls()).toBe('Changed calls'));
    expect(timesStartedAgain()).toBe(before + 1);
    await undo();
    await eventually(async () => expect(await titleOfCalls()).toBe(title));
  });

  it('tells where an error is and leaves the server up until it is mended', async () => {
    const before = timesStartedAgain();
    const undo = await change('cms/src/index.ts', 'import ', 'const wrong: string = 1;\nimport ');
    await dev.says(/cms\/src\/index\.ts\S*:\S*1\S*:[\s\S]*runs on as it was until this compiles/, PATIENCE_MS);
    expect((await fetch(`${server}/_ready`)).status).toBe(200);
    expect(timesStartedAgain()).toBe(before);
    await undo();
  });
});

describe('the worked examples of CONTRIBUTING.md', () => {
  it('apply, one after the other, and the running product has what they add', async () => {
    const patches = await patchesOf(clone);
    expect(patches.length, `worked examples (\`\`\`diff blocks) in ${EXAMPLES}`).toBeGreaterThan(0);
    for (const [index, patch] of patches.entries()) {
      const file = path.join(dataDir, `example-${index + 1}.diff`);
      await writeFile(file, patch);
      await runProgram('git', ['apply', file], { cwd: clone });
    }
    // The second example starts the server again: the next test must not meet it in between.
    await eventually(async () => {
      const read = async (name: string): Promise<unknown> => (await fetch(`${server}/api/restaurant/${name}`)).json();
      const [info, seats] = await Promise.all([read('info'), read('seats')]);
      expect(info).toHaveProperty('parkingHint');
      expect(seats).toHaveProperty('seats');
    });
  });

  it('show the new field on the page once the owner has filled it in', async () => {
    const api = createClient(server);
    const token = await signIn(api, dataDir);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const { name, phone, email, address } = await api.get('adminRestaurant', {}, { token });
    const body = JSON.stringify({ name, phone, email, address, parkingHint: 'Ten minutes at the bakery' });
    const { status, text } = await api.send('/api/admin/restaurant', { method: 'PUT', headers, body });
    expect(status, text).toBe(200);
    await page.goto(new URL('/about', storefront).href);
    await page.getByText('Ten minutes at the bakery').first().waitFor({ timeout: PATIENCE_MS });
  });

  it('answer at the path of the new call', async () => {
    await eventually(async () => {
      const answer: unknown = await (await fetch(`${server}/api/restaurant/seats`)).json();
      expect(z.object({ seats: z.number() }).safeParse(answer).error).toBeUndefined();
    });
  });
});

describe('Ctrl-C', () => {
  it('ends everything, once and for all', async () => {
    const places = [server, storefront, addressOf('Back office')];
    // npm itself may be gone before what it has started.
    await dev.interrupt();
    for (const place of places) await eventually(async () => expect(fetch(place)).rejects.toThrow('fetch failed'));
  });
});
