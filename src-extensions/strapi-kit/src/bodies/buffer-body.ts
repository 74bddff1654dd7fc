import type { IncomingMessage } from 'node:http';
import { HttpError } from '../routes/http-error.js';
import type { BodyBudget, Charge } from './body-budget.js';

/** How long the body of a call may take to come in, in milliseconds: 20 s, in which a modem sends the fullest order. */
const BODY_MS = 20_000;

export interface BodyTerms {
  maxBytes: number;
  budget: BodyBudget;
  /** Whose body it is, as the budget tells senders apart. */
  sender: string;
  /** In milliseconds. */
  timeoutMs?: number;
}

/** What is read of a connection at once: so much may have come that is not taken apart yet, in bytes. */
const READ_AHEAD_BYTES = 64 * 1024;

/**
 * Tells a body that is sent in chunks of hardly a byte: each costs its sender six bytes, and whoever takes them apart
 * thousands of instructions.
 * @returns whether what came since is such a body, asked with how many of its bytes have been read
 */
export function watchForTinyChunks({ socket }: IncomingMessage): (bodyBytes: number) => boolean {
  const before = socket.bytesRead;
  return (bodyBytes) => socket.bytesRead - before > 2 * bodyBytes + READ_AHEAD_BYTES;
}

const announcedBytes = ({ headers }: IncomingMessage) => Number(headers['content-length'] ?? 0);

/** Whether a request has a body, as far as its head tells. */
export const announcesBody = (request: IncomingMessage): boolean =>
  announcedBytes(request) > 0 || 'transfer-encoding' in request.headers;

const tooLarge = (maxBytes: number) => new HttpError(413, `The body must be at most ${maxBytes} bytes.`);

const tooMuchAtOnce = () =>
  new HttpError(503, 'Too much is being sent at the moment. Please try again in a few seconds.', { retryAfter: 5 });

const tooSlow = () => new HttpError(408, 'The request took too long to come in. Please send it again.');

const brokenOff = () => new HttpError(400, 'The body could not be read.');

/** Bytes that come in pieces, held as one: a piece of one byte would otherwise take a hundred. */
class Collected {
  #buffer = Buffer.alloc(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  /** Bytes of memory it takes. */
  get held(): number {
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
 * Waits until the whole body of a request is there, and leaves it in the request for whoever parses it: a body that is
 * never finished reaches no parser. It must not have been read from before.
 * @returns false where the body turned out to be empty
 * @throws HttpError 413 for more than `maxBytes`, as soon as that shows; 408 for one that takes too long; 503 for one that
 * is given up because too much is under way; 400 for one that breaks off
 */
export async function bufferBody(request: IncomingMessage, terms: BodyTerms): Promise<boolean> {
  const { maxBytes, budget, sender, timeoutMs = BODY_MS } = terms;
  if (announcedBytes(request) > maxBytes) throw tooLarge(maxBytes);
  if (request.complete) {
    // It came together with its head, as nearly all do.
    if (request.readableLength > maxBytes) throw tooLarge(maxBytes);
    return request.readableLength > 0;
  }
  if (request.closed) throw brokenOff();
  const collected = new Collected();
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
        // Without an answer: what else has come would be taken apart before it.
        request.destroy();
      } else charge?.hold(collected.held);
      // Counting it may have given it up.
      if (isSettled || !request.complete) return;
      settle();
      // At once: after this turn the request would have ended, and take nothing back.
      if (collected.length > 0) request.unshift(collected.all());
    };
    const deadline = setTimeout(() => settle(tooSlow()), timeoutMs);
    charge = budget.begin(sender, () => settle(tooMuchAtOnce()));
    request.on('readable', take).on('close', breakOff).on('error', breakOff);
  });
  return collected.length > 0;
}
