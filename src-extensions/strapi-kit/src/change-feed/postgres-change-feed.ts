import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client, ClientConfig, QueryResult, QueryResultRow } from 'pg';

/** Asks every instance to confirm that it has received all notifications up to here. Payload: `{instance}:{number}`. */
const BARRIER_CHANNEL = 'pickup_barrier';
/** The confirmation. Payload: `{instance}:{number} {instance that confirms}`. */
const CONFIRMATION_CHANNEL = 'pickup_arrived';
/** Prefix of the `application_name` by which listening instances are found in `pg_stat_activity`. */
const NAME_PREFIX = 'pickup-listener-';

/** An instance that does not confirm a barrier for so long is gone, or suspended and serves nobody. */
const BARRIER_TIMEOUT_MS = 2_000;
/**
 * Shorter than `BARRIER_TIMEOUT_MS`: an instance that the database has not answered for so long may be one that the
 * others no longer wait for, so it must not rely on having received everything.
 */
const STALE_AFTER_MS = 1_000;
const HEARTBEAT_MS = 200;
/** A query that takes so long counts as a broken connection. */
const QUERY_TIMEOUT_MS = 5_000;
const RECONNECT_MS = 500;
const RETRY_MS = 50;

/** Somebody who has to know of commits. */
export interface ChangeListener {
  /** A transaction that notified the channel has committed, on any instance; commits come in their order. */
  onChange: (payload: string) => void;
  /** Notifications may have been missed: anything may have changed. Called when listening begins, too. */
  onGap: () => void;
}

export interface ChangeFeedOptions {
  connection: ClientConfig;
  log: (message: string) => void;
}

interface Barrier {
  waitingFor: Set<string>;
  release: () => void;
}

/**
 * Receives what triggers notify of, through one connection that listens for the whole process. An instance can wait
 * until all others have received what it wrote: notifications arrive in the order of their commits, so one that confirms
 * a barrier has received all before it.
 */
export class PostgresChangeFeed {
  readonly #id = randomUUID();
  readonly #listeners = new Map<string, Set<ChangeListener>>();
  readonly #barriers = new Map<string, Barrier>();
  #client: Client | null = null;
  #heartbeat: NodeJS.Timeout | undefined;
  #listening = false;
  #closed = false;
  #barrierCount = 0;
  /** When the latest query was sent that the database has answered, by `performance.now()`. */
  #answeredAt = performance.now();
  #isBeating = false;
  /** The latest query: a connection takes one at a time. */
  #lastQuery: Promise<unknown> = Promise.resolve();

  constructor(private readonly options: ChangeFeedOptions) {}

  /** Connects for the first time. @throws Error when that fails; a connection that breaks later is made again */
  async open(): Promise<void> {
    this.#heartbeat = setInterval(() => void this.#beat(), HEARTBEAT_MS).unref();
    await this.#connect();
  }

