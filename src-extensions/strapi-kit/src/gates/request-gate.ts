import type { Context, Next } from 'koa';
import { Refusal, toEnvelope } from '../routes/refusal.js';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** What nothing here can read; the parts behind would take it for a fault of their own, and answer 5xx. */
function findRefusal(context: Context): Refusal | null {
  if (!METHODS.includes(context.method)) return new Refusal(405, `Nothing here answers ${context.method}.`);
  const encoding = context.get('content-encoding');
  if (!['', 'identity'].includes(encoding)) return new Refusal(415, 'The encoding of the body is not understood.');
  return null;
}

/** Opened by itself, an upload is a document of this site: it may do nothing, whatever it was taken for when it came. */
const UPLOADS = /^\/uploads\//i;
/** A day, in seconds: a new picture has a new address, but a developer may replace one in the raw panel, where it is. */
const UPLOAD_CACHING = 'public, max-age=86400';
const UPLOAD_POLICY = "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox";

/**
 * The first of all gates: lets through what something behind it can read. No other site may read an answer: Strapi's
 * CORS says so to those that name themselves, and allows the rest.
 */
export function requestGate() {
  return async (context: Context, next: Next): Promise<void> => {
    const refusal = findRefusal(context);
    if (refusal) {
      context.req.resume();
      context.status = refusal.status;
      if (refusal.status === 405) context.set('Allow', METHODS.join(', '));
      context.body = toEnvelope(refusal);
    } else {
      await next();
    }
    if (UPLOADS.test(context.path)) {
      context.set('Content-Security-Policy', UPLOAD_POLICY);
      if (context.status === 200) context.set('Cache-Control', UPLOAD_CACHING);
    }
    Object.keys(context.response.headers)
      .filter((name) => name.startsWith('access-control-'))
      .forEach((name) => context.remove(name));
  };
}
