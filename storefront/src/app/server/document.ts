import { escapeMarkup, isRecord } from '@pickup/contract';
import { FONT_FACES_ID, fontFaces, type Language } from '@pickup/web';
import { scriptJson } from '../../head/head-tags.js';
import { textSources } from '../../language/texts.js';
import { STATE_ID, type PageState } from '../page-state.js';
import { pages } from '../pages.js';

interface DocumentParts {
  /** Whether the markup is only for visitors without JavaScript: the browser renders the page by itself. */
  isShell: boolean;
  language: Language;
  /** Title and metas, as HTML. */
  head: string;
  /** Styles of everything in the markup, as CSS. */
  style: string;
  styleAttributes: string;
  markup: string;
  /** The notice for visitors without JavaScript. */
  withoutScript: string;
  state: PageState;
  /** URL paths of scripts to preload. */
  scripts: string[];
}

/** The places of the template that a page fills. */
const PLACES = {
  language: /<html lang="en">/,
  title: /<title>.*?<\/title>/s,
  withoutScript: /<noscript>.*?<\/noscript>/s,
  root: /<div id="root"><\/div>/,
} as const;

const FIRST_PICTURE = /<img[^>]*fetchpriority="high"[^>]*>/;
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** Preloads the page's main picture, which the browser would find later. */
function pictureHint(markup: string): string {
  const tag = FIRST_PICTURE.exec(markup)?.[0];
  if (tag === undefined) return '';
  const [src, widths, sizes] = ['src', 'srcset', 'sizes'].map((name) => attribute(tag, name));
  const responsive = widths === undefined ? '' : ` imagesrcset="${widths}" imagesizes="${sizes ?? '100vw'}"`;
  return `<link rel="preload" as="image" href="${src ?? ''}"${responsive} fetchpriority="high">`;
}

const scriptHint = (path: string) => `<link rel="modulepreload" crossorigin href="${path}">`;
const script = (path: string) => `<script type="module" crossorigin src="${path}"></script>`;

/** The template's own script, and the hints to preload what it imports; the path of the one or of the other. */
const SCRIPT = /\s*<(?:script type="module"[^>]* src="(.*?)"><\/script>|link rel="modulepreload"[^>]* href="(.*?)">)/g;

/** The id of the element that holds a page's scripts back; public/before-hydration.js reads it. */
const SCRIPTS_ID = 'page-scripts';

/**
 * Prepares the built `index.html` as a template of pages. The only script that runs in a page is the template's own.
 * @throws Error when the template lacks a place that a page fills
 */
export function documentFrom(template: string): (parts: DocumentParts) => string {
  for (const [name, place] of Object.entries(PLACES)) {
    if (!place.test(template)) throw new Error(`index.html has no place for the ${name} of a page.`);
  }
  // The template's metas are for pages that the browser renders.
  const shell = template.replace(/\s*<meta data-head=""[^>]*>/g, '');
  const bare = shell.replace(SCRIPT, '');
  const [entry = [], imports = []] = [1, 2].map((group) =>
    [...shell.matchAll(SCRIPT)].flatMap((found) => found[group] ?? []),
  );
  return ({ isShell, language, head, style, styleAttributes, markup, withoutScript, state, scripts }) => {
    // A rendered page is read before it is hydrated: its scripts are fetched when its fonts and pictures are there. What
    // others import comes before them.
    const held = [...imports, ...scripts.toReversed(), ...entry].map(script).join('');
    const hints = isShell
      ? scripts.map(scriptHint).join('\n')
      : `${pictureHint(markup)}<template id="${SCRIPTS_ID}">${held}</template>`;
    const filled = {
      language: `<html lang="${language}">`,
      title: `${head}\n${hints}\n<style id="${FONT_FACES_ID}">${fontFaces}</style>\n<style ${styleAttributes}>${style}</style>`,
      withoutScript: isShell
        ? `<noscript data-page="">${markup}</noscript>`
        : `<noscript>${escapeMarkup(withoutScript)}</noscript>`,
      root: isShell
        ? '<div id="root"></div>'
        : `<div id="root">${markup}</div><script type="application/json" id="${STATE_ID}">${scriptJson(state)}</script>`,
    } satisfies Record<keyof typeof PLACES, string>;
    return (isShell ? shell : bare)
      .replace(PLACES.language, () => filled.language)
      .replace(PLACES.title, () => filled.title)
      .replace(PLACES.withoutScript, () => filled.withoutScript)
      .replace(PLACES.root, () => filled.root);
  };
}

interface ManifestEntry {
  file: string;
  imports?: string[];
}

const isManifestEntry = (value: unknown): value is ManifestEntry =>
  isRecord(value) &&
  typeof value.file === 'string' &&
  (value.imports === undefined ||
    (Array.isArray(value.imports) && value.imports.every((key) => typeof key === 'string')));

/** The files of a module and of everything it imports. @throws Error when the manifest does not list it */
function filesOf(manifest: unknown, module: string, found = new Set<string>()): Set<string> {
  const entry = isRecord(manifest) ? manifest[module] : undefined;
  if (!isManifestEntry(entry))
    throw new Error(`The manifest of the storefront does not know ${module}: build it again.`);
  if (found.has(entry.file)) return found;
  found.add(entry.file);
  for (const imported of entry.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

const ENTRY = 'index.html';

/**
 * Lists the scripts a page needs beside those the template names: its own, and the texts of its language.
 * @returns URL paths
 * @throws Error when the manifest is of another build
 */
export function scriptsIn(manifest: unknown): (path: string, language: Language) => string[] {
  const named = filesOf(manifest, ENTRY);
  const ofPages = new Map(
    pages.filter(({ personal }) => !personal).map(({ path, source }) => [path, filesOf(manifest, source)]),
  );
  return (path, language) => {
    const texts = textSources(language, pages.find((page) => page.path === path)?.texts ?? []);
    const needed = [...(ofPages.get(path) ?? []), ...texts.flatMap((source) => [...filesOf(manifest, source)])];
    return [...new Set(needed)].filter((file) => !named.has(file)).map((file) => `/${file}`);
  };
}
