import { setTimeout as pause } from 'node:timers/promises';
import { describeError } from '@pickup/strapi-kit';
import { describeFailure, type DeliveryFailure } from './delivery-errors.js';
import type { MailRow } from './mails.js';
import { CLAIM_MS, type Outbox } from './outbox.js';

/** How often the outbox is checked for mail that is due again, or that another instance left behind; in milliseconds. */
const POLL_MS = 2_000;
/** How long one attempt may take, in milliseconds. A server that accepts the mail later gets it twice, under one Message-ID. */
const ATTEMPT_TIMEOUT_MS = 90_000;
/** How long a stop waits for the mail that is being sent, in milliseconds. */
const SHUTDOWN_TIMEOUT_MS = 5_000;
/** Between attempts to store the result of an attempt, in milliseconds. */
const STORE_RETRY_MS = 1_000;

/** @throws Error when it takes too long */
async function withTimeout(ms: number, work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The mail server took too long.')), ms);
  });
  try {
    await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}

export interface MailWorkerOptions {
  outbox: Outbox;
  /** Composes a mail from the current state of its order and hands it to the mail server. */
  deliver: (mail: MailRow, now: Date) => Promise<void>;
  warn: (text: string) => void;
}

/**
 * Sends due mail, one after the other. An accepted mail is marked as sent afterwards: when the process dies in between,
 * the mail is sent again under the same Message-ID (product.md, Mail).
 */
export class MailWorker {
  readonly #parts: MailWorkerOptions;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #hasWork = false;
  #stopping = false;
  /** A mail server that is down is logged once, not for every mail. */
  #isFailing = false;

  constructor(parts: MailWorkerOptions) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(this.wake, POLL_MS).unref();
    this.wake();
  }

  /** Checks for due mail, now or after the mail that is being sent. */
  readonly wake = (): void => {
    if (this.#stopping) return;
    this.#hasWork = true;
    this.#running ??= this.#run().finally(() => (this.#running = null));
  };

  /** Waits a moment for the mail that is being sent; the rest is sent after the next start. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#timer);
    if (this.#running) await Promise.race([this.#running, pause(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
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
    const { outbox } = this.#parts;
    const mail = this.#stopping ? null : await outbox.claim(new Date());
    if (!mail) return false;
    const failure = await this.#attempt(mail);
    if (!failure) {
      this.#isFailing = false;
      await this.#storeResult(() => outbox.markSent(mail, new Date()));
      return true;
    }
    this.#warnOnce(`A mail could not be sent: ${failure.message}`);
    await this.#storeResult(() => outbox.markFailed(mail, failure, new Date(), Math.random()));
    return true;
  }

  async #attempt(mail: MailRow): Promise<DeliveryFailure | null> {
    const { outbox, deliver } = this.#parts;
    const renewal = setInterval(() => void outbox.renew(mail, new Date()).catch(() => undefined), CLAIM_MS / 4).unref();
    try {
      await withTimeout(ATTEMPT_TIMEOUT_MS, deliver(mail, new Date()));
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
