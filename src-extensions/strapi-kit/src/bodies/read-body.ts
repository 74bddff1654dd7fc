import type { IncomingMessage } from 'node:http';
import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { networkOf } from '../limits/network.js';
import { answerInTurn } from '../limits/turns.js';
import { HttpError } from '../routes/http-error.js';
import { ByteBudget, type Charge, UNFINISHED_BODIES } from './byte-budget.js';

/** How long a body may take to arrive, in milliseconds; even a modem sends the largest body within it. */
const BODY_TIMEOUT_MS = 20_000;

export interface BufferOptions {
  maxBytes: number;
  budget: ByteBudget;
  /** The sender, as the budget distinguishes them. */
  sender: string;
  timeoutMs?: number;
}

/** What Node reads from a connection ahead of its parser, in bytes. */
const READ_AHEAD_BYTES = 64 * 1024;

/**
 * Detects a body that is sent in chunks of about one byte: each costs its sender six bytes, and the parser thousands of
 * instructions.
 * @returns whether the body so far is such a one, given how many bytes of it have been read
 */
export function watchForTinyChunks({ socket }: IncomingMessage): (bodyBytes: number) => boolean {
  const before = socket.bytesRead;
  return (bodyBytes) => socket.bytesRead - before > 2 * bodyBytes + READ_AHEAD_BYTES;
}

const announcedBytes = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0);

/** Whether the headers of a request announce a body. */
export const announcesBody = (request: IncomingMessage): boolean =>
  announcedBytes(request) > 0 || 'transfer-encoding' in request.headers;

const tooLarge = (maxBytes: number) => new HttpError(413, `The body must be at most ${maxBytes} bytes.`);

const tooMuchAtOnce = () =>
  new HttpError(503, 'Too much is being sent at the moment. Please try again in a few seconds.', { retryAfter: 5 });

const tooSlow = () => new HttpError(408, 'The request took too long to come in. Please send it again.');

const brokenOff = () => new HttpError(400, 'The body could not be read.');

/** Joins chunks into one buffer: kept by itself, a chunk of one byte would take a hundred. */
class GrowingBuffer {
  #buffer = Buffer.alloc(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Allocated bytes. */
  get allocated(): number {
    return this.#buffer.length;
  }

  add(piece: Buffer, maxBytes: number): void {
    const length = this.#length + piece.length;
    if (length > this.#buffer.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(length, Math.min(2 * this.#buffer.length, maxBytes)));
      this.#buffer.copy(larger, 0, 0, this.#length);
      this.#buffer = larger;
    }
    piece.copy(this.#buffer, this.#length);
    this.#length = length;
  }

  all(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }
}

/**
 * Waits for the whole body of a request and leaves it in the request for the parser, so that no parser waits for a body
 * that never completes. Nothing may have been read from the request before.
 * @returns false for an empty body
 * @throws HttpError 413 for more than `maxBytes`, as soon as that is known; 408 after the timeout; 503 when the budget is
 * spent; 400 when the connection breaks
 */
export async function bufferBody(request: IncomingMessage, options: BufferOptions): Promise<boolean> {
  const { maxBytes, budget, sender, timeoutMs = BODY_TIMEOUT_MS } = options;
  if (announcedBytes(request) > maxBytes) throw tooLarge(maxBytes);
  if (request.complete) {
    // It arrived together with the headers, as nearly all do.
    if (request.readableLength > maxBytes) throw tooLarge(maxBytes);
    return request.readableLength > 0;
  }
  if (request.closed) throw brokenOff();
  const collected = new GrowingBuffer();
  const isInTinyChunks = watchForTinyChunks(request);
  await new Promise<void>((resolve, reject) => {
    let charge: Charge | null = null;
    let isSettled = false;
    const settle = (error?: HttpError) => {
      isSettled = true;
      clearTimeout(deadline);
      charge?.end();
      request.off('readable', take).off('close', breakOff).off('error', breakOff);
      if (error) reject(error);
      else resolve();
    };
    const breakOff = () => settle(brokenOff());
    const take = () => {
      for (let piece: unknown = request.read(); piece instanceof Buffer; piece = request.read()) {
        if (collected.length + piece.length > maxBytes) {
          settle(tooLarge(maxBytes));
          return;
        }
        collected.add(piece, maxBytes);
      }
      if (isInTinyChunks(collected.length)) {
        settle(brokenOff());
        // Without an answer, because the rest would have to be parsed before it could be sent.
        request.destroy();
      } else charge?.hold(collected.allocated);
      // The budget may have rejected it.
      if (isSettled || !request.complete) return;
      settle();
      // In the same tick: afterwards the request has ended and takes nothing back.
      if (collected.length > 0) request.unshift(collected.all());
    };
    const deadline = setTimeout(() => settle(tooSlow()), timeoutMs);
    charge = budget.begin(sender, () => settle(tooMuchAtOnce()));
    request.on('readable', take).on('close', breakOff).on('error', breakOff);
  });
  return collected.length > 0;
}

/** Shared by all routes of this process. */
const budget = new ByteBudget(UNFINISHED_BODIES);

export interface ReadBodyConfig {
  maxBytes: number;
}

/** The name under which the application registers {@link readBody}: Strapi finds route middlewares by name. */
export const BODY_MIDDLEWARE = 'global::read-body';

/**
 * A route middleware that reads a JSON or form body after access has been checked. Strapi itself would read every body
 * before it knows the sender, or whether the call exists.
 */
export function readBody({ maxBytes }: ReadBodyConfig, { strapi }: { strapi: Core.Strapi }) {
  const limits = { jsonLimit: maxBytes, formLimit: maxBytes, jsonStrict: true, text: false, multipart: false };
  const parse = strapi.middleware('strapi::body')(limits, { strapi });
  return async (context: Context, next: Next): Promise<unknown> => {
    if (!announcesBody(context.req)) return next();
    const isThere = await bufferBody(context.req, { maxBytes, budget, sender: networkOf(context.ip) });
    // The request has ended already, and a parser would wait for its end.
    const read = isThere ? parse : null;
    return answerInTurn(networkOf(context.ip), context.res, async () => {
      await (read ? read(context, next) : next());
    });
  };
}
