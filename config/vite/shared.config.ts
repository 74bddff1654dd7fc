import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite';
import { precomputedRoutes } from './precomputed-routes.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** The two faces the first screenful is written in: fetched with the page, not after its script. */
const PRELOADED_FONT = /(figtree-latin-wght|fraunces-latin-600)-normal.*\.woff2$/;

const preloadFonts = (base: string): Plugin => ({
  name: 'preload-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => PRELOADED_FONT.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `${base}${file}`, as: 'font', type: 'font/woff2', crossorigin: '' },
          injectTo: 'head',
        })),
  },
});

interface App {
  /** Folder of the app in the repository. */
  folder: string;
  /** Where the app is served. */
  base: string;
  /** Port of its development server. */
  port: number;
}

/** What every page stands on; one file that stays in the browser's cache from release to release. */
const FOUNDATION =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@remix-run[\\/]router|styled-components|stylis|axios|i18next|react-i18next|@tanstack[\\/](query-core|react-query)|use-sync-external-store)[\\/]/;

/** What the running house answers in development: its calls, and the pictures that dishes name. */
const fromTheHouse = Object.fromEntries(
  ['/api', '/dishes', '/uploads', '/placeholder.svg'].map((path) => [path, 'http://127.0.0.1:1337']),
);

/** How both React apps are built: our packages from their sources, one React, the API of the running house in development. */
export const appConfig = ({ folder, base, port }: App): UserConfig => ({
  root: `${repository}${folder}`,
  base,
  plugins: [react(), precomputedRoutes(), preloadFonts(base)],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    dedupe: [
      'react',
      'react-dom',
      'react-router-dom',
      'styled-components',
      '@tanstack/react-query',
      'react-i18next',
      'i18next',
    ],
  },
  server: { port, strictPort: true, proxy: fromTheHouse },
  build: {
    outDir: `${repository}${folder}/dist`,
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'foundation', test: FOUNDATION }],
        },
      },
    },
    // Fonts must stay files, so that they can be preloaded and cached by themselves.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
  },
});
