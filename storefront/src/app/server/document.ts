import type { Language } from '@pickup/web';
import { escaped, scriptJson } from '../../head/head-tags.js';
import { STATE_ID, type PageState } from '../page-state.js';

interface Drawn {
  language: Language;
  /** Title and metas, as HTML. */
  head: string;
  /** Styles of everything in the markup, as CSS. */
  style: string;
  styleAttributes: string;
  markup: string;
  /** What somebody without JavaScript reads first. */
  withoutScript: string;
  state: PageState;
  /** Scripts the browser is going to ask for. */
  scripts: string[];
}

/** What a page puts in the place of what the template has. */
const PLACES = {
  language: /<html lang="en">/,
  title: /<title>.*?<\/title>/s,
  withoutScript: /<noscript>.*?<\/noscript>/s,
  root: /<div id="root"><\/div>/,
} as const;

const FIRST_PICTURE = /<img[^>]*fetchpriority="high"[^>]*>/;
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1];

/** Asks for the page's main picture before the browser has read as far as its place. */
function pictureHint(markup: string): string {
  const tag = FIRST_PICTURE.exec(markup)?.[0];
  if (tag === undefined) return '';
  const [src, widths, sizes] = ['src', 'srcset', 'sizes'].map((name) => attribute(tag, name));
  const responsive = widths === undefined ? '' : ` imagesrcset="${widths}" imagesizes="${sizes ?? '100vw'}"`;
  return `<link rel="preload" as="image" href="${src ?? ''}"${responsive} fetchpriority="high">`;
}

const scriptHint = (path: string) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${path}">`;

/** A drawn page is read before it is alive: its text, fonts and picture come before its scripts. */
const scriptsLast = (template: string) =>
  template.replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');

/**
 * Prepares the built `index.html` to be filled with pages. Nothing in a page is executable but the template's own script.
 * @throws Error when the template lacks a place that a page fills
 */
export function documentFrom(template: string): (drawn: Drawn) => string {
  for (const [name, place] of Object.entries(PLACES)) {
    if (!place.test(template)) throw new Error(`index.html has no place for the ${name} of a page.`);
  }
  // The metas of the template stand in for those of a page.
  const bare = scriptsLast(template).replace(/\s*<meta data-head=""[^>]*>/g, '');
  return ({ language, head, style, styleAttributes, markup, withoutScript, state, scripts }) => {
    const hints = [pictureHint(markup), ...scripts.map(scriptHint)].filter(Boolean).join('\n');
    const filled = {
      language: `<html lang="${language}">`,
      title: `${head}\n${hints}\n<style ${styleAttributes}>${style}</style>`,
      withoutScript: `<noscript>${escaped(withoutScript)}</noscript>`,
      root: `<div id="root">${markup}</div><script type="application/json" id="${STATE_ID}">${scriptJson(state)}</script>`,
    } satisfies Record<keyof typeof PLACES, string>;
    return bare
      .replace(PLACES.language, () => filled.language)
      .replace(PLACES.title, () => filled.title)
      .replace(PLACES.withoutScript, () => filled.withoutScript)
      .replace(PLACES.root, () => filled.root);
  };
}
