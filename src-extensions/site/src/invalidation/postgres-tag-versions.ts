import { randomUUID } from 'node:crypto';
import { CACHE_TAGS } from '@pickup/contract';
import { Client, type ClientConfig, type QueryResult, type QueryResultRow } from 'pg';
import { positionOf, type TagVersions, type VersionSnapshot } from './tag-versions.js';

/** The channel on which the triggers tell every instance which cache tag was written. */
export const CONTENT_CHANNEL = 'pickup_content';

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
 * others no longer wait for, so it serves nothing from its cache.
 */
const STALE_AFTER_MS = 1_000;
const HEARTBEAT_MS = 200;
/** A query that takes so long counts as a broken connection. */
const QUERY_TIMEOUT_MS = 5_000;
const RECONNECT_MS = 500;
const RETRY_MS = 50;

export interface PostgresTagVersionsOptions {
  connection: ClientConfig;
  log: (message: string) => void;
  /** How many statements of this instance have written content so far. */
  countWrites: () => number;
}

interface Barrier {
  waitingFor: Set<string>;
  release: () => void;
}

/**
 * Learns of every write through `LISTEN`, and lets a write be answered only when every other instance has learned of it:
 * notifications arrive in the order of their commits, so an instance that confirms a barrier has received all before it.
 * While the connection is down or silent, or after this process was suspended, nothing is served from the cache.
 */
export class PostgresTagVersions implements TagVersions {
  readonly #id = randomUUID();
  readonly #barriers = new Map<string, Barrier>();
  #client: Client | null = null;
  #snapshot: VersionSnapshot = CACHE_TAGS.map(() => 0);
  #listening = false;
  #closed = false;
  #barrierCount = 0;
  /** When the latest answered query was sent, by `performance.now()`. */
  #answeredAt = performance.now();
  #isBeating = false;
  /** The last query sent: a connection takes one at a time. */
  #lastQuery: Promise<unknown> = Promise.resolve();
  readonly #heartbeat: NodeJS.Timeout;

  private constructor(private readonly options: PostgresTagVersionsOptions) {
    this.#heartbeat = setInterval(() => void this.#beat(), HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  static async open(options: PostgresTagVersionsOptions): Promise<PostgresTagVersions> {
    const versions = new PostgresTagVersions(options);
    await versions.#connect();
    return versions;
  }

  current(): VersionSnapshot | null {
    if (!this.#listening || performance.now() - this.#answeredAt > STALE_AFTER_MS) return null;
    return this.#snapshot;
  }

  watchWrites(): () => Promise<void> {
    const before = this.options.countWrites();
    return async () => {
      if (this.options.countWrites() !== before) await this.#waitForOthers();
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#heartbeat);
    for (const { release } of this.#barriers.values()) release();
    await this.#client?.end().catch(() => undefined);
  }

  /** Checks that the connection that reports writes is alive. */
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
    if (sentAt - this.#answeredAt > STALE_AFTER_MS) this.#raiseAll();
    this.#answeredAt = sentAt;
  }

  #query<Row extends QueryResultRow>(client: Client, text: string, values: string[] = []): Promise<QueryResult<Row>> {
    const result = this.#lastQuery.then(() => client.query<Row>(text, values));
    this.#lastQuery = result.catch(() => undefined);
    return result;
  }

  #raiseAll(): void {
    this.#snapshot = this.#snapshot.map((version) => version + 1);
  }

  #raise(tag: string): void {
    const position = positionOf(tag);
    this.#snapshot = this.#snapshot.map((version, index) => (index === position ? version + 1 : version));
  }

  async #connect(): Promise<void> {
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
    for (const channel of [CONTENT_CHANNEL, BARRIER_CHANNEL, CONFIRMATION_CHANNEL])
      await client.query(`LISTEN ${channel}`);
    // Only from now on do other instances wait for this one.
    await client.query(`SET application_name = '${NAME_PREFIX}${this.#id}'`);
    if (this.#closed) {
      await client.end();
      return;
    }
    this.#raiseAll();
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
    this.options.log('The connection that reports edits is gone: nothing is cached until it is back.');
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    while (!this.#closed && !this.#listening) {
      await pause(RECONNECT_MS);
      try {
        await this.#connect();
      } catch {
        this.#client?.end().catch(() => undefined);
        this.#client = null;
      }
    }
  }

  #receive(client: Client, channel: string, payload: string): void {
    if (channel === CONTENT_CHANNEL) this.#raise(payload);
    if (channel === BARRIER_CHANNEL) {
      const confirmation = `${payload} ${this.#id}`;
      this.#query(client, 'SELECT pg_notify($1, $2)', [CONFIRMATION_CHANNEL, confirmation]).catch(() =>
        this.#lose(client),
      );
    }
    if (channel === CONFIRMATION_CHANNEL) this.#confirm(payload);
  }

  #confirm(payload: string): void {
    const [barrierId = '', instance = ''] = payload.split(' ');
    const barrier = this.#barriers.get(barrierId);
    if (!barrier?.waitingFor.delete(instance)) return;
    if (barrier.waitingFor.size === 0) barrier.release();
  }

  /** Retried while the connection is down; after `BARRIER_TIMEOUT_MS`, every instance that still listens knows of the write. */
  async #waitForOthers(): Promise<void> {
    const until = performance.now() + BARRIER_TIMEOUT_MS;
    while (!this.#closed && performance.now() < until && !(await this.#passBarrier())) await pause(RETRY_MS);
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
      await Promise.race([released, pause(BARRIER_TIMEOUT_MS)]);
      if (waitingFor.size > 0 && !this.#closed) this.options.log('An instance did not confirm an edit in time.');
      return true;
    } catch {
      return false;
    } finally {
      this.#barriers.delete(barrierId);
    }
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
