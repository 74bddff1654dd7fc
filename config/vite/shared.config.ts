import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, type OxcOptions, type Plugin, type UserConfig } from 'vite';
import { precomputedRoutes } from './precomputed-routes.ts';
import { strictStyles } from './strict-styles.ts';

export const repository = fileURLToPath(new URL('../..', import.meta.url));

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

/**
 * Gives every styled component an id of its file. Left to itself the library counts them in the order in which they are
 * loaded, which is another on the server than in a browser: the styles of one would be taken for those of the other.
 */
export const styledComponents: OxcOptions = { plugins: { styledComponents: { displayName: false } } };

interface App {
  /** Folder of the app in the repository. */
  folder: string;
  /** Where the app is served. */
  base: string;
  /** Whether it makes none of the calls that only a signed-in owner may make. */
  forCustomers?: boolean;
  /** Our modules that go into one file, instead of one each, where many pages need them; none unless told. */
  shared?: RegExp;
}

type Chunks = Record<string, { type: string; imports?: string[] }>;

/** The files of a circle that can be come upon from one; null when there is none. `clear` keeps those that lead to none. */
function circle(chunks: Chunks, file: string, clear: Set<string>, way: string[] = []): string[] | null {
  if (way.includes(file)) return [...way, file];
  if (clear.has(file)) return null;
  for (const next of chunks[file]?.imports ?? []) {
    const found = circle(chunks, next, clear, [...way, file]);
    if (found) return found;
  }
  clear.add(file);
  return null;
}

/** Refuses files that import each other in a circle: one of them would use the other before it has run. */
const noCircles = (): Plugin => ({
  name: 'no-circles',
  apply: 'build',
  generateBundle(_options, bundle) {
    const clear = new Set<string>();
    for (const file of Object.keys(bundle)) {
      const found = circle(bundle, file, clear);
      if (found) throw new Error(`These files import each other: ${found.join(' → ')}`);
    }
  },
});

/** What every page stands on; one file that stays in the browser's cache from release to release. */
const FOUNDATION =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@remix-run[\\/]router|styled-components|stylis|i18next|@tanstack[\\/](query-core|react-query)|use-sync-external-store)[\\/]/;

/** Pages of an app that share a module before it moves into the app's one shared file. */
const MANY_PAGES = 3;

/** Fonts must stay files, so that they can be preloaded and cached by themselves. */
export const fontsAsFiles = (file: string): false | undefined => (file.endsWith('.woff2') ? false : undefined);

/** Libraries that must not be there twice. */
export const dedupe = [
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
  '@tanstack/react-query',
  'i18next',
];

/** How both React apps are built: our packages from their sources, one React. */
export const appConfig = ({ folder, base, forCustomers = false, shared }: App): UserConfig => ({
  root: `${repository}${folder}`,
  base,
  oxc: styledComponents,
  plugins: [react(), precomputedRoutes({ forCustomers }), strictStyles(), preloadFonts(base), noCircles()],
  resolve: {
    conditions: ['pickup-source', ...defaultClientConditions],
    dedupe,
  },
  build: {
    outDir: `${repository}${folder}/dist`,
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'foundation', test: FOUNDATION },
            ...(shared
              ? [{ name: 'shared', test: shared, minShareCount: MANY_PAGES, includeDependenciesRecursively: false }]
              : []),
          ],
        },
      },
    },
    assetsInlineLimit: fontsAsFiles,
  },
});
