import { splitPath, escapeMarkup } from '@pickup/contract';
import { darkPalette, lightPalette, type Palette } from '@pickup/web';
import en from '../../locales/en/offline.json';
import nl from '../../locales/nl/offline.json';

const rules = ({ paper, ink, soft, accent, onAccent, edge, noteWash, onNoteWash }: Palette) => `
  body { background: ${paper}; color: ${ink}; }
  p { color: ${soft}; }
  a { background: ${accent}; color: ${onAccent}; }
  a.second { background: none; color: ${ink}; border: 1px solid ${edge}; }
  svg { background: ${noteWash}; color: ${onNoteWash}; }`;

const style = `
  :root { color-scheme: light dark; }
  body { display: grid; place-items: center; min-height: 100dvh; margin: 0; padding: 24px; box-sizing: border-box;
    font: 1.0625rem/1.5 'Figtree Variable', system-ui, sans-serif; text-align: center; }
  main { max-width: 26rem; }
  h1 { margin: 0 0 12px; font: 600 2rem/1.15 Fraunces, Georgia, serif; text-wrap: balance; }
  p { margin: 0 0 28px; text-wrap: pretty; }
  /* The ground of the site's own empty pages. */
  svg { box-sizing: border-box; width: 96px; height: 96px; padding: 28px; margin-bottom: 24px;
    border-radius: 48% 52% 44% 56% / 52% 46% 54% 48%; fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; }
  nav { display: grid; justify-content: center; gap: 12px; }
  a { display: grid; place-items: center; min-height: 52px; padding: 8px 24px; box-sizing: border-box; line-height: 1.3; border-radius: 999px; font-weight: 650;
    text-decoration: none; }
  ${rules(lightPalette)}
  @media (prefers-color-scheme: dark) { ${rules(darkPalette)} }`;

/** Waves that are struck out. */
const NO_NETWORK = 'M2 8.8a15 15 0 0 1 20 0M5 12.9a10 10 0 0 1 14 0M8.5 16.4a5 5 0 0 1 7 0M12 20h.01M3 3l18 18';

/** By the names that the tests of texts look for. */
const textsOf = ({ title, text, retry, menu }: typeof en) => ({
  'offline.title': title,
  'offline.text': text,
  'offline.retry': retry,
  'offline.menu': menu,
});
const texts = { en: textsOf(en), nl: textsOf(nl) } as const;
type TextKey = keyof (typeof texts)['en'];

/** Opens the asked-for page once the server answers; a browser is said to be online before it reaches anything. */
const COME_BACK = `const look = () => fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(() => location.reload(), () => {});
addEventListener('online', look);
setInterval(look, 5000);`;

/** The page in place of one that was never seen, while there is no network; it is whole by itself. */
export function offlinePage(browserLanguage: string, url: string): Response {
  const { pathname, search } = new URL(url);
  const { prefix, language } = splitPath(pathname);
  const isDutch = language === 'nl' || browserLanguage.startsWith('nl');
  const t = (key: TextKey) => texts[isDutch ? 'nl' : 'en'][key];
  const nonce = crypto.randomUUID();
  const html = `<!doctype html><html lang="${isDutch ? 'nl' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${t('offline.title')}</title>
<style>${style}</style></head><body><main>
<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${NO_NETWORK}"/></svg><h1>${t('offline.title')}</h1><p>${t('offline.text')}</p>
<nav><a href="${escapeMarkup(`${pathname}${search}`)}">${t('offline.retry')}</a>
<a class="second" href="${prefix}/menu">${t('offline.menu')}</a></nav></main>
<script nonce="${nonce}">${COME_BACK}</script></body></html>`;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; script-src 'nonce-${nonce}'; connect-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`,
  };
  return new Response(html, { status: 503, headers });
}
