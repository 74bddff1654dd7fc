import { changeFeedOf, databaseUnavailable, describeError, perStrapi, type Sql, sqlOf } from '@pickup/strapi-kit';
import { EVENTS_CHANNEL } from '../triggers/order-events-postgres.js';
import { AsyncQueue } from './async-queue.js';
import { markBoardsSeen, newBoardId, REFRESH_MS } from './board-presence.js';
import {
  type BoardEvent,
  isKept,
  presentEvents,
  presentReady,
  readEventsAfter,
  readBoardSnapshot,
} from './order-events.js';

/** Unread events of one board; with more it is disconnected, and resumes when it connects again. */
const MAX_UNREAD_EVENTS = 1000;

export interface BrokerOptions {
  sql: Sql;
  /** How often the events are read although nothing woke the broker, in milliseconds. */
  pollMs: number;
  /** Calls `wake` for events of other processes. @returns stops that */
  listen: (wake: () => void) => () => void;
  warn: (message: string) => void;
}

/**
 * Sends order events to the boards that are connected to this process. It reads new events once for all boards, when it
 * is woken and at an interval; without a board it does nothing.
 */
export class OrderEventBroker {
  readonly #boards = new Map<string, AsyncQueue<BoardEvent>>();
  /** The id of the last event that was sent to the boards. */
  #lastEventId = 0;
  #started: Promise<void> | null = null;
  #stop: () => void = () => undefined;
  #isPublishing = false;
  #wasWoken = false;

  constructor(private readonly options: BrokerOptions) {}

  /** To be called after a commit: there may be new events. */
  wake = (): void => {
    if (this.#boards.size === 0) return;
    this.#wasWoken = true;
    if (!this.#isPublishing) void this.#publish();
  };

  /**
   * The events of one board until the signal: those it has missed, then `ready`, then new ones as they happen.
   * @param lastEventId the last event the board has received; null, or one that is no longer kept, for a new board
   */
  async *connect(lastEventId: number | null, signal: AbortSignal): AsyncGenerator<BoardEvent> {
    const board = newBoardId();
    const queue = new AsyncQueue<BoardEvent>(MAX_UNREAD_EVENTS);
    const leave = () => queue.close();
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    try {
      // The queue exists before the snapshot is read, so that no event is missed; those in both are sent once, by their id.
      await this.#join(board, queue);
      const { sql } = this.options;
      const snapshot = await readBoardSnapshot(sql);
      const { newest } = snapshot;
      if (lastEventId !== null && isKept(lastEventId, snapshot)) yield* this.#missedEvents(lastEventId, newest);
      yield await presentReady(sql, newest, snapshot.unopened);
      let sent = newest;
      for await (const event of queue.read()) {
        if (Number(event.id) <= sent) continue;
        sent = Number(event.id);
        yield event;
      }
    } finally {
      signal.removeEventListener('abort', leave);
      await this.#leave(board);
    }
  }

  /** Disconnects every board. */
  close(): void {
    for (const queue of this.#boards.values()) queue.close();
  }

  async *#missedEvents(after: number, upTo: number): AsyncGenerator<BoardEvent> {
    for (let sent = after; ;) {
      const rows = await readEventsAfter(this.options.sql, sent, upTo);
      const last = rows.at(-1);
      if (!last) return;
      yield* await presentEvents(this.options.sql, rows);
      sent = last.id;
    }
  }

  async #join(board: string, queue: AsyncQueue<BoardEvent>): Promise<void> {
    this.#boards.set(board, queue);
    this.#started ??= this.#start();
    await this.#started;
    await this.#markSeen([board]);
  }

  async #leave(board: string): Promise<void> {
    this.#boards.delete(board);
    if (this.#boards.size === 0) {
      this.#stop();
      this.#started = null;
    }
    await this.#markSeen([board]);
  }

  async #start(): Promise<void> {
    const poll = setInterval(this.wake, this.options.pollMs);
    const refresh = setInterval(() => void this.#markSeen([...this.#boards.keys()]), REFRESH_MS);
    const stopListening = this.options.listen(this.wake);
    this.#stop = () => {
      clearInterval(poll);
      clearInterval(refresh);
      stopListening();
    };
    const { newest } = await readBoardSnapshot(this.options.sql);
    this.#lastEventId = Math.max(this.#lastEventId, newest);
  }

  async #markSeen(boards: readonly string[]): Promise<void> {
    try {
      await markBoardsSeen(this.options.sql, boards, new Date());
    } catch (error) {
      this.#warn(error);
    }
  }

  async #publish(): Promise<void> {
    this.#isPublishing = true;
    try {
      await this.#started;
      while (this.#wasWoken && this.#boards.size > 0) {
        this.#wasWoken = false;
        await this.#publishNewEvents();
      }
    } catch (error) {
      // The next attempt begins after the last event that was sent.
      this.#warn(error);
    } finally {
      this.#isPublishing = false;
    }
  }

  async #publishNewEvents(): Promise<void> {
    for (;;) {
      const rows = await readEventsAfter(this.options.sql, this.#lastEventId);
      const last = rows.at(-1);
      if (!last) return;
      const events = await presentEvents(this.options.sql, rows);
      for (const queue of this.#boards.values()) queue.put(events);
      this.#lastEventId = last.id;
    }
  }

  /** Says nothing while the database is unavailable: the calls that need it report that. */
  #warn(error: unknown): void {
    if (!databaseUnavailable(error)) this.options.warn(`The boards could not be told: ${describeError(error)}`);
  }
}

/** On SQLite this process is woken by its own writes; the interval finds those of another program. */
const SQLITE_POLL_MS = 250;
/** PostgreSQL notifies of every commit; the interval is for when its connection is lost. */
const POSTGRES_POLL_MS = 1_000;

/** The broker of a running product. */
export const brokerOf = perStrapi((strapi): OrderEventBroker => {
  const feed = changeFeedOf(strapi);
  return new OrderEventBroker({
    sql: sqlOf(strapi.db.connection),
    pollMs: feed ? POSTGRES_POLL_MS : SQLITE_POLL_MS,
    listen: (wake) => feed?.subscribe(EVENTS_CHANNEL, { onChange: wake, onGap: wake }) ?? (() => undefined),
    warn: (message) => strapi.log.warn(message),
  });
});
