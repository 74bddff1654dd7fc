import type { KitchenControl } from '@pickup/contract';
import {
  changeFeedOf,
  databaseUnavailable,
  describeError,
  inSqlTransaction,
  perStrapi,
  type Sql,
  sqlOf,
} from '@pickup/strapi-kit';
import { catalogueOf } from '../pricing/catalogue-port.js';
import { EVENTS_CHANNEL } from '../triggers/order-events-postgres.js';
import { AsyncQueue } from './async-queue.js';
import { markBoardsSeen, newBoardId, REFRESH_MS } from './board-presence.js';
import { KitchenWatch, type ReadKitchen } from './kitchen-watch.js';
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
  /** Runs work in one transaction. */
  write: (work: (sql: Sql) => Promise<void>) => Promise<void>;
  readKitchen: ReadKitchen;
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
  /** Those of them that show the orders: only they count as watching the kitchen. */
  readonly #watching = new Set<string>();
  /** The id of the last event that was sent to the boards. */
  #lastEventId = 0;
  #started: Promise<void> | null = null;
  #stop: () => void = () => undefined;
  #isPublishing = false;
  #wasWoken = false;
  readonly #kitchen: KitchenWatch;

  constructor(private readonly options: BrokerOptions) {
    this.#kitchen = new KitchenWatch(options.readKitchen);
  }

  /** To be called after a commit: there may be new events. */
  wake = (): void => {
    if (this.#boards.size === 0) return;
    this.#wasWoken = true;
    if (!this.#isPublishing) void this.#publish();
  };

  /**
   * The events of one board until the signal: those it has missed, then `ready` and `kitchen`, then new ones as they happen.
   * @param lastEventId the last event the board has received; null, or one that is no longer kept, for a new board
   * @param isWatching false for a screen that does not show the orders: nobody counts as watching the kitchen by it
   */
  async *connect(lastEventId: number | null, signal: AbortSignal, isWatching: boolean): AsyncGenerator<BoardEvent> {
    const board = newBoardId();
    const queue = new AsyncQueue<BoardEvent>(MAX_UNREAD_EVENTS);
    const leave = () => queue.close();
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    try {
      // The queue exists before the snapshot is read, so that no event is missed; those in both are sent once, by their id.
      if (isWatching) this.#watching.add(board);
      await this.#join(board, queue);
      const { sql } = this.options;
      const snapshot = await readBoardSnapshot(sql, new Date());
      const { newest } = snapshot;
      if (lastEventId !== null && isKept(lastEventId, snapshot)) yield* this.#missedEvents(lastEventId, newest);
      yield await presentReady(sql, newest, snapshot.unopened);
      let sent = newest;
      const kitchen = await this.options.readKitchen();
      if (kitchen) yield kitchenEvent(kitchen, sent);
      for await (const event of queue.read()) {
        // It resumes nothing: the board stays at the event it has received last.
        if (event.name === 'kitchen') yield kitchenEvent(event.data, sent);
        if (event.name === 'kitchen' || Number(event.id) <= sent) continue;
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
    this.#kitchen.forget();
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
    this.#watching.delete(board);
  }

  async #start(): Promise<void> {
    const poll = setInterval(this.wake, this.options.pollMs);
    const watch = setInterval(() => void this.#publishKitchen(), KITCHEN_MS);
    const refresh = setInterval(() => void this.#markSeen([...this.#watching]), REFRESH_MS);
    const stopListening = this.options.listen(this.wake);
    this.#stop = () => {
      clearInterval(poll);
      clearInterval(watch);
      clearInterval(refresh);
      stopListening();
    };
    const { newest } = await readBoardSnapshot(this.options.sql, new Date());
    this.#lastEventId = Math.max(this.#lastEventId, newest);
  }

  /** Stores that those of these boards that show the orders are connected now, or have been until now. */
  async #markSeen(boards: readonly string[]): Promise<void> {
    try {
      const watching = boards.filter((board) => this.#watching.has(board));
      if (watching.length === 0) return;
      await this.options.write((sql) => markBoardsSeen(sql, watching, new Date()));
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

  async #publishKitchen(): Promise<void> {
    try {
      const kitchen = await this.#kitchen.changed();
      if (!kitchen) return;
      for (const queue of this.#boards.values()) queue.put([kitchenEvent(kitchen, this.#lastEventId)]);
    } catch (error) {
      this.#warn(error);
    }
  }

  /** Says nothing while the database is unavailable: the calls that need it report that. */
  #warn(error: unknown): void {
    if (!databaseUnavailable(error)) this.options.warn(`The boards could not be told: ${describeError(error)}`);
  }
}

/** How often the kitchen is looked at. */
const KITCHEN_MS = 1_000;

const kitchenEvent = (data: KitchenControl, id: number): BoardEvent => ({ name: 'kitchen', data, id: String(id) });

/** On SQLite this process is woken by its own writes; the interval finds those of another program. */
const SQLITE_POLL_MS = 250;
/** PostgreSQL notifies of every commit; the interval is for when its connection is lost. */
const POSTGRES_POLL_MS = 1_000;

/** The broker of a running product. */
export const brokerOf = perStrapi((strapi): OrderEventBroker => {
  const feed = changeFeedOf(strapi);
  return new OrderEventBroker({
    sql: sqlOf(strapi.db.connection),
    write: (work) => inSqlTransaction(strapi, work),
    readKitchen: () => catalogueOf(strapi).readKitchenControl(sqlOf(strapi.db.connection), new Date()),
    pollMs: feed ? POSTGRES_POLL_MS : SQLITE_POLL_MS,
    listen: (wake) => feed?.subscribe(EVENTS_CHANNEL, { onChange: wake, onGap: wake }) ?? (() => undefined),
    warn: (message) => strapi.log.warn(message),
  });
});
