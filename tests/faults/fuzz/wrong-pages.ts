import fc from 'fast-check';
import { hostileQuery } from './hostile-targets.js';
import { hostileBody, hostileHeader, hostileJson, hostileText } from './hostile-values.js';
import { TOKEN, inTarget, render, wellFormed, type FuzzRequest } from './request.js';

const PAGES = [
  '/',
  '/menu',
  '/deals',
  '/reviews',
  '/about',
  '/cart',
  '/checkout',
  '/admin',
  '/admin/orders',
  '/favicon.ico',
  '/robots.txt',
  '/assets/x.js',
  '/uploads/x.png',
  '/strapi',
  '/strapi/x',
  '/admin/init',
  '/admin/login',
  '/content-manager/collection-types/x',
  '/_health',
  '/api/docs',
  '/api',
  '/dishes/x.webp',
];

const ODD_PATHS = [
  '..',
  '../../cms/.data/secrets.env',
  '%2e%2e/%2e%2e/package.json',
  '..%2f..%2fpackage.json',
  '%2e%2e%5c%2e%2e%5cpackage.json',
  '%00',
  '%c0%ae%c0%ae/',
  '.git/config',
  ';x=1',
  '//',
  '%',
  '%zz',
  '\\..\\',
  'a'.repeat(8000),
  '%252e%252e%252f',
  '~',
  '.env',
  '__proto__',
  'constructor',
];

/** Pages, files and the raw panel, asked for in odd ways. */
export const wrongPage: fc.Arbitrary<FuzzRequest> = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'OPTIONS', 'TRACE'),
    page: fc.constantFrom(...PAGES),
    odd: fc.oneof(
      { weight: 2, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: fc.constantFrom(...ODD_PATHS) },
      { weight: 1, arbitrary: hostileText.map((text) => encodeURI(wellFormed(text))) },
    ),
    query: fc.oneof(fc.constant(''), hostileQuery),
    headers: fc.array(hostileHeader, { maxLength: 3 }),
    html: fc.boolean(),
  })
  .map(({ method, page, odd, query, headers, html }) =>
    render({
      label: `page ${page}`,
      method,
      target: inTarget(`${page}${odd && `/${odd}`}${query && `?${query}`}`),
      headers: [
        ...headers,
        ...(html && !headers.some(([name]) => name === 'Accept') ? [['Accept', 'text/html'] as const] : []),
      ],
      body: null,
    }),
  );

/** Calls of the raw panel, which are Strapi's own. */
const PANEL_CALLS = [
  '/admin/login',
  '/admin/access-token',
  '/admin/register',
  '/admin/users',
  '/admin/logout',
  '/content-manager/collection-types/plugin::ordering.order',
  '/content-manager/single-types/api::restaurant.restaurant',
  '/content-type-builder/update-schema',
  '/upload',
  '/users-permissions/roles',
  '/nothing',
  '/',
];

/** The raw panel's calls by somebody who is not its user, with any body and any header. */
export const wrongPanelCall: fc.Arbitrary<FuzzRequest> = fc
  .record({
    method: fc.constantFrom('POST', 'PUT', 'DELETE', 'PATCH'),
    path: fc.constantFrom(...PANEL_CALLS),
    owner: fc.boolean(),
    body: fc.oneof(
      hostileBody,
      fc
        .tuple(hostileText, hostileJson)
        .map(([email, json]) => Buffer.from(`{"email":${JSON.stringify(email)},"password":${json}}`)),
    ),
    headers: fc.array(hostileHeader, { maxLength: 2 }),
  })
  .map(({ method, path, owner, body, headers }) =>
    render({
      label: `panel ${path}`,
      method,
      target: path,
      headers: [...headers, ...(owner ? [['Authorization', `Bearer ${TOKEN}`] as const] : [])],
      body,
    }),
  );
