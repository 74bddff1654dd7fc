import { defineConfig } from 'vite';
import { serviceWorker } from './service-worker.ts';
import { appConfig } from './shared.config.ts';

const FOLDER = String.raw`[\\/]`;

/**
 * Schemas, dialogs and forms stay out, and with them their libraries: they are loaded where they are first needed. So does
 * what shows the lines of a cart or an order, which the home page has none of.
 */
const SHARED = new RegExp(
  [
    'vite/preload-helper',
    'src-extensions/web/src/(?!(primitives/(Dialog|Sheet|FormShell|Field)|forms))',
    'src-extensions/contract/src/(rules|pages|entities/(enumerations|limits))',
    'storefront/src/(?!locales|cart-view|choices|page-parts/panels)',
  ]
    .join('|')
    .replaceAll('/', FOLDER),
);

const app = appConfig({ folder: 'storefront', base: '/', forCustomers: true, shared: SHARED });

export default defineConfig({ ...app, plugins: [...(app.plugins ?? []), serviceWorker()] });
