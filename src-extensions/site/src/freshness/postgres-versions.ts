import { randomUUID } from 'node:crypto';
import { CACHE_TAGS } from '@pickup/contract';
import { Client, type ClientConfig, type QueryResult, type QueryResultRow } from 'pg';
import { CONTENT_CHANNEL } from './postgres-triggers.js';
import { positionOf, type Snapshot, type Versions } from './versions.js';

/** Asks every instance to say that it has heard all notifications up to here. Payload: `{instance}:{number}`. */
const BARRIER_CHANNEL = 'pickup_barrier';
/** The answer to it. Payload: `{instance}:{number} {instance that answers}`. */
const ARRIVED_CHANNEL = 'pickup_arrived';
/** The `application_name` by which an instance that listens is found in `pg_stat_activity`. */
const NAME_PREFIX = 'pickup-listener-';

/** An instance that does not answer the barrier for so long is gone, or stands still and serves nobody. */
const PATIENCE_MS = 2_000;
/**
 * Shorter than `PATIENCE_MS`: an instance that has not heard the database for so long may be one that the others no longer
 * wait for, so it trusts nothing it keeps.
 */
const HELD_UP_MS = 1_000;
const HEARTBEAT_MS = 200;
/** A question to the database that takes so long counts as a broken connection. */
const SILENCE_MS = 5_000;
const RECONNECT_MS = 500;
const RETRY_MS = 50;

export interface PostgresVersionsOptions {
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
 * Hears of every write through `LISTEN`, and lets a write be answered only when every other instance has heard of it:
 * notifications arrive in the order of their commits, so whoever answers the barrier has heard all before it. While
 * the connection is down or silent, or after this process stood still, nothing that was kept is trusted.
 */
export class PostgresVersions implements Versions {
  readonly #id = randomUUID();
  readonly #barriers = new Map<string, Barrier>();
  #client: Client | null = null;
  #snapshot: Snapshot = CACHE_TAGS.map(() => 0);
  #listening = false;
  #closed = false;
  #questions = 0;
  /** When the latest question was put that the database has answered, by `performance.now()`. */
  #heardAt = performance.now();
  #isAsking = false;
  /** The last question on its way: a connection takes one at a time. */
  #asked: Promise<unknown> = Promise.resolve();
  readonly #heart: NodeJS.Timeout;

  private constructor(private readonly options: PostgresVersionsOptions) {
    this.#heart = setInterval(() => void this.#beat(), HEARTBEAT_MS);
    this.#heart.unref();
  }

  static async open(options: PostgresVersionsOptions): Promise<PostgresVersions> {
    const versions = new PostgresVersions(options);
    await versions.#connect();
    return versions;
  }

