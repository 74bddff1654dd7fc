import { escapeMarkup } from '@pickup/contract';
import type { Language } from '@pickup/web';
import { CARD } from '../share-card/card-address.js';
import type { Thing } from './structured-data.js';

/** A page's metadata for browsers, search engines and link previews. */
export interface HeadContent {
  title: string;
  /** Null on a visitor's own pages. */
  description: string | null;
  /** Origin and path of the page in this language, without a query. */
  canonical: string;
  /** The same with the query that names what it is of, for whoever shares it. */
  shared: string;
  /** The page in each language, and under `x-default` in the visitor's. */
  alternates: { language: Language | 'x-default'; href: string }[];
  siteName: string;
  language: Language;
  /** Absolute address of the page's share card, which shows what the title says. */
  image: string | null;
  /** Hidden from search engines: cart, checkout, 404. */
  hidden: boolean;
  /** Structured data. */
  data: Thing | null;
}

export interface HeadTag {
  name: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

const LOCALES = { en: 'en_GB', nl: 'nl_NL' } as const satisfies Record<Language, string>;

/** JSON for a script element, escaped so that no text in it can end the element or open a comment. */
export const scriptJson = (data: object): string =>
  JSON.stringify(data).replace(/[<>\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const named = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } });
const graph = (property: string, content: string): HeadTag => ({ name: 'meta', attributes: { property, content } });

const cardTags = (image: string, alt: string): HeadTag[] => [
  graph('og:image', image),
  graph('og:image:type', 'image/png'),
  graph('og:image:width', String(CARD.width)),
  graph('og:image:height', String(CARD.height)),
  graph('og:image:alt', alt),
  named('twitter:card', 'summary_large_image'),
];

/** The elements of a page's head, its title apart. */
export function headTags({
  title,
  description,
  canonical,
  shared,
  alternates,
  siteName,
  language,
  image,
  hidden,
  data,
}: HeadContent): HeadTag[] {
  if (hidden) return [named('robots', 'noindex')];
  return [
    ...(description ? [named('description', description), graph('og:description', description)] : []),
    { name: 'link', attributes: { rel: 'canonical', href: canonical } },
    ...alternates.map(({ language: hreflang, href }): HeadTag => ({
      name: 'link',
      attributes: { rel: 'alternate', hreflang, href },
    })),
    graph('og:type', 'website'),
    graph('og:title', title),
    graph('og:url', shared),
    graph('og:site_name', siteName),
    graph('og:locale', LOCALES[language]),
    ...(image ? cardTags(image, title) : [named('twitter:card', 'summary')]),
    ...(data ? [data] : []).map((thing): HeadTag => ({
      name: 'script',
      attributes: { type: 'application/ld+json' },
      text: scriptJson(thing),
    })),
  ];
}

/** The head as HTML, for the server. */
export function printHead(content: HeadContent): string {
  const tags = headTags(content).map(({ name, attributes, text }) => {
    const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
    const open = `<${name} data-head=""${written.join('')}>`;
    return text === undefined ? open : `${open}${text}</${name}>`;
  });
  return [`<title>${escapeMarkup(content.title)}</title>`, ...tags].join('\n');
}

/** Puts a page's head into a document in place of the one before. */
export function writeHead(document: Document, content: HeadContent): void {
  document.title = content.title;
  const elements = headTags(content).map(({ name, attributes, text = '' }) => {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.setAttribute('data-head', '');
    element.textContent = text;
    return element;
  });
  document.head.querySelectorAll('[data-head]').forEach((old) => old.remove());
  document.head.append(...elements);
}
