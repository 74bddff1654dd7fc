import type { RequestListener } from 'node:http';
import { API_PREFIX, endpoints, withoutEmptyParameters, type Endpoint } from '@pickup/contract';
import inject from 'light-my-request';
import { z } from 'zod';
import { encodeResponse } from '../cache/encoded-response.js';
import type { GeneratedResponse } from '../cache/response-cache.js';

/** A public call whose response is the same for everybody. */
export interface CacheableCall {
  /** Normalised: known parameters only, with their defaults, sorted. */
  address: string;
  endpoint: Endpoint;
}

const cacheableEndpoints = new Map<string, Endpoint>(
  Object.values<Endpoint>(endpoints)
    .filter(({ cacheTags }) => cacheTags !== undefined)
    .map((endpoint) => [`${API_PREFIX}${endpoint.path}`, endpoint]),
);

const Query = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).optional());

/** The query with known parameters, defaults and one order; null when the call would refuse it. */
function normalise({ query }: Endpoint, search: string): string | null {
  if (!query) return '';
  const given = [...new URLSearchParams(search)];
  const names = given.map(([name]) => name);
  if (new Set(names).size < names.length) return null;
  const parsed = query.safeParse(withoutEmptyParameters(Object.fromEntries(given)));
  if (!parsed.success) return null;
  const known = new URLSearchParams();
  for (const [name, value] of Object.entries(Query.parse(parsed.data))) {
    if (value !== undefined) known.set(name, String(value));
  }
  known.sort();
  return known.toString();
}

/**
 * The cacheable call at an address; null for every other address, and for a query that will be refused. Strapi's router
 * ignores case and a trailing slash, so this does too: no spelling of an address gets around the cache.
 */
export function cacheableCall(pathname: string, search: string): CacheableCall | null {
  const path = pathname.toLowerCase().replace(/(?<=.)\/$/, '');
  const endpoint = cacheableEndpoints.get(path);
  if (!endpoint) return null;
  const query = normalise(endpoint, search);
  return query === null ? null : { address: query === '' ? path : `${path}?${query}`, endpoint };
}

/** Headers that are not cached: they belong to one connection, or are made for each encoding of the body. */
const UNCACHED_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
  'etag',
  'expires',
  'set-cookie',
  'vary',
  'x-powered-by',
  'access-control-allow-origin',
]);

const titleCase = (name: string) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

/**
 * Sends Strapi a request of our own, as an anonymous visitor would: cookies and headers of the visitor who came first
 * cannot get into the response that is cached for everybody.
 */
export async function fetchFromStrapi(
  strapi: RequestListener,
  { address, endpoint }: CacheableCall,
): Promise<GeneratedResponse> {
  const { statusCode, headers, rawPayload } = await inject(strapi, {
    method: 'GET',
    url: address,
    headers: { accept: 'application/json', host: 'localhost' },
  });
  const cachedHeaders = Object.entries(headers).flatMap(([name, value]) =>
    UNCACHED_HEADERS.has(name) || value === undefined ? [] : [[titleCase(name), String(value)] as const],
  );
  return {
    cacheTags: endpoint.cacheTags ?? [],
    expiresAt: headers.expires === undefined ? Number.POSITIVE_INFINITY : Date.parse(headers.expires),
    // A response that sets a cookie is meant for one visitor.
    isCacheable: statusCode === endpoint.status && headers['set-cookie'] === undefined,
    response: encodeResponse({
      status: statusCode,
      headers: {
        ...Object.fromEntries(cachedHeaders),
        'Cache-Control': statusCode === 200 ? 'public, no-cache' : 'no-store',
        Vary: 'Accept-Encoding',
      },
      body: rawPayload,
    }),
  };
}
