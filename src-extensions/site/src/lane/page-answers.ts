import type { IncomingMessage } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { PageRenderer } from '@pickup/contract';
import type { Pages } from '../answers/pages.js';
import type { Versions } from '../freshness/versions.js';
import type { Address } from './address.js';
import { Allowance } from './allowance.js';
import { createLanguages } from './languages.js';
import type { Ready } from './ready.js';
import { Slot } from './slot.js';
import type { Store } from './store.js';

/** As much of a request as decides on its page. */
type PageRequest = Pick<IncomingMessage, 'url' | 'headers'>;

/** The pages of one app; each is kept once for every language. */
export interface PageAnswers {
  /**
   * The quick way: a page that was asked for by exactly this address before and is still up to date.
   * @returns null when `find` has to look
   */
  known: (request: PageRequest, now: number) => Ready | null;
  find: (request: PageRequest, address: Address, now: number) => Promise<Ready>;
  /** Whether there is a page at this address; false for an app that the browser draws alone. */
  has: (address: Address) => Promise<boolean>;
  /** Makes pages before anybody asks for them. */
  warmUp: (pathnames: readonly string[], now: number) => Promise<void>;
}

interface Renderer {
  pages: PageRenderer;
  languageOf: (request: PageRequest) => string;
}

/**
 * Anybody can invent queries that a page reads (`/menu?category=…`), and each would cost a drawing. A menu with twenty
 * categories in two languages stays below this; beyond it, such a page is left to the browser.
 */
const QUERY_DRAWINGS = { most: 60, perSecond: 2 } as const;

/** Takes any type, or HTML among others. */
const takesPages = (accept: string | undefined) =>
  accept === undefined || accept === '*/*' || accept.includes('text/html');

export function createPageAnswers(pages: Pages, store: Store, versions: Versions): PageAnswers {
  const queryDrawings = new Allowance(QUERY_DRAWINGS);
  let loaded: Renderer | null = null;

  async function renderer(): Promise<Renderer | null> {
    const found = await pages.renderer();
    if (found) loaded ??= { pages: found, languageOf: createLanguages(found) };
    return loaded;
  }

  function slotOf(page: PageRenderer, url: string, language: string): Slot {
    const hasQuery = url.includes('?');
    return store.slot(
      `${language} ${url}`,
      () =>
        new Slot(versions, (now) =>
          hasQuery && !queryDrawings.take(now) ? pages.undrawn(now) : pages.draw(page, url, language, now),
        ),
    );
  }

  return {
    known(request, now) {
      if (!loaded || !takesPages(request.headers.accept)) return null;
      return store.bySpelling(`${loaded.languageOf(request)} ${request.url ?? ''}`)?.current(now)?.ready ?? null;
    },
    async find(request, { pathname, search }, now) {
      const found = await renderer();
      const address = found?.pages.addressOf(pathname, search);
      if (!found || !address) return pages.shell();
      if (address.kind === 'shell') return pages.personal();
      const language = found.languageOf(request);
      const slot = slotOf(found.pages, address.url, language);
      if (address.kind === 'page') store.remember(`${language} ${request.url ?? ''}`, slot);
      return (await slot.read(now)).ready;
    },
    async has({ pathname, search }) {
      const found = await renderer();
      return found !== null && found.pages.addressOf(pathname, search).kind !== 'missing';
    },
    async warmUp(pathnames, now) {
      const found = await renderer();
      for (const pathname of found ? pathnames : []) {
        const address = found?.pages.addressOf(pathname, '');
        if (!found || address?.kind !== 'page') continue;
        await slotOf(found.pages, address.url, found.pages.languageOf('', '')).read(now);
        // What has come in meanwhile is answered before the next page is made.
        await setImmediate();
      }
    },
  };
}
