import { setTimeout as pause } from 'node:timers/promises';
import { describeError } from '@pickup/strapi-kit';
import { describeFailure, type DeliveryFailure } from './delivery-errors.js';
import { CLAIM_MS, type Outbox, type QueuedRow } from './outbox.js';

/** How often the outbox is checked for what is due again, or that another instance left behind; in milliseconds. */
const POLL_MS = 2_000;
/** How long one attempt may take, in milliseconds. A server that accepts a mail later gets it twice, under one Message-ID. */
const ATTEMPT_TIMEOUT_MS = 90_000;
/** How long a stop waits for the message that is being sent, in milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 5_000;
/** Between attempts to store the result of an attempt, in milliseconds. */
const STORE_RETRY_MS = 1_000;

/** @throws Error when it takes too long */
async function withTimeout(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The server took too long.')), ms);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

export interface OutboxWorkerOptions<Row extends QueuedRow> {
  outbox: Pick<Outbox<Row>, 'claim' | 'renew' | 'markSent' | 'markFailed'>;
  /** What is sent, as a warning names it: `mail`. */
  what: string;
  /** How many are sent at the same time. */
  atOnce: number;
  /** Composes a message from the current state of its order and hands it to the server that delivers it. */
  deliver: (row: Row, now: Date) => Promise<void>;
  warn: (text: string) => void;
}

/**
 * Sends due messages, the longest due first, so many at a time. An accepted message is marked as sent afterwards: when the
 * process dies in between, it is sent again under the same name, by which its reader's program knows it (product.md, Mail).
 */
export class OutboxWorker<Row extends QueuedRow> {
  readonly #parts: OutboxWorkerOptions<Row>;
  #timer: NodeJS.Timeout | undefined;
  readonly #running = new Set<Promise<void>>();
  #hasWork = false;
  #stopping = false;
  /** A server that is down is logged once, not for every message. */
  #isFailing = false;

  constructor(parts: OutboxWorkerOptions<Row>) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(this.wake, POLL_MS).unref();
    this.wake();
  }

  /** Checks for due messages, now or after one that is being sent. */
  readonly wake = (): void => {
    if (this.#stopping) return;
    this.#hasWork = true;
    if (!this.#hasRoom()) return;
    const running = this.#run().finally(() => this.#running.delete(running));
    this.#running.add(running);
  };

  /** Waits a moment for what is being sent; the rest is sent after the next start. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#timer);
    const allSent = Promise.all(this.#running);
    await Promise.race([allSent, pause(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
  }

  #hasRoom(): boolean {
    return this.#running.size < this.#parts.atOnce;
  }

  async #run(): Promise<void> {
    while (this.#hasWork) {
      this.#hasWork = false;
      try {
        while (await this.#sendNext());
      } catch (error) {
        // The database is unavailable; the timer tries again.
        this.#warnOnce(describeError(error));
      }
    }
  }

  /** @returns false when nothing is due, or nothing more is sent */
  async #sendNext(): Promise<boolean> {
    const { outbox, what } = this.#parts;
    const row = this.#stopping ? null : await outbox.claim(new Date());
    if (!row) return false;
    // The next one does not wait for this one.
    if (this.#hasRoom()) this.wake();
    const failure = await this.#attempt(row);
    if (!failure) {
      this.#isFailing = false;
      await this.#storeResult(() => outbox.markSent(row, new Date()));
      return true;
    }
    this.#warnOnce(`A ${what} could not be sent: ${failure.message}`);
    await this.#storeResult(() => outbox.markFailed(row, failure, new Date(), Math.random()));
    return true;
  }

  async #attempt(row: Row): Promise<DeliveryFailure | null> {
    const { outbox, deliver } = this.#parts;
    const renewal = setInterval(() => void outbox.renew(row, new Date()).catch(() => undefined), CLAIM_MS / 4).unref();
    try {
      await withTimeout(ATTEMPT_TIMEOUT_MS, deliver(row, new Date()));
      return null;
    } catch (error) {
      return describeFailure(error);
    } finally {
      clearInterval(renewal);
    }
  }

  /** Retries until the database is available, so that the result of an attempt is not lost. */
  async #storeResult(mark: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        await mark();
        return;
      } catch (error) {
        if (this.#stopping) throw error;
        this.#warnOnce(describeError(error));
      }
      await pause(STORE_RETRY_MS, undefined, { ref: false });
    }
  }

  #warnOnce(text: string): void {
    if (!this.#isFailing) this.#parts.warn(text);
    this.#isFailing = true;
  }
}
