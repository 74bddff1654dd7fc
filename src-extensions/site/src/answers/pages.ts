import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AskedAnswer, CacheTag, CreatePageRenderer, PageRenderer, PageRequest } from '@pickup/contract';
import { describeError } from '@pickup/strapi-kit';
import { pageHeaders } from '../headers.js';
import { makeReady, type Ready } from '../lane/ready.js';
import type { Made } from '../lane/slot.js';
import type { AppFolder } from './built-files.js';

/** How many failing addresses are remembered: with their queries they could be any number. */
const MOST_FAILING = 100;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isCreator = (value: unknown): value is CreatePageRenderer => typeof value === 'function';

/**
 * Loads the server half of a built app.
 * @throws Error when it is missing or not what the build makes
 */
async function loadRenderer({ dir, renderer = '' }: AppFolder, template: string): Promise<PageRenderer> {
  const manifest: unknown = JSON.parse(await readFile(path.join(dir, '.vite/manifest.json'), 'utf8'));
  const built: unknown = createRequire(__filename)(renderer);
  if (!isRecord(built) || !isCreator(built.createPageRenderer)) throw new Error(`${renderer} draws no pages.`);
  return built.createPageRenderer({ template, manifest });
}

/** What a page may ask of the product while it is drawn: kept answers, with what they depend on. */
export type Ask = (
  url: string,
  now: number,
) => Promise<{ answer: AskedAnswer; made: Pick<Made, 'topics' | 'freshUntil'> }>;

export interface Pages {
  /** The page that the browser draws by itself. */
  shell: () => Promise<Ready>;
  /** The same for what is a visitor's own: no search engine keeps its address. */
  personal: () => Promise<Ready>;
  /** Null when the app has no server half, or it does not load. */
  renderer: () => Promise<PageRenderer | null>;
  /**
   * Draws a page. One that cannot be drawn is left to the browser, and logged; before the owner has described the
   * restaurant that is every page, and no fault.
   */
  draw: (renderer: PageRenderer, url: string, language: string, now: number) => Promise<Made>;
  /** A page that is left to the browser for this once. */
  undrawn: (now: number) => Promise<Made>;
}

export interface PagesOptions {
  app: AppFolder;
  publicUrl: string;
  ask: Ask;
  log: (message: string) => void;
}

/** The pages of one app. */
export function openPages({ app, publicUrl, ask, log }: PagesOptions): Pages {
  const secure = publicUrl.startsWith('https:');
  let template: Promise<string> | null = null;
  let shell: Promise<Ready> | null = null;
  let personal: Promise<Ready> | null = null;
  let renderer: Promise<PageRenderer | null> | null = null;

  /** The pages that could not be drawn the last time they were asked for. */
  const failing = new Set<string>();

  /** A fault is said once until the page can be drawn again, not with every visitor. */
  function logOnce(url: string, error: unknown): void {
    if (!failing.has(url)) log(`${url} is left to the browser: ${describeError(error)}`);
    if (failing.size < MOST_FAILING) failing.add(url);
  }

  const readTemplate = () => (template ??= readFile(path.join(app.dir, 'index.html'), 'utf8'));

  /** Pages are asked for each time, and are told apart by what the visitor reads. */
  const htmlOf = (status: number, html: string, styles: readonly string[], hidden = false) =>
    makeReady({
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'public, no-cache',
        Vary: app.renderer === undefined ? 'Accept-Encoding' : 'Accept-Encoding, Accept-Language, Cookie',
        ...pageHeaders({ secure, styles }),
        ...(hidden && { 'X-Robots-Tag': 'noindex' }),
      },
      body: Buffer.from(html),
    });

  const readShell = () => (shell ??= readTemplate().then((html) => htmlOf(200, html, [])));

  const readPersonal = () => (personal ??= readTemplate().then((html) => htmlOf(200, html, [], true)));

  async function load(): Promise<PageRenderer | null> {
    if (app.renderer === undefined) return null;
    try {
      return await loadRenderer(app, await readTemplate());
    } catch (error) {
      log(`Pages are left to the browser: ${describeError(error)}`);
      return null;
    }
  }

  const undrawn = async (now: number): Promise<Made> => ({
    ready: await readShell(),
    topics: [],
    freshUntil: now,
    keep: false,
  });

  /** @param missing is given the calls that answered 404 */
  async function render(
    page: PageRenderer,
    { url, language, now }: Pick<PageRequest, 'url' | 'language' | 'now'>,
    missing: string[],
  ): Promise<Made> {
    const topics = new Set<CacheTag>();
    let freshUntil = Number.POSITIVE_INFINITY;
    const drawn = await page.render({
      url,
      language,
      now,
      baseUrl: publicUrl,
      async ask(asked) {
        const { answer, made } = await ask(asked, now);
        if (answer.status === 404) missing.push(asked);
        made.topics.forEach((topic) => topics.add(topic));
        freshUntil = Math.min(freshUntil, made.freshUntil);
        return answer;
      },
    });
    return {
      ready: htmlOf(drawn.status, drawn.html, drawn.styles),
      topics: [...topics],
      freshUntil: Math.min(freshUntil, drawn.freshUntil ?? Number.POSITIVE_INFINITY),
      keep: true,
    };
  }

  return {
    shell: readShell,
    personal: readPersonal,
    renderer: () => (renderer ??= load()),
    async draw(page, url, language, now) {
      const missing: string[] = [];
      try {
        const made = await render(page, { url, language, now }, missing);
        failing.delete(url);
        return made;
      } catch (error) {
        if (missing.length === 0) logOnce(url, error);
        return undrawn(now);
      }
    },
    undrawn,
  };
}
