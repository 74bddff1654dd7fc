import { databaseUnavailable, describeError, type Sql } from '@pickup/strapi-kit';
import { presentEvents, presentReady, type BoardEvent } from './board-events.js';
import { REFRESH_MS, newBoard, markBoardsSeen } from './board-presence.js';
import { isKept, readEventsAfter, readSnapshot } from './event-rows.js';
import { Inbox } from './inbox.js';

/** Events that wait for a board which does not read; with more it is cut off, and comes back for them. */
const MOST_WAITING = 1000;

export interface HubOptions {
  sql: Sql;
  /** How long something may stay unheard that nobody has woken the hub for, in milliseconds. */
  lookEveryMs: number;
  /** Wakes the hub from outside this process. @returns stops that */
  listen: (wake: () => void) => () => void;
  warn: (message: string) => void;
}

/**
 * Tells the boards that are connected to this process what happens to orders. It reads the events once for all of them,
 * when it is woken and every now and then; with no board it does nothing.
 */
export class Hub {
  readonly #boards = new Map<string, Inbox<BoardEvent>>();
  /** Up to where the events have been told. */
  #told = 0;
  #started: Promise<void> | null = null;
  #stop: () => void = () => undefined;
  #isTelling = false;
  #wasWoken = false;

  constructor(private readonly options: HubOptions) {}

  /** Something may have happened: to be called after a commit. */
  wake = (): void => {
    if (this.#boards.size === 0) return;
    this.#wasWoken = true;
    if (!this.#isTelling) void this.#tell();
  };

  /**
   * What one board hears until the signal: all after the event it has heard last, then `ready`, then what happens.
   * @param lastEventId null for a board that has heard nothing; one that is no place in the stream any more is the same
   */
  async *connect(lastEventId: number | null, signal: AbortSignal): AsyncGenerator<BoardEvent> {
    const board = newBoard();
    const inbox = new Inbox<BoardEvent>(MOST_WAITING);
    const leave = () => inbox.close();
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    try {
      // The inbox is there before the snapshot is read, so nothing is missed; what is in both is told once.
      await this.#join(board, inbox);
      const { sql } = this.options;
      const snapshot = await readSnapshot(sql);
      const { newest } = snapshot;
      if (lastEventId !== null && isKept(lastEventId, snapshot)) yield* this.#between(lastEventId, newest);
      yield await presentReady(sql, newest, snapshot.unopened);
      let heard = newest;
      for await (const event of inbox.read()) {
        if (Number(event.id) <= heard) continue;
        heard = Number(event.id);
        yield event;
      }
    } finally {
      signal.removeEventListener('abort', leave);
      await this.#part(board);
    }
  }

  /** Ends what is told to every board. */
  close(): void {
    for (const inbox of this.#boards.values()) inbox.close();
  }

  async *#between(after: number, upTo: number): AsyncGenerator<BoardEvent> {
    for (let heard = after; ;) {
      const rows = await readEventsAfter(this.options.sql, heard, upTo);
      const last = rows.at(-1);
      if (!last) return;
      yield* await presentEvents(this.options.sql, rows);
      heard = last.id;
    }
  }

  async #join(board: string, inbox: Inbox<BoardEvent>): Promise<void> {
    this.#boards.set(board, inbox);
    this.#started ??= this.#start();
    await this.#started;
    await this.#markSeen([board]);
  }

  async #part(board: string): Promise<void> {
    this.#boards.delete(board);
    if (this.#boards.size === 0) {
      this.#stop();
      this.#started = null;
    }
    await this.#markSeen([board]);
  }

  async #start(): Promise<void> {
    const look = setInterval(this.wake, this.options.lookEveryMs);
    const refresh = setInterval(() => void this.#markSeen([...this.#boards.keys()]), REFRESH_MS);
    const stopListening = this.options.listen(this.wake);
    this.#stop = () => {
      clearInterval(look);
      clearInterval(refresh);
      stopListening();
    };
    const { newest } = await readSnapshot(this.options.sql);
    this.#told = Math.max(this.#told, newest);
  }

  async #markSeen(boards: readonly string[]): Promise<void> {
    try {
      await markBoardsSeen(this.options.sql, boards, new Date());
    } catch (error) {
      this.#warn(error);
    }
  }

  async #tell(): Promise<void> {
    this.#isTelling = true;
    try {
      await this.#started;
      while (this.#wasWoken && this.#boards.size > 0) {
        this.#wasWoken = false;
        await this.#tellNews();
      }
    } catch (error) {
      // The next look begins where this one broke off.
      this.#warn(error);
    } finally {
      this.#isTelling = false;
    }
  }

  async #tellNews(): Promise<void> {
    for (;;) {
      const rows = await readEventsAfter(this.options.sql, this.#told);
      const last = rows.at(-1);
      if (!last) return;
      const events = await presentEvents(this.options.sql, rows);
      for (const inbox of this.#boards.values()) inbox.put(events);
      this.#told = last.id;
    }
  }

  /** While the database is away, the calls that need it report it. */
  #warn(error: unknown): void {
    if (!databaseUnavailable(error)) this.options.warn(`The boards could not be told: ${describeError(error)}`);
  }
}
