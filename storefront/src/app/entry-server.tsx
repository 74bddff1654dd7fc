import type { CreatePageRenderer } from '@pickup/contract';
import { isLanguage } from '@pickup/web';
import type { RouteObject } from 'react-router-dom';
import { createRoutes, loadPages } from './routes.js';
import { scriptsIn } from './server/built-files.js';
import { documentFrom } from './server/document.js';
import { drawPage } from './server/draw.js';
import { addressOf, MISSING } from './server/known-address.js';
import { languageOf } from './server/preferred-language.js';

/** Draws the storefront's public pages (architecture, "The way of a read"); the fast lane calls it and keeps what it gives. */
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
      routes ??= loadPages(createRoutes());
      const { freshUntil, ...drawn } = await drawPage(await routes, { ...request, language });
      const [path = '/'] = url.split('?');
      const html = fill({ ...drawn, language, scripts: scriptsFor(path, language) });
      return { status: url === MISSING.url ? 404 : 200, html, styles: [drawn.style], freshUntil };
    },
  };
};
