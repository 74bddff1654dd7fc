import { splitPath, steadyOffset, type Kitchen, type PublicRestaurant, type RenderRequest } from '@pickup/contract';
import { apiQuery, apiQueryKey, createApiClient, createI18n, type ApiClient, type Language } from '@pickup/web';
import { QueryClient, type Query } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { RouteObject } from 'react-router-dom';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { createCartStore } from '../../cart-store/cart-store.js';
import { printHead, type HeadContent } from '../../head/head-tags.js';
import { createMyOrdersStore } from '../../my-orders/my-orders-context.js';
import { noStorage } from '../../stored-document/stored-document.js';
import { wholeTexts } from '../../locales/whole.js';
import { App, type AppProps } from '../App.js';
import { dehydrateQueries, type PageState } from '../page-state.js';
import { everyPageReads, pages } from '../pages.js';
import { routerOptions } from '../routes.js';

/** Each render may ask for calls that only the answers of the one before led to. */
const MAX_RENDERS = 4;

/** What browsers store is empty here. */
const stored = { cart: createCartStore(noStorage), orders: createMyOrdersStore(noStorage) };

export interface RenderedParts {
  head: string;
  markup: string;
  style: string;
  /** Attributes of the style element, by which styled-components finds it when it hydrates. */
  styleAttributes: string;
  withoutScript: string;
  state: PageState;
  expiresAt: number | null;
}

const STYLE_ELEMENT = /^<style ([^>]*)>(.*)<\/style>$/s;

/** When the clock changes what the page says: the kitchen's state stands on every page, and changes with the day at the latest. */
function clockChange(queries: QueryClient): number | null {
  const kitchen = queries.getQueryData<Kitchen>(apiQueryKey('kitchen'));
  return kitchen ? Date.parse(kitchen.changesAt) : null;
}

const restaurantOf = (queries: QueryClient) => queries.getQueryData<PublicRestaurant>(apiQueryKey('restaurantInfo'));

function clockOf(queries: QueryClient, now: number): PageState['clock'] {
  const timeZone = restaurantOf(queries)?.timeZone;
  return timeZone === undefined ? null : steadyOffset(now, timeZone);
}

/** Says on every page whom to call instead. */
function noticeWithoutScript(i18n: AppProps['i18n'], queries: QueryClient): string {
  const phone = restaurantOf(queries)?.phone;
  return phone ? i18n.t('nav.withoutScriptCall', { phone }) : i18n.t('nav.withoutScript');
}

interface Rendering {
  markup: string;
  heads: HeadContent[];
  styleElement: string;
}

/** Renders once, with the answers there are. @throws whatever a component throws */
function renderOnce(
  content: ReactNode,
  given: Pick<AppProps, 'i18n' | 'api' | 'queries' | 'baseUrl' | 'startedAt'>,
): Rendering {
  const sheet = new ServerStyleSheet();
  const heads: HeadContent[] = [];
  try {
    const app = (
      <App {...given} {...stored} collectHead={(head) => void heads.push(head)}>
        {content}
      </App>
    );
    const markup = renderToString(sheet.collectStyles(app));
    return { markup, heads, styleElement: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** A static router at an address. @throws Error when the address redirects */
async function routerAt(routes: RouteObject[], url: URL): Promise<ReactNode> {
  const handler = createStaticHandler(routes, routerOptions(url.pathname));
  const context = await handler.query(new Request(url));
  if (context instanceof Response) throw new Error(`${url.pathname} redirects: there is nothing to render.`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return <StaticRouterProvider router={router} context={context} hydrate={false} />;
}

/** One page's answers: each is fetched once and is never stale while the page is rendered. */
const createPageQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: Infinity, gcTime: Infinity } },
  });

/** Fetches what a page is known to read, so that it mostly renders only once. @throws as `fetchMissing` */
async function fetchKnown(queries: QueryClient, api: ApiClient, path: string): Promise<void> {
  const reads = pages.find((page) => page.path === path)?.reads ?? [];
  await Promise.all([...everyPageReads, ...reads].map((name) => queries.query(apiQuery(api, name))));
}

const isMissing = ({ state }: Query) => state.data === undefined;

/**
 * Fetches what the components asked for and do not have yet.
 * @returns whether there was anything
 * @throws ApiError or NetworkError when one of the calls fails
 */
async function fetchMissing(queries: QueryClient): Promise<boolean> {
  const missing = queries.getQueryCache().getAll().filter(isMissing);
  await Promise.all(missing.map((query) => query.fetch()));
  return missing.length > 0;
}

/**
 * Renders one page, fetching what its components ask for until none asks for more. Nothing of it outlives the call.
 * @throws Error when a call fails, a component throws, or the page asks for more after every render
 */
export async function renderPage(
  routes: RouteObject[],
  { url, language, now, baseUrl, fetchApi }: Omit<RenderRequest, 'language'> & { language: Language },
): Promise<RenderedParts> {
  const address = new URL(url, baseUrl);
  const api = createApiClient({ transport: (call) => fetchApi(call.url) });
  const queries = createPageQueries();
  await fetchKnown(queries, api, splitPath(address.pathname).path);
  const i18n = createI18n({ language, resources: { [language]: wholeTexts[language] } });
  const content = await routerAt(routes, address);
  let renders = 0;
  let rendered: Rendering;
  do {
    if (renders === MAX_RENDERS) throw new Error(`${url} asks for more after every answer.`);
    renders += 1;
    rendered = renderOnce(content, { i18n, api, queries, baseUrl, startedAt: now });
  } while (await fetchMissing(queries));

  const [head] = rendered.heads;
  const [, styleAttributes, style] = STYLE_ELEMENT.exec(rendered.styleElement) ?? [];
  if (!head || styleAttributes === undefined || style === undefined)
    throw new Error(`${url} was not rendered completely.`);
  return {
    head: printHead(head),
    markup: rendered.markup,
    style,
    styleAttributes,
    withoutScript: noticeWithoutScript(i18n, queries),
    state: { language, startedAt: now, clock: clockOf(queries, now), ...dehydrateQueries(queries) },
    expiresAt: clockChange(queries),
  };
}
