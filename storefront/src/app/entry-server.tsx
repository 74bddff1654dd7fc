import { splitPath, type CreatePageRenderer, type RenderRequest } from '@pickup/contract';
import { createApiClient, fontFaces, isLanguage } from '@pickup/web';
import type { RouteObject } from 'react-router-dom';
import { drawIcon, isIconPath } from '../install/app-icon.js';
import { webManifest } from '../install/web-manifest.js';
import { readCardPath } from '../share-card/card-address.js';
import { drawCard } from '../share-card/draw-card.js';
import { pages } from './pages.js';
import { createRoutes, loadPages } from './routes.js';
import { documentFrom, scriptsIn } from './server/document.js';
import { addressOf, languageOf, MISSING_PATH } from './server/page-request.js';
import { WithoutScriptPage } from './server/WithoutScriptPage.js';
import { renderPage } from './server/render-page.js';

const publicPaths = pages.filter(({ personal }) => !personal).map(({ path }) => path);

const readRestaurant = ({ fetchApi }: Pick<RenderRequest, 'fetchApi'>) =>
  createApiClient({ transport: ({ url }) => fetchApi(url) }).call('restaurantInfo');

/** Renders the storefront's public pages; the HTTP cache (src-extensions/site) calls it and caches the pages. */
export const createPageRenderer: CreatePageRenderer = ({ template, manifest }) => {
  const fill = documentFrom(template);
  const scriptsFor = scriptsIn(manifest);
  let routes: Promise<RouteObject[]> | undefined;
  return {
    languageOf,
    addressOf,
    render: async (request) => {
      const { url, language: wanted } = request;
      const language = isLanguage(wanted) ? wanted : 'en';
      routes ??= loadPages(createRoutes({ ownPage: WithoutScriptPage }));
      const { expiresAt, ...parts } = await renderPage(await routes, { ...request, language });
      const [pathname = '/'] = url.split('?');
      const { path } = splitPath(pathname);
      const isShell = pages.some((page) => page.personal && page.path === path);
      const html = fill({ ...parts, isShell, language, scripts: scriptsFor(path, language) });
      return { status: path === MISSING_PATH ? 404 : 200, html, styles: [fontFaces, parts.style], expiresAt };
    },
    cardAddressOf: (pathname, search) =>
      isIconPath(pathname) ? { url: pathname, language: 'en' } : readCardPath(pathname, search, publicPaths),
    drawCard: async (request) =>
      isIconPath(request.url) ? drawIcon(request.url, await readRestaurant(request)) : drawCard(request),
    writeManifest: async (request) => JSON.stringify(webManifest(await readRestaurant(request))),
  };
};
