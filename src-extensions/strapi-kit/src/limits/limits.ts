import type { Core } from '@strapi/strapi';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { isPostgres } from '../database/database.js';
import { tooMany } from '../routes/http-error.js';

/** So many times within so many seconds, for each key. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
}

/** Counts what somebody does, and says when it is too much. */
export interface Limiter {
  /** @throws HttpError 429 while this key is known to be refused. It counts nothing and asks no database, so it costs nothing */
  check: (key: string) => void;
  /** @throws HttpError 429 when nothing is left for this key; its sentence and header say when there will be */
  consume: (key: string) => Promise<void>;
  /** Gives one back that should not have counted. */
  refund: (key: string) => Promise<void>;
  /** Forgets what was counted for this key. */
  reset: (key: string) => Promise<void>;
}

/** Counts of limits; they may be lost at any time, so it is no content type. */
const TABLE = 'rate_limits';

const UNLIMITED: Limiter = {
  check: () => undefined,
  consume: () => Promise.resolve(),
  refund: () => Promise.resolve(),
  reset: () => Promise.resolve(),
};

/** All instances of one PostgreSQL count together; on SQLite there is but one. */
function createCounter(strapi: Core.Strapi, { name, points, seconds }: Limit): Promise<RateLimiterAbstract> {
  const options = { keyPrefix: name, points, duration: seconds };
  const db = strapi.db.connection;
  if (!isPostgres(db)) return Promise.resolve(new RateLimiterMemory(options));
  return new Promise((resolve, reject) => {
    const counter = new RateLimiterPostgres(
      {
        ...options,
        storeClient: db,
        storeType: 'knex',
        tableName: TABLE,
        clearExpiredByTimeout: true,
      },
      (error?: Error) => {
        if (error) reject(error);
        else resolve(counter);
      },
    );
  });
}

/** A wait that is longer than the limit itself was counted before the clock was put back: that count is dropped. */
async function consume(counter: RateLimiterAbstract, key: string, { seconds }: Limit): Promise<void> {
  try {
    await counter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes) || reason.msBeforeNext <= (seconds + 1) * 1000) throw reason;
    await counter.delete(key);
    await counter.consume(key);
  }
}

/** So many refused keys are remembered; a forgotten one is asked for again. */
const REMEMBERED = 10_000;

/** Remembers until when keys are refused, so that the next request of each is refused without counting it. */
class RefusedKeys {
  readonly #until = new Map<string, number>();

  constructor(private readonly limit: Limit) {}

  /** How long a key is still refused, in milliseconds. */
  remaining(key: string): number {
    const left = (this.#until.get(key) ?? 0) - Date.now();
    // Longer than the limit itself: remembered before the clock was put back.
    if (left > 0 && left <= (this.limit.seconds + 1) * 1000) return left;
    this.#until.delete(key);
    return 0;
  }

  remember(key: string, ms: number): void {
    this.#until.delete(key);
    for (const oldest of this.#until.keys()) {
      if (this.#until.size < REMEMBERED) break;
      this.#until.delete(oldest);
    }
    this.#until.set(key, Date.now() + ms);
  }

  forget(key: string): void {
    this.#until.delete(key);
  }
}

const tooManyUntil = (ms: number) => tooMany(Math.max(1, Math.ceil(ms / 1000)));

/**
 * A limit of its own. It counts nothing where the setting RATE_LIMITS is off.
 * @param limit its name must be used once
 */
export function createLimiter(strapi: Core.Strapi, limit: Limit): Limiter {
  if (strapi.config.get('pickup.rateLimits') !== true) return UNLIMITED;
  const refused = new RefusedKeys(limit);
  let counter: Promise<RateLimiterAbstract> | null = null;
  // Made when first needed: the database is not there yet when routes are.
  const counting = async () => {
    // When two instances create the table at once PostgreSQL refuses one; its second attempt finds the table.
    counter ??= createCounter(strapi, limit).catch(() => createCounter(strapi, limit));
    try {
      return await counter;
    } catch (error) {
      counter = null;
      throw error;
    }
  };
  const check = (key: string) => {
    const ms = refused.remaining(key);
    if (ms > 0) throw tooManyUntil(ms);
  };
  return {
    check,
    async consume(key) {
      check(key);
      try {
        await consume(await counting(), key, limit);
      } catch (reason) {
        if (!(reason instanceof RateLimiterRes)) throw reason;
        refused.remember(key, reason.msBeforeNext);
        throw tooManyUntil(reason.msBeforeNext);
      }
    },
    async refund(key) {
      refused.forget(key);
      await (await counting()).reward(key);
    },
    async reset(key) {
      refused.forget(key);
      await (await counting()).delete(key);
    },
  };
}
