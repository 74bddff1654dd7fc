import { splitPath } from '@pickup/contract';
import { darkPalette, lightPalette, type Palette } from '@pickup/web';
import en from '../../locales/en/offline.json';
import nl from '../../locales/nl/offline.json';

const rules = ({ paper, ink, soft, accent, onAccent }: Palette) => `
  body { background: ${paper}; color: ${ink}; }
  p { color: ${soft}; }
  a { background: ${accent}; color: ${onAccent}; }
  a.second { background: none; color: ${ink}; outline: 2px solid ${soft}; outline-offset: -2px; }`;

const style = `
  :root { color-scheme: light dark; }
  body { display: grid; place-items: center; min-height: 100dvh; margin: 0; padding: 24px; box-sizing: border-box;
    font: 1.0625rem/1.5 'Figtree Variable', system-ui, sans-serif; text-align: center; }
  main { max-width: 26rem; }
  h1 { margin: 0 0 12px; font: 600 2rem/1.15 Fraunces, Georgia, serif; text-wrap: balance; }
  p { margin: 0 0 28px; text-wrap: pretty; }
  nav { display: grid; gap: 12px; }
  a { display: grid; place-items: center; min-height: 52px; padding: 8px 24px; box-sizing: border-box; line-height: 1.3; border-radius: 999px; font-weight: 650;
    text-decoration: none; }
  ${rules(lightPalette)}
  @media (prefers-color-scheme: dark) { ${rules(darkPalette)} }`;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');

/** By the names that the tests of texts look for. */
const textsOf = ({ title, text, retry, menu }: typeof en) => ({
  'offline.title': title,
  'offline.text': text,
  'offline.retry': retry,
  'offline.menu': menu,
});
const texts = { en: textsOf(en), nl: textsOf(nl) } as const;
type TextKey = keyof (typeof texts)['en'];

/** The page in place of one that was never seen, while there is no network; it is whole by itself. */
export function offlinePage(browserLanguage: string, url: string): Response {
  const { pathname, search } = new URL(url);
  const { prefix, language } = splitPath(pathname);
  const isDutch = language === 'nl' || browserLanguage.startsWith('nl');
  const t = (key: TextKey) => texts[isDutch ? 'nl' : 'en'][key];
  const html = `<!doctype html><html lang="${isDutch ? 'nl' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${t('offline.title')}</title>
<style>${style}</style></head><body><main><h1>${t('offline.title')}</h1><p>${t('offline.text')}</p>
<nav><a href="${escapeHtml(`${pathname}${search}`)}">${t('offline.retry')}</a>
<a class="second" href="${prefix}/menu">${t('offline.menu')}</a></nav></main></body></html>`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
  };
  return new Response(html, { status: 503, headers });
}