  /**
   * Listens to a channel from now on.
   * @param channel an SQL identifier
   * @returns stops that
   */
  subscribe(channel: string, listener: ChangeListener): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    const client = this.#client;
    if (client && this.#listening) {
      this.#query(client, `LISTEN ${channel}`).then(listener.onGap, () => this.#lose(client));
    }
    return () => void listeners.delete(listener);
  }

  /** False while changes could go unnoticed: the connection is down or silent, or this process was suspended. */
  isCurrent(): boolean {
    return this.#listening && performance.now() - this.#answeredAt <= STALE_AFTER_MS;
  }

  /**
   * Resolves when every instance has received the notifications of all commits so far. Retried while the connection is
   * down; after `BARRIER_TIMEOUT_MS`, every instance that still listens has received them.
   */
  async untilReceivedEverywhere(): Promise<void> {
    const until = performance.now() + BARRIER_TIMEOUT_MS;
    while (!this.#closed && performance.now() < until && !(await this.#passBarrier()))
      await pause(RETRY_MS, undefined, { ref: false });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    for (const { release } of this.#barriers.values()) release();
    await this.#client?.end().catch(() => undefined);
  }

  /** Checks that the connection is alive. */
  async #beat(): Promise<void> {
    const client = this.#client;
    if (!client || !this.#listening || this.#isBeating) return;
    this.#isBeating = true;
    const sentAt = performance.now();
    try {
      await this.#query(client, 'SELECT 1');
      if (client === this.#client) this.#answeredFor(sentAt);
    } catch {
      this.#lose(client);
    } finally {
      this.#isBeating = false;
    }
  }

  /** @param sentAt when the query was sent that the database has answered */
  #answeredFor(sentAt: number): void {
    if (sentAt - this.#answeredAt > STALE_AFTER_MS) this.#reportGap();
    this.#answeredAt = sentAt;
  }

  #query<Row extends QueryResultRow>(client: Client, text: string, values: string[] = []): Promise<QueryResult<Row>> {
    const result = this.#lastQuery.then(() => client.query<Row>(text, values));
    this.#lastQuery = result.catch(() => undefined);
    return result;
  }

  #reportGap(): void {
    for (const listeners of this.#listeners.values()) for (const { onGap } of listeners) onGap();
  }

  async #connect(): Promise<void> {
    // Loaded here, because a start on SQLite does not need it.
    const { Client } = await import('pg');
    const client = new Client({
      ...this.options.connection,
      keepAlive: true,
      connectionTimeoutMillis: QUERY_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    });
    client.on('notification', ({ channel, payload = '' }) => this.#receive(client, channel, payload));
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    this.#client = client;
    const sentAt = performance.now();
    await client.connect();
    const channels = [BARRIER_CHANNEL, CONFIRMATION_CHANNEL, ...this.#listeners.keys()];
    for (const channel of channels) await client.query(`LISTEN ${channel}`);
    // Only from now on do other instances wait for this one.
    await client.query(`SET application_name = '${NAME_PREFIX}${this.#id}'`);
    if (this.#closed) {
      await client.end();
      return;
    }
    // Channels that were subscribed to meanwhile.
    for (const channel of this.#listeners.keys()) {
      if (!channels.includes(channel)) await client.query(`LISTEN ${channel}`);
    }
    this.#reportGap();
    this.#answeredAt = sentAt;
    this.#listening = true;
  }

  /** A connection that breaks while it is being made is reported by `#connect`. */
  #lose(client: Client): void {
    if (client !== this.#client || !this.#listening) return;
    this.#client = null;
    this.#listening = false;
    client.end().catch(() => undefined);
    if (this.#closed) return;
    this.options.log('The connection that reports changes is gone: until it is back, anything may have changed.');
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    while (!this.#closed && !this.#listening) {
      await pause(RECONNECT_MS, undefined, { ref: false });
      try {
        await this.#connect();
      } catch {
        this.#client?.end().catch(() => undefined);
        this.#client = null;
      }
    }
  }

  #receive(client: Client, channel: string, payload: string): void {
    if (channel === BARRIER_CHANNEL) {
      const confirmation = `${payload} ${this.#id}`;
      this.#query(client, 'SELECT pg_notify($1, $2)', [CONFIRMATION_CHANNEL, confirmation]).catch(() =>
        this.#lose(client),
      );
    } else if (channel === CONFIRMATION_CHANNEL) this.#confirm(payload);
    else for (const { onChange } of this.#listeners.get(channel) ?? []) onChange(payload);
  }

  #confirm(payload: string): void {
    const [barrierId = '', instance = ''] = payload.split(' ');
    const barrier = this.#barriers.get(barrierId);
    if (!barrier?.waitingFor.delete(instance)) return;
    if (barrier.waitingFor.size === 0) barrier.release();
  }

  /** @returns false when the connection broke before all instances could be asked */
  async #passBarrier(): Promise<boolean> {
    const client = this.#client;
    if (!client || !this.#listening) return false;
    this.#barrierCount += 1;
    const barrierId = `${this.#id}:${this.#barrierCount}`;
    try {
      const { rows } = await this.#query<{ id: string }>(
        client,
        `SELECT substr(application_name, ${NAME_PREFIX.length + 1}) AS id FROM pg_stat_activity
         WHERE datname = current_database() AND application_name LIKE '${NAME_PREFIX}%'`,
      );
      const waitingFor = new Set(rows.map(({ id }) => id));
      if (waitingFor.size === 0) return false;
      const released = new Promise<void>((release) => this.#barriers.set(barrierId, { waitingFor, release }));
      await this.#query(client, 'SELECT pg_notify($1, $2)', [BARRIER_CHANNEL, barrierId]);
      await Promise.race([released, pause(BARRIER_TIMEOUT_MS, undefined, { ref: false })]);
      if (waitingFor.size > 0 && !this.#closed) this.options.log('An instance did not confirm an edit in time.');
      return true;
    } catch {
      return false;
    } finally {
      this.#barriers.delete(barrierId);
    }
  }
}
