import type { Context } from 'koa';

/** Methods that only read (RFC 9110, 9.2.1): whoever links to this site makes requests with them. */
const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** What a browser says of a request that a page of this site makes, or a person by hand. */
const OWN_SITES: readonly string[] = ['same-origin', 'none'];

/** As much of Koa's request as tells where it comes from; with TRUST_PROXY its host is the one the proxy was asked for. */
export type RequestHead = Pick<Context, 'method' | 'host' | 'get'>;

/** Whether two names with an optional port are the same place for a page of this protocol, `:443` being left out or not. */
const isHost = ({ protocol, host }: URL, other: string): boolean =>
  URL.canParse(`${protocol}//${other}`) && new URL(`${protocol}//${other}`).host === host;

/**
 * Whether a page of another site makes this request, and could change something by it (cross-site request forgery).
 * Browsers say so in `Sec-Fetch-Site`; those without it, and every browser on plain http, name the page's origin. Only
 * its host is compared: a proxy that ends TLS may not have told the protocol. Programs send neither header.
 * @param publicUrl the address visitors use, for a proxy that asks under a host of its own
 */
export function isCrossSite(request: RequestHead, publicUrl: string): boolean {
  if (SAFE_METHODS.includes(request.method)) return false;
  const site = request.get('sec-fetch-site');
  if (site !== '') return !OWN_SITES.includes(site);
  const origin = request.get('origin');
  if (origin === '') return false;
  if (!URL.canParse(origin)) return true;
  const page = new URL(origin);
  return !isHost(page, request.host) && !isHost(page, new URL(publicUrl).host);
}
