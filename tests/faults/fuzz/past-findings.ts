import type { FuzzRequest } from './request.js';

interface Kept extends Pick<FuzzRequest, 'bytes' | 'incomplete'> {
  why: string;
  /** What it must be answered with. */
  statuses: number[];
}

const request = (head: string[], body = '') =>
  `${[...head, 'Host: localhost', 'Connection: close', ...(body ? [`Content-Length: ${body.length}`] : [])].join('\r\n')}\r\n\r\n${body}`;

const JSON_BODY = ['Content-Type: application/json'];
const asOwner = 'Authorization: Bearer @TOKEN@';

/** Requests that once were answered wrongly, or not at all. */
export const PAST_FINDINGS: Kept[] = [
  ...['GET /menu HTTP/1.1', 'GET / HTTP/1.1', 'GET /favicon.svg HTTP/1.1', 'GET /admin HTTP/1.1'].flatMap((line) =>
    [
      'bytes=0-99999999999999999999',
      'bytes=5-1',
      'bytes=-1',
      'bytes=99999999-',
      'bytes=a-b',
      'bytes=0-0,5-6',
      'bytes=',
    ].map((range) => ({
      why: 'once never answered: a range past every end',
      bytes: request([line, `Range: ${range}`, 'Accept: text/html']),
      incomplete: false,
      statuses: [200, 206, 416],
    })),
  ),
  ...['TRACE /menu', 'PROPFIND /', 'PURGE /strapi/', 'LOCK /admin/login', 'TRACE /nothing'].map((start) => ({
    why: 'once 501: a method that nothing answers',
    bytes: request([`${start} HTTP/1.1`]),
    incomplete: false,
    statuses: [405],
  })),
  ...[
    'POST /api/admin/menu/items',
    'PUT /api/admin/deals/x',
    'POST /api/orders',
    'POST /admin/login',
    'POST /api/auth/login',
  ].flatMap((start) =>
    ['gzip', 'deflate', 'br', 'banana'].map((encoding) => ({
      why: 'once 500: a body that is not packed as its header says',
      bytes: request([`${start} HTTP/1.1`, ...JSON_BODY, `Content-Encoding: ${encoding}`, asOwner], '{"name":"x"}'),
      incomplete: false,
      statuses: [415],
    })),
  ),
  ...['/admin/register', '/admin/login'].map((place) => ({
    why: 'once 500: a body that is nested too deeply for Strapi’s own validation',
    bytes: request([`POST ${place} HTTP/1.1`, ...JSON_BODY], `${'['.repeat(5000)}1${']'.repeat(5000)}`),
    incomplete: false,
    statuses: [400],
  })),
  {
    why: 'once 500 on PostgreSQL: an address of the raw panel that holds a NUL',
    bytes: request(['POST /admin/login HTTP/1.1', ...JSON_BODY], '{"email":"\\u0000","password":"x"}'),
    incomplete: false,
    statuses: [400],
  },
  ...['/', '/menu', '/admin'].map((place) => ({
    why: 'once not answered: a method without a route, with a body that was still coming in',
    bytes: request([`PATCH ${place} HTTP/1.1`, ...JSON_BODY], 'x'.repeat(2_000_000)),
    incomplete: false,
    statuses: [405],
  })),
  ...['6', '{', '[]', ''].flatMap((body) =>
    ['Content-Type: */*', 'Content-Type: application/json', 'X-No: type'].map((type) => ({
      why: 'once 500: an invitation without a body that can be read',
      bytes: request(['POST /admin/register HTTP/1.1', type], body),
      incomplete: false,
      statuses: [400, 415],
    })),
  ),
];
