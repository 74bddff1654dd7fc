import type { Context, Middleware, Next } from 'koa';
import { z } from 'zod';
import { Refusal, toEnvelope } from '../routes/refusal.js';

const HttpFault = z.object({ status: z.number(), expose: z.boolean().optional() });

/** What a body parser or the router throws, said as a sentence; null for a fault of our own. */
export function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error;
  const fault = HttpFault.safeParse(error);
  if (!fault.success || fault.data.status >= 500) return null;
  if (fault.data.status === 413) return new Refusal(413, 'The body is too large.');
  if (fault.data.status === 415) return new Refusal(415, 'The encoding of the body is not understood.');
  if (error instanceof SyntaxError) return new Refusal(400, 'The body is not valid JSON.');
  if (fault.data.status === 400) return new Refusal(400, 'The body could not be read.');
  // Strapi's file server throws these for a path that leads out of its folder; no call of ours does.
  if ([403, 404].includes(fault.data.status)) return new Refusal(404, 'There is no such call.');
  return null;
}

/** Answers with a refusal in the envelope. */
export function refuse(context: Context, refusal: Refusal): void {
  // Reads the rest of the body: otherwise it would be taken for the connection's next request.
  context.req.resume();
  context.status = refusal.status;
  // No cache may keep a refusal: the next attempt may succeed.
  context.set('Cache-Control', 'no-store');
  if (refusal.retryAfter !== null) context.set('Retry-After', String(refusal.retryAfter));
  context.body = toEnvelope(refusal);
}

/**
 * Answers what a middleware outside /api refuses, as the gate before /api does there. What goes wrong once it has let the
 * request through is not its own.
 * @param toRefusal says which of its faults are refusals
 */
export function answerRefusals(guard: Middleware, toRefusal = asRefusal): Middleware {
  return async (context: Context, next: Next) => {
    const request = { isThrough: false };
    try {
      await guard(context, () => {
        request.isThrough = true;
        return next();
      });
    } catch (error) {
      const refusal = request.isThrough ? null : toRefusal(error);
      if (!refusal) throw error;
      refuse(context, refusal);
    }
  };
}
