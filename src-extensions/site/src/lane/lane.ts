import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { API_PREFIX } from '@pickup/contract';
import { announcesBody, describeError } from '@pickup/strapi-kit';
import { askProduct, keptCall, type KeptCall } from '../answers/api-answers.js';
import { openBuiltFiles, type AppFolder, type BuiltFiles } from '../answers/built-files.js';
import { openPages } from '../answers/pages.js';
import { panelWait, type PanelFolder } from '../answers/panel.js';
import { READY_PATH, readiness } from '../answers/readiness.js';
import { searchEngineFiles, type SearchableSite } from '../answers/search-engines.js';
import type { Versions } from '../freshness/versions.js';
import { fileHeaders } from '../headers.js';
import { addressOf, isBase, isBelow, isUnsafePath, originForm, wantsPage } from './address.js';
import { createPageAnswers, type PageAnswers } from './page-answers.js';
import { answerOtherMethod } from './other-methods.js';
import { makeReady, type Ready } from './ready.js';
import { send } from './send.js';
import { Slot } from './slot.js';
import { createStore } from './store.js';

export interface LaneOptions extends SearchableSite {
  /** The built apps, the most specific base first. */
  apps: readonly AppFolder[];
  /** Paths that are never pages: calls, Strapi's panel and uploads, health. */
  reserved: readonly string[];
  /** Strapi's panel, which is one of them. */
  panel: PanelFolder;
  versions: Versions;
  /** Everything else: Strapi. */
  product: RequestListener;
  /** Whether the database answers. */
  reachesDatabase: () => Promise<boolean>;
  log: (message: string) => void;
}

export interface Lane {
  /** The server's first listener. */
  listener: RequestListener;
  /** Makes the public pages before anybody asks for them. */
  warmUp: () => Promise<void>;
}

interface App {
  base: string;
  files: BuiltFiles;
  pages: PageAnswers;
}

/** Strapi answers; where it is `unstored`, no cache on the way may keep that answer. */
type HandedOn = 'product' | 'product, unstored';

type Found = Ready | Promise<Ready> | HandedOn;

/**
 * Answers what is the same for every visitor before Strapi sees the request: pages, built files and public calls, from
 * bytes that are kept until what they were made from is edited. Everything else goes on to Strapi.
 */
export function openLane(options: LaneOptions): Lane {
  const { apps, reserved, panel, versions, product, reachesDatabase, log, ...site } = options;
  const secure = site.publicUrl.startsWith('https:');
  const store = createStore();
  const notFound = makeReady({
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...fileHeaders(secure) },
    body: Buffer.from('There is nothing here.\n'),
  });
  const answerReady = readiness(reachesDatabase);
  const engineFiles = searchEngineFiles(site, secure);
  const waitForPanel = panelWait(panel, secure);

  const callSlot = (call: KeptCall) =>
    store.slot(call.address, () => new Slot(versions, () => askProduct(product, call)));

  /** A page that is being drawn reads the same kept answers as a browser. */
  async function ask(url: string, now: number) {
    const [pathname = '', search = ''] = url.split('?');
    const call = keptCall(pathname, search);
    if (!call) throw new Error(`${url} is no kept call: a page cannot be drawn from it.`);
    const made = await callSlot(call).read(now);
    const { body } = await made.ready.in('identity');
    return { answer: { status: made.ready.status, body: body.toString('utf8') }, made };
  }

  const opened = apps.map((app): App => {
    const pages = openPages({ app, publicUrl: site.publicUrl, ask, log });
    return {
      base: app.base,
      files: openBuiltFiles(app, secure),
      pages: createPageAnswers(pages, store, versions),
    };
  });

  function known(request: IncomingMessage, now: number): Ready | null {
    const slot = store.bySpelling(request.url ?? '');
    if (slot) return slot.current(now)?.ready ?? null;
    for (const { pages } of opened) {
      const page = pages.known(request, now);
      if (page) return page;
    }
    return null;
  }

  function find(request: IncomingMessage, now: number): Found {
    const address = addressOf(request);
    if (!address) return 'product';
    const { pathname, search } = address;
    const call = keptCall(pathname, search);
    if (call) {
      const slot = callSlot(call);
      store.remember(request.url ?? '', slot);
      return slot.read(now).then(({ ready }) => ready);
    }
    if (isUnsafePath(pathname) && !isBelow(pathname, API_PREFIX)) return notFound;
    if (isBelow(pathname, panel.base)) return waitForPanel() ?? 'product';
    if (reserved.some((base) => isBelow(pathname, base))) return 'product';
    const engineFile = engineFiles.get(pathname);
    if (engineFile) return engineFile;
    const app = opened.find(({ base }) => isBelow(pathname, base));
    if (!app) return 'product';
    if (app.files.has(pathname)) return app.files.read(pathname);
    if (wantsPage(request, pathname, app.base)) return app.pages.find(request, address, now);
    // Mostly a 404 of Strapi's: a shared cache must not keep it and give it to a visitor who wants the page.
    return 'product, unstored';
  }

  /** Whether the answer to a reader would come from here, and never from Strapi. */
  async function isOurs(request: IncomingMessage): Promise<boolean> {
    if (request.url === READY_PATH) return true;
    const address = addressOf(request);
    if (!address || isUnsafePath(address.pathname)) return false;
    const { pathname } = address;
    if (reserved.some((base) => isBelow(pathname, base))) return false;
    if (engineFiles.has(pathname)) return true;
    const app = opened.find(({ base }) => isBelow(pathname, base));
    if (!app) return false;
    return app.files.has(pathname) || isBase(pathname, app.base) || (await app.pages.has(address));
  }

  async function takeOtherMethod(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (await isOurs(request)) answerOtherMethod(request, response, fileHeaders(secure));
    else product(request, response);
  }

  function handOn(how: HandedOn, request: IncomingMessage, response: ServerResponse): void {
    if (how === 'product, unstored') response.setHeader('Cache-Control', 'no-store');
    product(request, response);
  }

  /** After a fault of the fast lane, Strapi answers instead. */
  function giveUp(error: unknown, request: IncomingMessage, response: ServerResponse): void {
    log(`The fast lane could not answer: ${describeError(error)}`);
    if (response.headersSent) response.destroy();
    else product(request, response);
  }

  async function deliverLater(found: Promise<Ready>, request: IncomingMessage, response: ServerResponse) {
    try {
      await send(request, response, await found);
    } catch (error) {
      giveUp(error, request, response);
    }
  }

  /** Sends an answer that is ready, without waiting a turn of the event loop. */
  function deliver(ready: Ready, request: IncomingMessage, response: ServerResponse): void {
    try {
      send(request, response, ready)?.catch((error: unknown) => giveUp(error, request, response));
    } catch (error) {
      giveUp(error, request, response);
    }
  }

  return {
    listener(request, response) {
      // For whoever answers: one address, however it was written.
      request.url = originForm(request.url ?? '');
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        takeOtherMethod(request, response).catch((error: unknown) => giveUp(error, request, response));
        return;
      }
      // A body that comes with it is never read: what follows on this connection could be a part of it.
      if (announcesBody(request)) response.setHeader('Connection', 'close');
      if (request.url === READY_PATH) {
        answerReady(request, response);
        return;
      }
      const now = Date.now();
      const found = known(request, now) ?? find(request, now);
      if (found instanceof Promise) void deliverLater(found, request, response);
      else if (typeof found === 'string') handOn(found, request, response);
      else deliver(found, request, response);
    },
    async warmUp() {
      for (const { pages } of opened) await pages.warmUp(site.publicPages, Date.now());
    },
  };
}
