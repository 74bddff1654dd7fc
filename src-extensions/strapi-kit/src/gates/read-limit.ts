import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Context, Next } from 'koa';
import { announcesBody } from '../bodies/read-body.js';
import { networkOf } from '../limits/network.js';
import { Semaphore, type SemaphoreLimits } from '../limits/semaphore.js';
import { HttpError } from '../routes/http-error.js';
import { answerHttpErrors } from './send-error.js';

/** One that is under way holds the rows that it has read so far, of a large order half a megabyte. */
const READS: SemaphoreLimits = { total: 32, perHolder: 16, waiting: 250 };

const busy = () =>
  new HttpError(503, 'Too much is being asked for at the moment. Please try again in a few seconds.', {
    retryAfter: 5,
  });

const brokenOff = () => new HttpError(400, 'The request was broken off.');

/**
 * Lets few answers be made at a time, and of one network only some of them: otherwise whoever asks for many long ones at
 * once fills the memory with all of them half made. Nothing is done for a client that went away while it waited.
 * @returns does it in turn; it throws HttpError 503 when too many of the network wait, 400 when the client has left
 */
export function takeTurns(limits = READS) {
  const reads = new Semaphore(limits);
  return async <Result>(network: string, response: ServerResponse, work: () => Promise<Result>): Promise<Result> => {
    const gone = new AbortController();
    const leave = () => gone.abort(brokenOff());
    response.once('close', leave);
    if (response.req.socket.destroyed) leave();
    const release = await reads.acquire(network, gone.signal);
    if (!release) throw busy();
    try {
      return await work();
    } finally {
      response.off('close', leave);
      release();
    }
  };
}

/**
 * A middleware that answers requests without a body in turn ({@link takeTurns}). A stream of events has had its turn once
 * it is open.
 */
export function limitReads(limits = READS) {
  const inTurn = takeTurns(limits);
  return answerHttpErrors(async (context: Context, next: Next): Promise<void> => {
    // A request of this process itself has no connection; one with a body would hold its turn while that comes in.
    if (announcesBody(context.req) || !(context.req.socket instanceof Socket)) {
      await next();
      return;
    }
    await inTurn(networkOf(context.ip), context.res, next);
  });
}
