import { expect, it } from 'vitest';
import { staticPage } from './static-page.js';

it('keeps words, pictures and styles and leaves out what scripts need', () => {
  const html = [
    '<head><style>p{color:red}</style><link rel="modulepreload" href="/a.js"><link rel="preload" href="/f.woff2">',
    '<script type="module" src="/a.js"></script></head><body><p>Soup</p><img src="/soup.webp">',
    '<script type="application/json">{"menu":[]}</script></body>',
  ].join('');
  expect(staticPage(html)).toBe(
    '<head><style>p{color:red}</style><link rel="preload" href="/f.woff2"></head><body><p>Soup</p><img src="/soup.webp"></body>',
  );
});
