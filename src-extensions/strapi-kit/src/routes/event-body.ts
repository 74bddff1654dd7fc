import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';

/** The writer waits while more than this is unread, in bytes. */
const MAX_UNREAD = 256 * 1024;
/** A client that reads nothing for so long although data waits is disconnected, in milliseconds. */
const STANDSTILL_MS = 10_000;

/** The body of a stream of server-sent events, with backpressure. */
export class EventBody extends Readable {
  constructor(
    private readonly response: ServerResponse,
    private readonly standstillMs = STANDSTILL_MS,
  ) {
    super();
  }

  // Nothing to read: `write` pushes.
  override _read(): void {
    return;
  }

  /** Bytes that the client has not read yet. */
  #waiting(): number {
    return this.readableLength + this.response.writableLength;
  }

  /** Writes a heartbeat, unless other data waits to be read. */
  writeIfIdle(text: string): void {
    if (!this.destroyed && !this.readableEnded && this.#waiting() === 0) this.push(text);
  }

  /**
   * Writes, and waits while too much is unread.
   * @returns false when the client is gone or was disconnected
   */
  async write(text: string, signal: AbortSignal): Promise<boolean> {
    if (this.destroyed || signal.aborted) return false;
    this.push(text);
    while (this.#waiting() > MAX_UNREAD) if (!(await this.#drained(signal))) return false;
    return true;
  }

  async #drained(signal: AbortSignal): Promise<boolean> {
    const standstill = AbortSignal.timeout(this.standstillMs);
    try {
      await once(this.response, 'drain', { signal: AbortSignal.any([signal, standstill]) });
      return true;
    } catch {
      if (standstill.aborted) this.response.destroy();
      return false;
    }
  }

  /** Ends the answer. */
  finish(): void {
    if (!this.destroyed && !this.readableEnded) this.push(null);
  }
}