  now(): Snapshot | null {
    if (!this.#listening || performance.now() - this.#heardAt > HELD_UP_MS) return null;
    return this.#snapshot;
  }

  watchWrites(): () => Promise<void> {
    const before = this.options.countWrites();
    return async () => {
      if (this.options.countWrites() !== before) await this.#tellOthers();
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#heart);
    for (const { release } of this.#barriers.values()) release();
    await this.#client?.end().catch(() => undefined);
  }

  /** Asks the database for a sign of life, on the connection that tells of writes. */
  async #beat(): Promise<void> {
    const client = this.#client;
    if (!client || !this.#listening || this.#isAsking) return;
    this.#isAsking = true;
    const askedAt = performance.now();
    try {
      await this.#ask(client, 'SELECT 1');
      if (client === this.#client) this.#hearAt(askedAt);
    } catch {
      this.#lose(client);
    } finally {
      this.#isAsking = false;
    }
  }

  #hearAt(askedAt: number): void {
    if (askedAt - this.#heardAt > HELD_UP_MS) this.#raiseAll();
    this.#heardAt = askedAt;
  }

  #ask<Row extends QueryResultRow>(client: Client, text: string, values: string[] = []): Promise<QueryResult<Row>> {
    const answer = this.#asked.then(() => client.query<Row>(text, values));
    this.#asked = answer.catch(() => undefined);
    return answer;
  }

  #raiseAll(): void {
    this.#snapshot = this.#snapshot.map((version) => version + 1);
  }

  #raise(topic: string): void {
    const position = positionOf(topic);
    this.#snapshot = this.#snapshot.map((version, index) => (index === position ? version + 1 : version));
  }

  async #connect(): Promise<void> {
    const client = new Client({
      ...this.options.connection,
      keepAlive: true,
      connectionTimeoutMillis: SILENCE_MS,
      query_timeout: SILENCE_MS,
    });
    client.on('notification', ({ channel, payload = '' }) => this.#hear(client, channel, payload));
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    this.#client = client;
    const askedAt = performance.now();
    await client.connect();
    for (const channel of [CONTENT_CHANNEL, BARRIER_CHANNEL, ARRIVED_CHANNEL]) await client.query(`LISTEN ${channel}`);
    // Only from now on do others wait for this instance.
    await client.query(`SET application_name = '${NAME_PREFIX}${this.#id}'`);
    if (this.#closed) {
      await client.end();
      return;
    }
    this.#raiseAll();
    this.#heardAt = askedAt;
    this.#listening = true;
  }

  /** A connection that breaks while it is being made is `#connect`'s own fault to report. */
  #lose(client: Client): void {
    if (client !== this.#client || !this.#listening) return;
    this.#client = null;
    this.#listening = false;
    client.end().catch(() => undefined);
    if (this.#closed) return;
    this.options.log('The connection that tells of edits is gone: nothing is kept until it is back.');
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

  #hear(client: Client, channel: string, payload: string): void {
    if (channel === CONTENT_CHANNEL) this.#raise(payload);
    if (channel === BARRIER_CHANNEL) {
      const arrived = `${payload} ${this.#id}`;
      this.#ask(client, 'SELECT pg_notify($1, $2)', [ARRIVED_CHANNEL, arrived]).catch(() => this.#lose(client));
    }
    if (channel === ARRIVED_CHANNEL) this.#arrive(payload);
  }

  #arrive(payload: string): void {
    const [question = '', who = ''] = payload.split(' ');
    const barrier = this.#barriers.get(question);
    if (!barrier?.waitingFor.delete(who)) return;
    if (barrier.waitingFor.size === 0) barrier.release();
  }

  /** Tried again while the connection is down; after `PATIENCE_MS`, whoever still listens has heard of the write. */
  async #tellOthers(): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    while (!this.#closed && performance.now() < until && !(await this.#askOthers())) await pause(RETRY_MS);
  }

  /** @returns false when the connection broke before everybody could be asked */
  async #askOthers(): Promise<boolean> {
    const client = this.#client;
    if (!client || !this.#listening) return false;
    this.#questions += 1;
    const question = `${this.#id}:${this.#questions}`;
    try {
      const { rows } = await this.#ask<{ id: string }>(
        client,
        `SELECT substr(application_name, ${NAME_PREFIX.length + 1}) AS id FROM pg_stat_activity
         WHERE datname = current_database() AND application_name LIKE '${NAME_PREFIX}%'`,
      );
      const waitingFor = new Set(rows.map(({ id }) => id));
      if (waitingFor.size === 0) return false;
      const everybody = new Promise<void>((release) => this.#barriers.set(question, { waitingFor, release }));
      await this.#ask(client, 'SELECT pg_notify($1, $2)', [BARRIER_CHANNEL, question]);
      await Promise.race([everybody, pause(PATIENCE_MS)]);
      if (waitingFor.size > 0 && !this.#closed) this.options.log('An instance did not answer in time about an edit.');
      return true;
    } catch {
      return false;
    } finally {
      this.#barriers.delete(question);
    }
  }
}

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds).unref());
