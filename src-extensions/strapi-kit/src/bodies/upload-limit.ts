import type { Context, Next } from 'koa';
import { z } from 'zod';
import { HttpError } from '../routes/http-error.js';

/** How many may hold the semaphore at once; the others wait. */
export interface SemaphoreLimits {
  total: number;
  /** Of one account. */
  perAccount: number;
  /** How many may wait. */
  waiting: number;
}

interface Waiting {
  account: string;
  begin: () => void;
}

/** A counting semaphore with a limit for each account, first come first served. */
export class Semaphore {
  readonly #held: string[] = [];
  #waiting: Waiting[] = [];

  constructor(private readonly limits: SemaphoreLimits) {}

  /**
   * @param signal ends the waiting, which then rejects with its reason
   * @returns the function that releases it; null when too many wait already
   */
  async acquire(account: string, signal: AbortSignal): Promise<(() => void) | null> {
    signal.throwIfAborted();
    if (!this.#isFree(account)) {
      if (this.#waiting.length >= this.limits.waiting) return null;
      await this.#wait(account, signal);
    } else this.#held.push(account);
    let isReleased = false;
    return () => {
      if (isReleased) return;
      isReleased = true;
      this.#release(account);
    };
  }

  #isFree(account: string): boolean {
    const ofAccount = this.#held.filter((each) => each === account).length;
    return this.#held.length < this.limits.total && ofAccount < this.limits.perAccount;
  }

  #wait(account: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const abandon = () => {
        this.#waiting = this.#waiting.filter((each) => each !== waiting);
        reject(signal.reason instanceof Error ? signal.reason : new Error('The wait was aborted'));
      };
      const waiting: Waiting = {
        account,
        begin: () => {
          signal.removeEventListener('abort', abandon);
          resolve();
        },
      };
      this.#waiting.push(waiting);
      signal.addEventListener('abort', abandon, { once: true });
    });
  }

  #release(account: string): void {
    this.#held.splice(this.#held.indexOf(account), 1);
    const next = this.#waiting.find((each) => this.#isFree(each.account));
    if (!next) return;
    this.#waiting = this.#waiting.filter((each) => each !== next);
    this.#held.push(next.account);
    next.begin();
  }
}

/** A file takes up to 20 MB of memory or disk, and a browser sends many at once when many are dropped on it. */
const uploads = new Semaphore({ total: 4, perAccount: 3, waiting: 100 });

/** An upload that sends nothing for so long is cut off, in milliseconds, because others wait for it. */
const STALLED_MS = 20_000;

/** Who uploads: the owner, or an account of the raw panel. */
const Account = z.union([
  z.object({ actor: z.object({ id: z.string() }) }).transform(({ actor }) => `owner ${actor.id}`),
  z.object({ user: z.object({ id: z.union([z.string(), z.number()]) }) }).transform(({ user }) => `panel ${user.id}`),
]);

const busy = () =>
  new HttpError(503, 'Too many files are being sent. Please try again in a few seconds.', { retryAfter: 5 });

function cutOffWhenStalled({ req }: Context): void {
  const { socket } = req;
  const usual = socket.timeout ?? 0;
  const restore = () => socket.setTimeout(usual);
  socket.setTimeout(STALLED_MS);
  req.once('end', restore).once('close', restore);
}

/**
 * A middleware of routes that take files, after access has been checked: few uploads run at once, and nothing is read from
 * those that wait.
 * @throws HttpError 503 when too many wait, 400 for a client that went away
 */
export async function limitUploads(context: Context, next: Next): Promise<void> {
  const account = Account.parse(context.state);
  const gone = new AbortController();
  const leave = () => gone.abort(new HttpError(400, 'The file did not arrive whole. Please send it again.'));
  context.req.once('close', leave);
  if (context.req.closed) leave();
  const release = await uploads.acquire(account, gone.signal);
  if (!release) throw busy();
  try {
    cutOffWhenStalled(context);
    await next();
  } finally {
    context.req.off('close', leave);
    release();
  }
}
