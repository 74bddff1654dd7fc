import { API_PREFIX, endpoints } from '@pickup/contract';
import type { Context, Next } from 'koa';
import { z } from 'zod';
import { databaseRefusal } from '../database/database-faults.js';
import { isPicturePath } from '../routes/picture-body.js';
import { Refusal, toEnvelope } from '../routes/refusal.js';

/** Largest body of a call under /api: an order of 50 full lines is below, also in escapes. */
export const MAX_BODY_BYTES = 512 * 1024;

const KNOWN_PATHS = Object.values(endpoints).map(
  ({ path }) => new RegExp(`^${API_PREFIX}${path.replaceAll(/:[a-z]+/gi, '[^/]+')}/?$`, 'i'),
);

const isKnown = (path: string) => KNOWN_PATHS.some((pattern) => pattern.test(path));

const bodyBytes = (context: Context) => Number(context.headers['content-length'] ?? 0);

const hasBody = (context: Context) => bodyBytes(context) > 0 || 'transfer-encoding' in context.headers;

function checkBody(context: Context): void {
  if (!['POST', 'PUT', 'PATCH'].includes(context.method) || !hasBody(context)) return;
  // Its size is checked by `readPicture`, once its sender is known.
  if (context.is('image/*') && isPicturePath(context.path)) return;
  if (!context.is('application/json', 'application/x-www-form-urlencoded')) {
    throw new Refusal(415, 'Send the body as application/json.');
  }
  if (bodyBytes(context) > MAX_BODY_BYTES) {
    throw new Refusal(413, `The body must be at most ${MAX_BODY_BYTES} bytes.`);
  }
}

const HttpFault = z.object({ status: z.number(), expose: z.boolean().optional() });

/** What a body parser or the router throws, said as a sentence; null for a fault of our own. */
function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const fault = HttpFault.safeParse(error);
  if (!fault.success || fault.data.status >= 500) return null;
  if (fault.data.status === 413) return new Refusal(413, `The body must be at most ${MAX_BODY_BYTES} bytes.`);
  if (fault.data.status === 415) return new Refusal(415, 'The encoding of the body is not understood.');
  if (error instanceof SyntaxError) return new Refusal(400, 'The body is not valid JSON.');
  if (fault.data.status === 400) return new Refusal(400, 'The body could not be read.');
  // Strapi's file server throws these for a path that leads out of its folder; no call of ours does.
  if ([403, 404].includes(fault.data.status)) return new Refusal(404, 'There is no such call.');
  return null;
}

/** A fault that is not the visitor's: the log gets what happened, the visitor a sentence that says what to do. */
function ownFault(context: Context, fault: unknown): Refusal {
  context.app.emit('error', fault instanceof Error ? fault : new Error(String(fault)), context);
  return databaseRefusal(fault) ?? new Refusal(500, 'Something went wrong on our side. Please try again later.');
}

function refuse(context: Context, refusal: Refusal): void {
  // Reads the rest of the body: otherwise it would be taken for the connection's next request.
  context.req.resume();
  context.status = refusal.status;
  // No cache may keep a refusal: the next attempt may succeed.
  context.set('Cache-Control', 'no-store');
  if (refusal.retryAfter !== null) context.set('Retry-After', String(refusal.retryAfter));
  context.body = toEnvelope(refusal);
}

/**
 * Stands around everything under /api: refuses bodies that cannot be read and puts every failure into the envelope
 * (ruling 1). It belongs before the body parser.
 */
export function apiGate() {
  return async (context: Context, next: Next): Promise<void> => {
    // Strapi's router ignores case, so this gate does too.
    const path = context.path.toLowerCase();
    if (path !== API_PREFIX && !path.startsWith(`${API_PREFIX}/`)) {
      await next();
      return;
    }
    try {
      checkBody(context);
      await next();
      const unanswered = context.status === 404 && context.body === undefined;
      const wrongMethod = context.status === 405 || context.status === 501;
      if (wrongMethod && isKnown(context.path)) {
        throw new Refusal(405, `${context.path} does not answer ${context.method}.`);
      }
      if (unanswered || wrongMethod) throw new Refusal(404, `There is no call ${context.method} ${context.path}.`);
    } catch (error) {
      refuse(context, asRefusal(error) ?? ownFault(context, error));
    }
  };
}
