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
 * A middleware that answers few requests without a body at a time, and of one network only some of them: otherwise whoever asks
 * for many long answers at once fills the memory with all of them half made. Nothing is done for a client that went away
 * while it waited. A stream of events has had its turn once it is open.
 * @returns it; it answers 503 when too many of a network wait
 */
export function limitReads(limits = READS) {
  const reads = new Semaphore(limits);
  return answerHttpErrors(async (context: Context, next: Next): Promise<void> => {
    // A request of this process itself has no connection; one with a body would hold its turn while that comes in.
    if (announcesBody(context.req) || !(context.req.socket instanceof Socket)) {
      await next();
      return;
    }
    const gone = new AbortController();
    const leave = () => gone.abort(brokenOff());
    context.res.once('close', leave);
    if (context.req.socket.destroyed) leave();
    const release = await reads.acquire(networkOf(context.ip), gone.signal);
    if (!release) throw busy();
    try {
      await next();
    } finally {
      context.res.off('close', leave);
      release();
    }
  });
}
