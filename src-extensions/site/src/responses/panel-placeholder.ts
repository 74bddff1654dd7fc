import { existsSync } from 'node:fs';
import path from 'node:path';
import { encodeResponse, type EncodedResponse } from '../cache/encoded-response.js';
import { pageHeaders } from '../headers.js';

/** Strapi's panel: the path of its pages and the folder of its build. */
export interface PanelFolder {
  base: string;
  dir: string;
}

/** In seconds: a build takes half a minute, and the panel shows soon after it. */
const RETRY_S = 5;

const STYLE = `
:root { color-scheme: light dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #fbf6ef; color: #2a1a14;
  font: 1rem/1.6 system-ui, sans-serif; }
main { box-sizing: border-box; max-width: 34rem; padding: 1.5rem; }
h1 { margin: 0 0 .5rem; font-size: 1.375rem; line-height: 1.3; }
p { margin: 0 0 1rem; }
section + section { margin-top: 2rem; padding-top: 2rem; border-top: 1px solid #eadfd2; }
@media (prefers-color-scheme: dark) {
  body { background: #1b1411; color: #f7ece1; }
  section + section { border-color: #3d3029; }
}
`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${RETRY_S}">
<title>Almost there · Bijna klaar</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<section>
<h1>The raw panel is being built</h1>
<p>It takes about a minute after the first start, and this page opens it by itself as soon as it is ready. The storefront
and the back office work meanwhile.</p>
<p>If it takes longer, look at what the program has said, or run <code>npm run build</code>.</p>
</section>
<section lang="nl">
<h1>Het ruwe paneel wordt gebouwd</h1>
<p>Dat duurt ongeveer een minuut na de eerste start, en deze pagina opent het vanzelf zodra het klaar is. De winkel en
de beheeromgeving werken ondertussen.</p>
<p>Duurt het langer, kijk dan wat het programma heeft gemeld, of voer <code>npm run build</code> uit.</p>
</section>
</main>
</body>
</html>
`;

/**
 * The response in place of Strapi's panel until it has been built, which a first start does while it already takes
 * orders.
 * @returns null once the panel is built
 */
export function panelPlaceholder({ dir }: PanelFolder, secure: boolean): () => EncodedResponse | null {
  const index = path.join(dir, 'index.html');
  const headers = {
    ...pageHeaders({ secure, styles: [STYLE] }),
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': String(RETRY_S),
    'X-Robots-Tag': 'noindex',
  };
  const page = encodeResponse({ status: 503, headers, body: Buffer.from(PAGE) });
  let isBuilt = false;
  return () => {
    isBuilt ||= existsSync(index);
    return isBuilt ? null : page;
  };
}
