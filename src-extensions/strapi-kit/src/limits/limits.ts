import type { Core } from '@strapi/strapi';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { isPostgres } from '../database/database.js';
import { tooMany } from '../routes/http-error.js';

/** How many points each key has within how many seconds. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
  /** For what is asked often and costs little: each process counts by itself, in its memory. */
  isPerProcess?: boolean;
}

/** A rate limiter. */
export interface Limiter {
  /** @throws HttpError 429 while this key is known to be over its limit. Counts nothing, and uses no database */
  check: (key: string) => void;
  /** Consumes a point. @throws HttpError 429 when the key has none left, with the time to wait */
  consume: (key: string) => Promise<void>;
  /** Gives back a point. */
  refund: (key: string) => Promise<void>;
  /** Gives back all points. */
  reset: (key: string) => Promise<void>;
}

/** The table of counts. It may be lost at any time, so it is no content type. */
const TABLE = 'rate_limits';

const UNLIMITED: Limiter = {
  check: () => undefined,
  consume: () => Promise.resolve(),
  refund: () => Promise.resolve(),
  reset: () => Promise.resolve(),
};

/** On PostgreSQL all instances of the product count together; on SQLite there is only one. */
function createCounter(
  strapi: Core.Strapi,
  { name, points, seconds, isPerProcess = false }: Limit,
): Promise<RateLimiterAbstract> {
  const options = { keyPrefix: name, points, duration: seconds };
  const db = strapi.db.connection;
  if (isPerProcess || !isPostgres(db)) return Promise.resolve(new RateLimiterMemory(options));
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

/** Drops a count whose wait is longer than the limit: it was stored before the clock was set back. */
async function consume(counter: RateLimiterAbstract, key: string, { seconds }: Limit): Promise<void> {
  try {
    await counter.consume(key);
  } catch (reason) {
    if (!(reason instanceof RateLimiterRes) || reason.msBeforeNext <= (seconds + 1) * 1000) throw reason;
    await counter.delete(key);
    await counter.consume(key);
  }
}

/** How many refused keys are cached; another one is looked up again. */
const MAX_REFUSED_KEYS = 10_000;

/** Caches until when keys are over their limit, so that further requests cost nothing. */
class RefusedKeys {
  readonly #until = new Map<string, number>();

  constructor(private readonly limit: Limit) {}

  /** How long a key is still refused, in milliseconds. */
  remaining(key: string): number {
    const left = (this.#until.get(key) ?? 0) - Date.now();
    // Longer than the limit: stored before the clock was set back.
    if (left > 0 && left <= (this.limit.seconds + 1) * 1000) return left;
    this.#until.delete(key);
    return 0;
  }

  remember(key: string, ms: number): void {
    this.#until.delete(key);
    for (const oldest of this.#until.keys()) {
      if (this.#until.size < MAX_REFUSED_KEYS) break;
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
 * Creates a rate limiter, which does nothing where the setting RATE_LIMITS is off (product.md, Limits).
 * @param limit its name must be unique
 */
export function createLimiter(strapi: Core.Strapi, limit: Limit): Limiter {
  if (strapi.config.get('pickup.rateLimits') !== true) return UNLIMITED;
  const refused = new RefusedKeys(limit);
  let counter: Promise<RateLimiterAbstract> | null = null;
  // Created on first use, because routes are created before the database is connected.
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
