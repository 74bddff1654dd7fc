import { nextClockChange, type PageRequest, type PublicRestaurant } from '@pickup/contract';
import { apiQueryKey, createI18n, type Language } from '@pickup/web';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { RouteObject } from 'react-router-dom';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { createCartStore } from '../../cart-store/cart-store.js';
import { printHead, type HeadContent } from '../../head/head-tags.js';
import en from '../../locales/en.js';
import nl from '../../locales/nl.js';
import { App, type AppProps } from '../App.js';
import { answersOf, type PageState } from '../page-state.js';
import { clientOver, createPageQueries, fetchKnown, fetchMissing } from './asked-queries.js';

const texts = { en, nl } as const satisfies Record<Language, object>;

/** Rounds of drawing, each with the answers the one before asked for. */
const MAX_ROUNDS = 4;

/** Everybody's cart is empty until the browser looks into its own. */
const noCart = createCartStore({
  storage: () => {
    throw new Error('A server has no cart.');
  },
  events: { addEventListener: () => undefined, removeEventListener: () => undefined },
});

export interface DrawnPage {
  head: string;
  markup: string;
  style: string;
  /** What the style element says of itself, so that the browser's half takes it over. */
  styleAttributes: string;
  withoutScript: string;
  state: PageState;
  freshUntil: number | null;
}

const STYLE_ELEMENT = /^<style ([^>]*)>(.*)<\/style>$/s;

/** When the clock changes what the page says (ruling 5: the restaurant's clock). */
function clockChange(queries: QueryClient, now: number): number {
  const info = queries.getQueryData<PublicRestaurant>(apiQueryKey('restaurantInfo'));
  // Without opening hours to go by, a minute is as long as anybody can vouch for.
  return info ? nextClockChange(info.openingHours, info.timeZone, now) : now + 60_000;
}

interface Round {
  markup: string;
  heads: HeadContent[];
  readsClock: boolean;
  styleElement: string;
}

/** Draws once, with the answers there are. @throws whatever a component throws */
function drawOnce(
  content: ReactNode,
  given: Pick<AppProps, 'i18n' | 'api' | 'queries' | 'baseUrl' | 'startedAt'>,
): Round {
  const sheet = new ServerStyleSheet();
  const heads: HeadContent[] = [];
  let readsClock = false;
  try {
    const app = (
      <App
        {...given}
        cart={noCart}
        collectHead={(head) => void heads.push(head)}
        onClockRead={() => {
          readsClock = true;
        }}
      >
        {content}
      </App>
    );
    const markup = renderToString(sheet.collectStyles(app));
    return { markup, heads, readsClock, styleElement: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** The router at an address, which it cannot leave. @throws Error when the address leads elsewhere */
async function routerAt(routes: RouteObject[], url: URL): Promise<ReactNode> {
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url.pathname} leads elsewhere, and has nothing to draw.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return <StaticRouterProvider router={router} context={context} hydrate={false} />;
}

type Drawing = Omit<PageRequest, 'language'> & { language: Language };

/**
 * Draws one page, asking for what it shows until it has everything. Nothing of it outlives the call.
 * @throws Error when an answer cannot be had, a component breaks, or the page never has enough
 */
export async function drawPage(
  routes: RouteObject[],
  { url, language, now, baseUrl, ask }: Drawing,
): Promise<DrawnPage> {
  const address = new URL(url, baseUrl);
  const api = clientOver(ask);
  const queries = createPageQueries();
  await fetchKnown(queries, api, address.pathname);
  const i18n = createI18n({ language, resources: { [language]: texts[language] } });
  const content = await routerAt(routes, address);
  let rounds = 0;
  let drawn: Round;
  do {
    if (rounds === MAX_ROUNDS) throw new Error(`${url} asks for more after every answer.`);
    rounds += 1;
    drawn = drawOnce(content, { i18n, api, queries, baseUrl, startedAt: now });
  } while (await fetchMissing(queries));

  const [head] = drawn.heads;
  const [, styleAttributes, style] = STYLE_ELEMENT.exec(drawn.styleElement) ?? [];
  if (!head || styleAttributes === undefined || style === undefined) throw new Error(`${url} was not drawn whole.`);
  return {
    head: printHead(head),
    markup: drawn.markup,
    style,
    styleAttributes,
    withoutScript: i18n.t('nav.withoutScript'),
    state: { language, startedAt: now, ...answersOf(queries) },
    freshUntil: drawn.readsClock ? clockChange(queries, now) : null,
  };
}
