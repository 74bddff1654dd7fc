import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { CacheTag, CreatePageRenderer, FetchedResponse, PageRenderer, RenderRequest } from '@pickup/contract';
import { describeError } from '@pickup/strapi-kit';
import { encodeResponse, type EncodedResponse } from '../cache/encoded-response.js';
import type { GeneratedResponse } from '../cache/response-cache.js';
import { fileHeaders, pageHeaders } from '../headers.js';
import type { AppFolder } from './built-files.js';

/** How many failing URLs are remembered: with their queries they could be any number. */
const MAX_FAILING = 100;

/** Reads a cached public call while a page is rendered, with what the response depends on. */
export type FetchApi = (
  url: string,
) => Promise<{ fetched: FetchedResponse } & Pick<GeneratedResponse, 'cacheTags' | 'expiresAt'>>;

/** What was read while something was rendered. */
interface Dependencies {
  fetchApi: RenderRequest['fetchApi'];
  cacheTags: () => readonly CacheTag[];
  /** When the clock ends the first of the answers, in milliseconds. */
  expiresAt: () => number;
  /** Whether a call answered 404. */
  hasMissing: () => boolean;
}

/** Remembers what everything that is read depends on. */
export function trackDependencies(fetchApi: FetchApi): Dependencies {
  const cacheTags = new Set<CacheTag>();
  let expiresAt = Number.POSITIVE_INFINITY;
  let hasMissing = false;
  return {
    async fetchApi(url) {
      const { fetched, ...dependsOn } = await fetchApi(url);
      hasMissing ||= fetched.status === 404;
      dependsOn.cacheTags.forEach((tag) => cacheTags.add(tag));
      expiresAt = Math.min(expiresAt, dependsOn.expiresAt);
      return fetched;
    },
    cacheTags: () => [...cacheTags],
    expiresAt: () => expiresAt,
    hasMissing: () => hasMissing,
  };
}

/** A page in one language. */
interface PageToRender extends Pick<RenderRequest, 'url' | 'language'> {
  /** Whether another visitor gets another language at the same address. */
  variesByVisitor: boolean;
  /** Whether it is one of the visitor's own pages, which search engines must not index. */
  isPrivate: boolean;
}

export interface Pages {
  /** The document that the browser renders by itself. */
  shell: () => Promise<EncodedResponse>;
  /** Null when the app has no server half, or it does not load. */
  renderer: () => Promise<PageRenderer | null>;
  /**
   * Renders a page. One that cannot be rendered is left to the browser, and logged; before the owner has described the
   * restaurant that is every page, and no fault.
   */
  render: (renderer: PageRenderer, page: PageToRender, now: number) => Promise<GeneratedResponse>;
  /** A page that the browser renders this once; it is not cached. */
  clientRendered: (now: number) => Promise<GeneratedResponse>;
  /** Sends a visitor to the address that a page has moved to. */
  redirect: (url: string) => EncodedResponse;
}

export interface PagesOptions {
  app: AppFolder;
  publicUrl: string;
  fetchApi: FetchApi;
  log: (message: string) => void;
}

interface ServerHalf {
  createPageRenderer: CreatePageRenderer;
}

const isServerHalf = (module: unknown): module is ServerHalf =>
  typeof module === 'object' &&
  module !== null &&
  'createPageRenderer' in module &&
  typeof module.createPageRenderer === 'function';

/**
 * Loads the server half of a built app.
 * @throws Error when it is missing or not what the build makes
 */
async function loadRenderer({ dir, renderer = '' }: AppFolder, template: string): Promise<PageRenderer> {
  const manifest: unknown = JSON.parse(await readFile(path.join(dir, '.vite/manifest.json'), 'utf8'));
  const built: unknown = createRequire(__filename)(renderer);
  if (!isServerHalf(built)) throw new Error(`${renderer} renders no pages.`);
  return built.createPageRenderer({ template, manifest });
}

