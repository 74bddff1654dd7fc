import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { HttpError } from '../routes/http-error.js';
import { FairQueue } from './fair-queue.js';
import { networkOfRequest } from './network.js';
import { Semaphore, type SemaphoreLimits } from './semaphore.js';

/** One that is under way holds the rows that it has read so far, of a large order half a megabyte. */
const ANSWERS: SemaphoreLimits = { total: 32, perHolder: 16, waiting: 250 };

const busy = () =>
  new HttpError(503, 'Too much is being asked for at the moment. Please try again in a few seconds.', {
    retryAfter: 5,
  });

const brokenOff = () => new HttpError(400, 'The request was broken off.');

/** Does work for a network (`networkOf`) in its turn. @throws HttpError 503 when too many of the network wait, 400 when the client has left */
export type InTurn = <Result>(
  network: string,
  response: ServerResponse,
  work: () => Promise<Result>,
) => Promise<Result>;

/** What goes to Strapi, and what begins there: its router and middlewares alone take most of a millisecond. */
const queue = new FairQueue();

/** A request of this process itself has no connection. */
export const isFromNetwork = ({ socket }: IncomingMessage): boolean => socket instanceof Socket;

/** Begins to work on a request in the rotation of all networks, unless its client has left meanwhile; on one of our own at once. */
export function enterInRotation(request: IncomingMessage, isProxied: boolean, begin: () => void): void {
  if (!isFromNetwork(request)) {
    begin();
    return;
  }
  queue.add(networkOfRequest(request, isProxied), () => {
    if (!request.socket.destroyed) begin();
  });
}

/**
 * Lets few answers be made at a time, and of one network only some of them: otherwise whoever asks for many long ones at
 * once fills the memory with all of them half made. Each begins in the rotation of all networks. Nothing is done for a client that went away while it waited.
 */
export function takeTurns(limits = ANSWERS): InTurn {
  const answers = new Semaphore(limits);
  return async (network, response, work) => {
    const gone = new AbortController();
    const leave = () => gone.abort(brokenOff());
    response.once('close', leave);
    if (response.req.socket.destroyed) leave();
    const release = await answers.acquire(network, gone.signal);
    if (!release) throw busy();
    try {
      await queue.turn(network);
      gone.signal.throwIfAborted();
      return await work();
    } finally {
      response.off('close', leave);
      release();
    }
  };
}

/** The turns of all that Strapi answers: with a body, once that has been read. */
export const answerInTurn: InTurn = takeTurns();
