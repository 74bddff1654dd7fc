import type { Context, Middleware, Next } from 'koa';
import { z } from 'zod';
import { HttpError, toErrorEnvelope } from '../routes/http-error.js';

const HttpFault = z.object({ status: z.number(), expose: z.boolean().optional() });

/** What a body parser or the router throws, as an answer with a sentence; null for a fault of the server. */
export function asHttpError(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  const fault = HttpFault.safeParse(error);
  if (!fault.success || fault.data.status >= 500) return null;
  if (fault.data.status === 413) return new HttpError(413, 'The body is too large.');
  if (fault.data.status === 415) return new HttpError(415, 'The encoding of the body is not understood.');
  if (error instanceof SyntaxError) return new HttpError(400, 'The body is not valid JSON.');
  if (fault.data.status === 400) return new HttpError(400, 'The body could not be read.');
  // Strapi's file server throws these for a path that leads out of its folder; no call of ours does.
  if ([403, 404].includes(fault.data.status)) return new HttpError(404, 'There is no such call.');
  return null;
}

/** Answers with an error in the envelope. */
export function sendError(context: Context, error: HttpError): void {
  // Reads the rest of the body: otherwise it would be taken for the connection's next request.
  context.req.resume();
  context.status = error.status;
  // No cache may keep an error: the next attempt may succeed.
  context.set('Cache-Control', 'no-store');
  if (error.retryAfter !== null) context.set('Retry-After', String(error.retryAfter));
  context.body = toErrorEnvelope(error);
}

/**
 * Sends the errors of a middleware outside /api in the envelope, as the API gate does for /api. An error that is thrown
 * after the middleware has called `next` belongs to whatever comes behind it, and is thrown on.
 * @param toHttpError turns what was thrown into an answer; null for a fault of the server
 */
export function answerHttpErrors(guard: Middleware, toHttpError = asHttpError): Middleware {
  return async (context: Context, next: Next) => {
    const request = { isThrough: false };
    try {
      await guard(context, () => {
        request.isThrough = true;
        return next();
      });
    } catch (fault) {
      const error = request.isThrough ? null : toHttpError(fault);
      if (!error) throw fault;
      sendError(context, error);
    }
  };
}