/** The pages of one app. */
export function openPages({ app, publicUrl, fetchApi, log }: PagesOptions): Pages {
  const secure = publicUrl.startsWith('https:');
  let template: Promise<string> | null = null;
  let shell: Promise<EncodedResponse> | null = null;
  let privateShell: Promise<EncodedResponse> | null = null;
  let renderer: Promise<PageRenderer | null> | null = null;

  /** The pages that could not be rendered the last time they were asked for. */
  const failing = new Set<string>();

  /** A failure is logged once until the page can be rendered again, not for every visitor. */
  function logOnce(url: string, error: unknown): void {
    if (!failing.has(url)) log(`${url} is left to the browser: ${describeError(error)}`);
    if (failing.size < MAX_FAILING) failing.add(url);
  }

  const readTemplate = () => (template ??= readFile(path.join(app.dir, 'index.html'), 'utf8'));

  /** What decides on a page beside its address. */
  const variesBy = (variesByVisitor: boolean) =>
    variesByVisitor && app.renderer !== undefined ? 'Accept-Encoding, Accept-Language, Cookie' : 'Accept-Encoding';

  interface Html {
    status: number;
    html: string;
    styles: readonly string[];
    variesByVisitor?: boolean;
    isPrivate?: boolean;
  }

  /** A page is revalidated at every visit. */
  const htmlResponse = ({ status, html, styles, variesByVisitor = true, isPrivate = false }: Html) =>
    encodeResponse({
      status,
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'public, no-cache',
        Vary: variesBy(variesByVisitor),
        ...pageHeaders({ secure, styles }),
        ...(isPrivate && { 'X-Robots-Tag': 'noindex' }),
      },
      body: Buffer.from(html),
    });

  const readShell = () => (shell ??= readTemplate().then((html) => htmlResponse({ status: 200, html, styles: [] })));

  const readPrivateShell = () =>
    (privateShell ??= readTemplate().then((html) => htmlResponse({ status: 200, html, styles: [], isPrivate: true })));

  async function load(): Promise<PageRenderer | null> {
    if (app.renderer === undefined) return null;
    try {
      return await loadRenderer(app, await readTemplate());
    } catch (error) {
      log(`Pages are left to the browser: ${describeError(error)}`);
      return null;
    }
  }

  const clientRendered = async (now: number, isPrivate = false): Promise<GeneratedResponse> => ({
    response: await (isPrivate ? readPrivateShell() : readShell()),
    cacheTags: [],
    expiresAt: now,
    isCacheable: false,
  });

  async function serverRendered(
    page: PageRenderer,
    { url, language, variesByVisitor, isPrivate }: PageToRender,
    now: number,
    reads: Dependencies,
  ): Promise<GeneratedResponse> {
    const rendered = await page.render({ url, language, now, baseUrl: publicUrl, fetchApi: reads.fetchApi });
    return {
      response: htmlResponse({ ...rendered, variesByVisitor, isPrivate }),
      cacheTags: reads.cacheTags(),
      expiresAt: Math.min(reads.expiresAt(), rendered.expiresAt ?? Number.POSITIVE_INFINITY),
      isCacheable: true,
    };
  }

  return {
    shell: readShell,
    renderer: () => (renderer ??= load()),
    async render(half, page, now) {
      const reads = trackDependencies(fetchApi);
      try {
        const rendered = await serverRendered(half, page, now, reads);
        failing.delete(page.url);
        return rendered;
      } catch (error) {
        if (!reads.hasMissing()) logOnce(page.url, error);
        return clientRendered(now, page.isPrivate);
      }
    },
    clientRendered: (now) => clientRendered(now),
    redirect: (url) =>
      encodeResponse({
        status: 301,
        headers: { Location: url, 'Cache-Control': 'public, max-age=86400', ...fileHeaders(secure) },
        body: Buffer.alloc(0),
      }),
  };
}
