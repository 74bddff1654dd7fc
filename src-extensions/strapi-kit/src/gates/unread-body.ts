import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Context, Next } from 'koa';
import { watchForTinyChunks } from '../bodies/read-body.js';

/** How long the rest of a body is read and discarded after the answer, in milliseconds. */
const DISCARD_MS = 5_000;

/**
 * A stream that sends the answer at once and ends when the request does: closing a connection while the client still sends
 * would lose the answer.
 */
export function answerThenDiscard(answer: Buffer, request: IncomingMessage): Readable {
  const stream = new Readable({ read: () => undefined });
  stream.push(answer);
  const isInTinyChunks = watchForTinyChunks(request);
  let discarded = 0;
  const end = () => {
    clearTimeout(limit);
    stream.push(null);
  };
  const discard = (piece: Buffer) => {
    discarded += piece.length;
    if (isInTinyChunks(discarded)) end();
  };
  const limit = setTimeout(end, DISCARD_MS);
  request.once('end', end).once('close', end).on('data', discard);
  if (request.closed) end();
  return stream;
}

function bytesOf(body: unknown): Buffer | null {
  if (body instanceof Buffer) return body;
  if (body === null || body === undefined || body instanceof Readable) return null;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

/**
 * Closes the connection of a request that was answered before its body had arrived. It is the first middleware, so that it
 * is around all others.
 */
export function closeUnreadConnection() {
  return async (context: Context, next: Next): Promise<void> => {
    await next();
    // A body that arrived with the headers is parsed within this turn of the event loop.
    if (!context.req.complete) await nextTurn();
    if (context.req.complete) return;
    context.set('Connection', 'close');
    const answer = context.method === 'HEAD' ? null : bytesOf(context.body);
    if (!answer) return;
    context.body = answerThenDiscard(answer, context.req);
    context.length = answer.length;
  };
}
