import type { RequestListener } from 'node:http';
import { API_PREFIX, endpoints, withoutEmptyParameters, type Endpoint } from '@pickup/contract';
import inject from 'light-my-request';
import { z } from 'zod';
import { makeReady } from '../lane/ready.js';
import type { Made } from '../lane/slot.js';

/** A public call whose answer is the same for everybody. */
export interface KeptCall {
  /** The address that stands for every spelling of it. */
  address: string;
  endpoint: Endpoint;
}

const keptEndpoints = new Map<string, Endpoint>(
  Object.values<Endpoint>(endpoints)
    .filter(({ cacheTags }) => cacheTags !== undefined)
    .map((endpoint) => [`${API_PREFIX}${endpoint.path}`, endpoint]),
);

const Query = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]).optional());

/** The query as the call understands it, in one spelling; null when it does not. */
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

/** The kept call behind an address; null for every other address, and for one that will be refused. */
export function keptCall(pathname: string, search: string): KeptCall | null {
  const endpoint = keptEndpoints.get(pathname);
  if (!endpoint) return null;
  const query = normalise(endpoint, search);
  return query === null ? null : { address: query === '' ? pathname : `${pathname}?${query}`, endpoint };
}

/** Headers that are not kept: they belong to one connection, or are made anew for each encoding of the body. */
const NOT_KEPT = new Set([
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

const titled = (name: string) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

/**
 * Asks the product itself with a request of our own, as an anonymous visitor would: cookies and headers of whoever came
 * first cannot get into what everybody is given.
 */
export async function askProduct(product: RequestListener, { address, endpoint }: KeptCall): Promise<Made> {
  const { statusCode, headers, rawPayload } = await inject(product, {
    method: 'GET',
    url: address,
    headers: { accept: 'application/json', host: 'localhost' },
  });
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    NOT_KEPT.has(name) || value === undefined ? [] : [[titled(name), String(value)] as const],
  );
  const ends = headers.expires === undefined ? Number.POSITIVE_INFINITY : Date.parse(headers.expires);
  return {
    topics: endpoint.cacheTags ?? [],
    freshUntil: ends,
    // An answer that sets a cookie is meant for one visitor.
    keep: statusCode === endpoint.status && headers['set-cookie'] === undefined,
    ready: makeReady({
      status: statusCode,
      headers: {
        ...Object.fromEntries(kept),
        'Cache-Control': statusCode === 200 ? 'public, no-cache' : 'no-store',
        Vary: 'Accept-Encoding',
      },
      body: rawPayload,
    }),
  };
}
