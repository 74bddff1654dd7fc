import { insertInto, inSqlTransaction, isPostgres, rowDefaults, type Sql, type SqlRow } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import type { z } from 'zod';
import type { DeliveryFailure } from './delivery-errors.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Delays after the first failures; from then on it is tried every hour. */
const DELAYS = [30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE];
const HOURLY = 60 * MINUTE;

/** Each delay is up to a tenth longer or shorter, so that what failed together is not tried together. */
const JITTER = 0.1;

export interface FailedAttempt {
  /** How often it has been tried, this time included. */
  attempts: number;
  queuedAt: Date;
  now: Date;
  /** From 0 to 1, for the jitter. */
  random: number;
  /** How long after it was queued it is of no use any more, in milliseconds. */
  givenUpAfterMs: number;
}

/** When a message is tried again, or null when it is given up. */
export function nextAttempt({ attempts, queuedAt, now, random, givenUpAfterMs }: FailedAttempt): Date | null {
  const delay = (DELAYS[attempts - 1] ?? HOURLY) * (1 + JITTER * (2 * random - 1));
  const next = now.getTime() + Math.round(delay);
  return next - queuedAt.getTime() > givenUpAfterMs ? null : new Date(next);
}

/** What every row of an outbox has. */
export interface QueuedRow {
  id: number;
  attempts: number;
  queued_at: string;
}

/** A table of messages to be sent, with the columns that the outbox keeps; mail and notifications have one each. */
export interface OutboxTable {
  table: 'order_mails' | 'order_pushes';
  /** Its column of the state: `waiting`, `sent` or `failed`. */
  state: 'mail_state' | 'push_state';
}

export interface NewMessage {
  orderId: number | null;
  /** Unique, so that a message is written once. */
  onceKey: string;
  at: Date;
  /** When it is sent; at once unless given. */
  dueAt?: Date | undefined;
  /** The table's own columns. */
  columns: SqlRow;
}

/** Queues a message in the transaction of what it is about: both are stored, or neither. One with its `onceKey` may exist. */
export async function queueMessage(sql: Sql, { table, state }: OutboxTable, message: NewMessage): Promise<void> {
  const { orderId, onceKey, at, dueAt = at, columns } = message;
  const row = {
    order_id: orderId,
    once_key: onceKey,
    ...columns,
    [state]: 'waiting',
    attempts: 0,
    queued_at: at,
    next_attempt_at: dueAt,
    ...rowDefaults(at),
  };
  await insertInto(sql, table, [row], 'ON CONFLICT (once_key) DO NOTHING');
}

/**
 * Takes a message back that has not been sent, in the transaction that undoes what it is about. One that is being sent at
 * this moment, or was sent, stays (product.md, Mail).
 */
export async function withdrawMessage(
  sql: Sql,
  { table, state }: OutboxTable,
  onceKey: string,
  now: Date,
): Promise<void> {
  await sql(
    `DELETE FROM ${table} WHERE once_key = ? AND ${state} = 'waiting' AND (claimed_until IS NULL OR claimed_until < ?)`,
    [onceKey, now],
  );
}

/** How long a claim on a message lasts, in milliseconds; it is renewed while the message is being sent. */
export const CLAIM_MS = 20_000;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** A claim that ends later than this was made before the clock was set back, and counts as expired; in milliseconds. */
const LATEST_CLAIM_END_MS = 10 * 60_000;

/** A message is free when nobody has claimed it, or when the claim has expired because its instance died. */
const IS_FREE = '(claimed_until IS NULL OR claimed_until < ? OR claimed_until > ?)';

const claimText = ({ table, state }: OutboxTable, isOnPostgres: boolean) => `
  UPDATE ${table} SET claimed_until = ? WHERE id = (
    SELECT id FROM ${table} WHERE ${state} = 'waiting' AND next_attempt_at <= ? AND ${IS_FREE}
    ORDER BY next_attempt_at, id LIMIT 1 ${isOnPostgres ? 'FOR UPDATE SKIP LOCKED' : ''})
  RETURNING *, (SELECT number FROM orders WHERE orders.id = ${table}.order_id) AS order_number`;

export interface OutboxOptions<Row extends QueuedRow> extends OutboxTable {
  /** A row with the number of its order. */
  row: z.ZodType<Row>;
  /** How long after it was queued a message is of no use any more, in milliseconds. */
  givenUpAfterMs: number;
}

/** Messages that are to be sent. Every write is one statement, so that no lock is held between them. */
export class Outbox<Row extends QueuedRow> {
  readonly #strapi: Core.Strapi;
  readonly #options: OutboxOptions<Row>;
  readonly #claim: string;

  constructor(strapi: Core.Strapi, options: OutboxOptions<Row>) {
    this.#strapi = strapi;
    this.#options = options;
    this.#claim = claimText(options, isPostgres(strapi.db.connection));
  }

  /** Claims the message that has been due the longest; null when none is. Two instances never claim the same. */
  async claim(now: Date): Promise<Row | null> {
    const values = [later(now, CLAIM_MS), now, now, later(now, LATEST_CLAIM_END_MS)];
    const [row] = await this.#write((sql) => sql(this.#claim, values));
    return row === undefined ? null : this.#options.row.parse(row);
  }

  /** Extends the claim on a message. */
  async renew({ id }: Row, now: Date): Promise<void> {
    const { table, state } = this.#options;
    await this.#write((sql) =>
      sql(`UPDATE ${table} SET claimed_until = ? WHERE id = ? AND ${state} = 'waiting'`, [later(now, CLAIM_MS), id]),
    );
  }

  async markSent({ id }: Row, now: Date): Promise<void> {
    const { table, state } = this.#options;
    await this.#write((sql) =>
      sql(
        `UPDATE ${table} SET ${state} = 'sent', sent_at = ?, attempts = attempts + 1, last_error = NULL,
         next_attempt_at = NULL, claimed_until = NULL, updated_at = ? WHERE id = ?`,
        [now, now, id],
      ),
    );
  }

  /** Schedules the next attempt at a message, or gives it up. @param random from 0 to 1 */
  async markFailed(row: Row, { message, isPermanent }: DeliveryFailure, now: Date, random: number): Promise<void> {
    const { table, state, givenUpAfterMs } = this.#options;
    const attempts = row.attempts + 1;
    const queuedAt = new Date(row.queued_at);
    const next = isPermanent ? null : nextAttempt({ attempts, queuedAt, now, random, givenUpAfterMs });
    await this.#write((sql) =>
      sql(
        `UPDATE ${table} SET ${state} = ?, attempts = ?, last_error = ?, next_attempt_at = ?, claimed_until = NULL,
         updated_at = ? WHERE id = ? AND ${state} = 'waiting'`,
        [next ? 'waiting' : 'failed', attempts, message, next, now, row.id],
      ),
    );
  }

  /** Releases all claims on SQLite, where no other process can hold one. */
  async releaseAll(): Promise<void> {
    if (isPostgres(this.#strapi.db.connection)) return;
    await this.#write((sql) =>
      sql(`UPDATE ${this.#options.table} SET claimed_until = NULL WHERE claimed_until IS NOT NULL`),
    );
  }

  #write<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    return inSqlTransaction(this.#strapi, work);
  }
}
