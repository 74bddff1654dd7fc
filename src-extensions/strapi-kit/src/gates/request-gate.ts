import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { forbidden, HttpError } from '../routes/http-error.js';
import { allowOf, isMethod, METHODS } from './known-calls.js';
import { sendError } from './send-error.js';

/** Headers of every answer: browsers do not guess its type, and pages of other sites cannot load it. */
export const ANSWER_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** The `WWW-Authenticate` of a 401 (RFC 6750); unlike `Basic` it opens no browser dialog. */
export const BEARER_CHALLENGE = 'Bearer realm="Pickup"';

/** Further headers of every page: no frames, no shared window, no access to the device. */
export const PAGE_HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
} as const;

/** Methods that only read (RFC 9110, 9.2.1), and that links of other sites use. */
const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/** `Sec-Fetch-Site` of requests by a page of this site, or by the address bar. */
const OWN_SITES: readonly string[] = ['same-origin', 'none'];

/** The part of Koa's context that says where a request comes from. With TRUST_PROXY its host is the forwarded one. */
export type RequestHead = Pick<Context, 'method' | 'host' | 'get'>;

/** Whether a host with an optional port is the host of a URL, with or without the default port. */
const isHost = ({ protocol, host }: URL, other: string): boolean =>
  URL.canParse(`${protocol}//${other}`) && new URL(`${protocol}//${other}`).host === host;

/**
 * Whether a page of another site makes this request and could change something by it (cross-site request forgery).
 * Browsers say so in `Sec-Fetch-Site`; older ones, and every browser on plain http, send `Origin`. Only its host is
 * compared, because a proxy that ends TLS may not forward the protocol. Programs send neither header.
 * @param publicUrl the address that visitors use, for a proxy that forwards another host
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

/** Refuses encoded bodies, which later middlewares would answer with 5xx, and cross-site requests. */
function findError(context: Context, publicUrl: string): HttpError | null {
  const encoding = context.get('content-encoding');
  if (!['', 'identity'].includes(encoding)) return new HttpError(415, 'The encoding of the body is not understood.');
  if (isCrossSite(context, publicUrl)) return forbidden('Pages of other sites may change nothing here.');
  return null;
}

/** Sorts the router's `Allow` header and adds the methods that every path answers. */
function tidyAllow({ response }: Context): void {
  const allow = response.get('allow');
  if (allow !== '') response.set('Allow', allowOf(allow.split(/\s*,\s*/)));
}

/** Refuses an unknown method, which the router would answer with 501, with the `Allow` header that the router gives. */
async function refuseMethod(context: Context, next: Next): Promise<void> {
  const { method } = context;
  context.method = 'OPTIONS';
  await next();
  const allow = context.response.get('allow') || (context.status < 300 ? METHODS.join(', ') : '');
  sendError(context, new HttpError(405, `Nothing here answers ${method}.`));
  context.set('Allow', allow);
}

/** An uploaded file that is opened by itself is a document of this site: its policy lets it run and load nothing. */
const UPLOADS = /^\/uploads\//i;
/** A day, in seconds. A new picture has a new address, but a developer may replace one in place in the raw panel. */
const UPLOAD_CACHING = 'public, max-age=86400';
const UPLOAD_POLICY = "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox";

/**
 * The first middleware: refuses unreadable and cross-site requests, sets security headers on every answer, and removes
 * Strapi's CORS headers, so that no other site can read one.
 */
export function requestGate(_config: unknown, { strapi }: { strapi: Core.Strapi }) {
  const publicUrl = strapi.config.get<string>('server.url');
  return async (context: Context, next: Next): Promise<void> => {
    context.set({ ...ANSWER_HEADERS, ...PAGE_HEADERS });
    const error = findError(context, publicUrl);
    if (error) {
      sendError(context, error);
    } else if (isMethod(context.method)) {
      await next();
    } else {
      await refuseMethod(context, next);
    }
    tidyAllow(context);
    if (context.status === 401) context.set('WWW-Authenticate', BEARER_CHALLENGE);
    if (UPLOADS.test(context.path)) {
      context.set('Content-Security-Policy', UPLOAD_POLICY);
      if (context.status === 200) context.set('Cache-Control', UPLOAD_CACHING);
    }
    Object.keys(context.response.headers)
      .filter((name) => name.startsWith('access-control-'))
      .forEach((name) => context.remove(name));
  };
}
