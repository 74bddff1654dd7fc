import { describeError } from '@pickup/strapi-kit';
import { CLAIM_MS, type Outbox } from './outbox.js';
import type { MailRow } from './read-mails.js';
import { readRefusal, type Refused } from './refused.js';

/** How often is looked for mail that another instance left behind, or whose pause is over. In milliseconds. */
const LOOK_MS = 2_000;
/** No attempt takes longer; what a server does with it afterwards is a repeat of the same mail. */
const LONGEST_ATTEMPT_MS = 90_000;
/** A stop waits so long for the mail in hand. */
const GRACE_MS = 5_000;
/** Between attempts to write down what became of a mail. */
const AGAIN_MS = 1_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** @throws Error when it takes too long */
async function within(ms: number, work: Promise<void>): Promise<void> {
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

export interface SenderParts {
  outbox: Outbox;
  /** Makes a mail from what it tells of as that stands, and gives it to the mail server. */
  deliver: (mail: MailRow, now: Date) => Promise<void>;
  warn: (text: string) => void;
}

/**
 * Sends what is due, one mail after the other. What was accepted is marked in one statement; a process that dies before
 * it leaves the mail to be sent again, under the same Message-ID (decision 16).
 */
export class Sender {
  readonly #parts: SenderParts;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #lookAgain = false;
  #stopping = false;
  /** A server that is down is logged once, not for every mail. */
  #isTroubled = false;

  constructor(parts: SenderParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#timer = setInterval(this.wake, LOOK_MS).unref();
    this.wake();
  }

  /** Looks for mail that is due, now or as soon as the mail in hand is done. */
  readonly wake = (): void => {
    if (this.#stopping) return;
    this.#lookAgain = true;
    this.#running ??= this.#run().finally(() => (this.#running = null));
  };

  /** Lets the mail in hand be sent, if that does not take long; the rest stays for the next start. */
  async stop(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#timer);
    if (this.#running) await Promise.race([this.#running, pause(GRACE_MS)]);
  }

  async #run(): Promise<void> {
    while (this.#lookAgain) {
      this.#lookAgain = false;
      try {
        while (await this.#sendNext());
      } catch (error) {
        // The database is away: the timer looks again.
        this.#warnOnce(describeError(error));
      }
    }
  }

  /** @returns false when nothing is due, or nothing more is sent */
  async #sendNext(): Promise<boolean> {
    const { outbox } = this.#parts;
    const mail = this.#stopping ? null : await outbox.claim(new Date());
    if (!mail) return false;
    const refused = await this.#attempt(mail);
    if (!refused) {
      this.#isTroubled = false;
      await this.#writeDown(() => outbox.markSent(mail, new Date()));
      return true;
    }
    this.#warnOnce(`A mail could not be sent: ${refused.said}`);
    await this.#writeDown(() => outbox.markFailed(mail, refused, new Date(), Math.random()));
    return true;
  }

  async #attempt(mail: MailRow): Promise<Refused | null> {
    const { outbox, deliver } = this.#parts;
    const keep = setInterval(() => void outbox.renew(mail, new Date()).catch(() => undefined), CLAIM_MS / 4).unref();
    try {
      await within(LONGEST_ATTEMPT_MS, deliver(mail, new Date()));
      return null;
    } catch (error) {
      return readRefusal(error);
    } finally {
      clearInterval(keep);
    }
  }

  /** Tries until the database is back: what became of a mail must not be forgotten. */
  async #writeDown(mark: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        await mark();
        return;
      } catch (error) {
        if (this.#stopping) throw error;
        this.#warnOnce(describeError(error));
      }
      await pause(AGAIN_MS);
    }
  }

  #warnOnce(text: string): void {
    if (!this.#isTroubled) this.#parts.warn(text);
    this.#isTroubled = true;
  }
}
