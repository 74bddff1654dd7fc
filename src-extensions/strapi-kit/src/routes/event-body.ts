import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** While more than this is unread the writer waits, in bytes. */
const MOST_UNREAD = 256 * 1024;
/** A client that reads nothing for this long although something waits is cut off, in milliseconds. */
const STANDSTILL_MS = 10_000;

/** The body of an answer that is written as things happen. */
export class EventBody extends Readable {
  constructor(
    private readonly response: ServerResponse,
    private readonly standstillMs = STANDSTILL_MS,
  ) {
    super();
  }

  // Nothing to fetch: `write` pushes what happens.
  override _read(): void {
    return;
  }

  /** Bytes that the client has not taken yet. */
  #waiting(): number {
    return this.readableLength + this.response.writableLength;
  }

  /** Writes unless something else waits to be read: for what only shows that the connection lives. */
  writeIfIdle(text: string): void {
    if (!this.destroyed && !this.readableEnded && this.#waiting() === 0) this.push(text);
  }

  /**
   * Writes, and waits while the client is behind.
   * @returns false when the client is gone, or has taken nothing for so long that it is cut off
   */
  async write(text: string, signal: AbortSignal): Promise<boolean> {
    if (this.destroyed || signal.aborted) return false;
    this.push(text);
    while (this.#waiting() > MOST_UNREAD) if (!(await this.#isUniqueViolation(signal))) return false;
    return true;
  }

  async #isUniqueViolation(signal: AbortSignal): Promise<boolean> {
    const standstill = AbortSignal.timeout(this.standstillMs);
    try {
      await once(this.response, 'drain', { signal: AbortSignal.any([signal, standstill]) });
      return true;
    } catch {
      if (standstill.aborted) this.response.destroy();
      return false;
    }
  }

  /** Ends the answer in order. */
  finish(): void {
    if (!this.destroyed && !this.readableEnded) this.push(null);
  }
}
