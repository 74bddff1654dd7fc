import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPages, type Ask } from './pages.js';

const SHELL = '<html lang="en"><div id="root"></div></html>';
const FOREVER = Number.POSITIVE_INFINITY;

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'pickup-pages-'));
  await mkdir(path.join(dir, '.vite'));
  await writeFile(path.join(dir, 'index.html'), SHELL);
  await writeFile(path.join(dir, '.vite/manifest.json'), '{}');
});
afterEach(() => rm(dir, { recursive: true }));

/** An app whose server half is this program; what it logs is kept. */
async function openApp(program: string, ask: Ask = () => Promise.reject(new Error('nothing is asked for'))) {
  const renderer = path.join(dir, 'renderer.cjs');
  await writeFile(renderer, program);
  const logged: string[] = [];
  const pages = openPages({
    app: { base: '/', dir, renderer },
    publicUrl: 'https://shop.example',
    ask,
    log: (message) => logged.push(message),
  });
  return { pages, logged };
}

const drawing = (render: string) => `module.exports.createPageRenderer = () => ({
  languageOf: () => 'en',
  addressOf: (url) => ({ kind: 'page', url }),
  render: ${render},
});`;

async function draw({ pages }: Awaited<ReturnType<typeof openApp>>, now = 1000) {
  const renderer = await pages.renderer();
  if (!renderer) throw new Error('There is no renderer');
  const made = await pages.draw(renderer, '/menu', 'nl', now);
  return { ...made, html: (await made.ready.in('identity')).body.toString() };
}

describe('a page', () => {
  it('depends on what it asked for, and ends with the first of it', async () => {
    const app = await openApp(
      drawing(`async ({ ask, language }) => {
        const [menu, deals] = await Promise.all([ask('/api/menu/items'), ask('/api/deals')]);
        return { status: 200, html: language + menu.body + deals.body, styles: ['a{}'], freshUntil: 9000 };
      }`),
      (url) =>
        Promise.resolve({
          answer: { status: 200, body: url },
          made: url.includes('deals')
            ? { topics: ['deals', 'restaurant'], freshUntil: 5000 }
            : { topics: ['menu'], freshUntil: FOREVER },
        }),
    );
    const made = await draw(app);
    expect(made).toMatchObject({ html: 'nl/api/menu/items/api/deals', freshUntil: 5000, keep: true });
    expect([...made.topics].sort()).toEqual(['deals', 'menu', 'restaurant']);
    const headers = (await made.ready.in('identity')).headers.join('\n');
    expect(headers).toMatch(/style-src 'self' 'sha256-[\w+/=]+' 'sha256-[\w+/=]+';/);
    expect(app.logged).toEqual([]);
  });

  it('that cannot be drawn is left to the browser, not kept, and logged once until it can be again', async () => {
    const app = await openApp(
      drawing(`(() => {
        let round = 0;
        return async () => {
          round += 1;
          if (round === 3) return { status: 200, html: 'drawn', styles: [], freshUntil: null };
          throw new Error('a component broke');
        };
      })()`),
    );
    const first = await draw(app);
    expect(first).toMatchObject({ html: SHELL, keep: false });
    await draw(app);
    expect(app.logged).toHaveLength(1);
    expect(app.logged[0]).toContain('/menu is left to the browser: Error: a component broke');
    expect(await draw(app)).toMatchObject({ html: 'drawn', keep: true, freshUntil: FOREVER });
    await draw(app);
    expect(app.logged).toHaveLength(2);
  });
});

describe('a page whose answers are not there yet', () => {
  it('is left to the browser without a word, as before the restaurant is described', async () => {
    const app = await openApp(
      drawing(`async ({ ask }) => {
        const { status } = await ask('/api/restaurant/info');
        if (status !== 200) throw new Error('API Error: ' + status);
      }`),
      () =>
        Promise.resolve({ answer: { status: 404, body: '' }, made: { topics: ['restaurant'], freshUntil: FOREVER } }),
    );
    expect(await draw(app)).toMatchObject({ html: SHELL, keep: false });
    expect(app.logged).toEqual([]);
  });
});

describe('a server half', () => {
  it.each(['module.exports = {};', 'throw new Error("broken build");'])(
    'that is none (%s) leaves all pages to the browser',
    async (program) => {
      const { pages, logged } = await openApp(program);
      expect(await pages.renderer()).toBeNull();
      expect(logged).toHaveLength(1);
      expect((await (await pages.shell()).in('identity')).body.toString()).toBe(SHELL);
    },
  );
});
