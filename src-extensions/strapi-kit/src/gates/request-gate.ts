import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { ANSWER_HEADERS, BEARER_CHALLENGE, PAGE_HEADERS } from './browser-headers.js';
import { isCrossSite } from './cross-site.js';
import { METHODS, allowOf, isMethod } from './known-calls.js';
import { sendError } from './send-error.js';
import { HttpError, forbidden } from '../routes/http-error.js';

/** Refuses what nothing here can read, which the parts behind would answer with 5xx, and what another site asks for. */
function findError(context: Context, publicUrl: string): HttpError | null {
  const encoding = context.get('content-encoding');
  if (!['', 'identity'].includes(encoding)) return new HttpError(415, 'The encoding of the body is not understood.');
  if (isCrossSite(context, publicUrl)) return forbidden('Pages of other sites may change nothing here.');
  return null;
}

/** Puts what a router found into the one order, with what is answered everywhere. */
function tidyAllow({ response }: Context): void {
  const allow = response.get('allow');
  if (allow !== '') response.set('Allow', allowOf(allow.split(/\s*,\s*/)));
}

/** Refuses a method that nothing here answers, which the router would answer with 501, and asks it which there are. */
async function refuseMethod(context: Context, next: Next): Promise<void> {
  const { method } = context;
  context.method = 'OPTIONS';
  await next();
  const allow = context.response.get('allow') || (context.status < 300 ? METHODS.join(', ') : '');
  sendError(context, new HttpError(405, `Nothing here answers ${method}.`));
  context.set('Allow', allow);
}

/** An upload that is opened by itself is a document of this site: its policy lets it run and load nothing. */
const UPLOADS = /^\/uploads\//i;
/** A day, in seconds: a new picture has a new address, but a developer may replace one in the raw panel, where it is. */
const UPLOAD_CACHING = 'public, max-age=86400';
const UPLOAD_POLICY = "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox";

/**
 * The first of all gates: lets through what something behind it can read, refuses what pages of other sites want
 * changed, gives every answer the headers of our own pages, and takes Strapi's CORS headers off it, so that no other
 * site may read one.
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
