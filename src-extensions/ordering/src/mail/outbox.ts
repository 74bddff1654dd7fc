import { inSqlTransaction, isPostgres, type Sql } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import type { DeliveryFailure } from './delivery-errors.js';
import { MailRow } from './mails.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Delays after the first failures; from then on a mail is tried every hour. */
const DELAYS = [30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE];
const HOURLY = 60 * MINUTE;

/** Each delay is up to a tenth longer or shorter, so that mails that failed together are not tried together. */
const JITTER = 0.1;

/** After a day a mail about an order is of no use. */
const GIVEN_UP_AFTER_MS = 24 * HOURLY;

export interface FailedAttempt {
  /** How often it has been tried, this time included. */
  attempts: number;
  queuedAt: Date;
  now: Date;
  /** From 0 to 1, for the jitter. */
  random: number;
}

/** When a mail is tried again, or null when it is given up: a day after it was written. */
export function nextAttempt({ attempts, queuedAt, now, random }: FailedAttempt): Date | null {
  const delay = (DELAYS[attempts - 1] ?? HOURLY) * (1 + JITTER * (2 * random - 1));
  const next = now.getTime() + Math.round(delay);
  return next - queuedAt.getTime() > GIVEN_UP_AFTER_MS ? null : new Date(next);
}

/** How long a claim on a mail lasts, in milliseconds; it is renewed while the mail is being sent. */
export const CLAIM_MS = 20_000;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** A claim that ends later than this was made before the clock was set back, and counts as expired; in milliseconds. */
const LATEST_CLAIM_END_MS = 10 * 60_000;

/** A mail is free when nobody has claimed it, or when the claim has expired because its instance died. */
const IS_FREE = '(claimed_until IS NULL OR claimed_until < ? OR claimed_until > ?)';

const claimText = (isOnPostgres: boolean) => `
  UPDATE order_mails SET claimed_until = ? WHERE id = (
    SELECT id FROM order_mails WHERE mail_state = 'waiting' AND next_attempt_at <= ? AND ${IS_FREE}
    ORDER BY next_attempt_at, id LIMIT 1 ${isOnPostgres ? 'FOR UPDATE SKIP LOCKED' : ''})
  RETURNING *, (SELECT number FROM orders WHERE orders.id = order_mails.order_id) AS order_number`;

/** The mail that is to be sent. Every write is one statement, so that no lock is held between them. */
export class Outbox {
  readonly #strapi: Core.Strapi;
  readonly #claim: string;

  constructor(strapi: Core.Strapi) {
    this.#strapi = strapi;
    this.#claim = claimText(isPostgres(strapi.db.connection));
  }

  /** Claims the mail that has been due the longest; null when none is. Two instances never claim the same. */
  async claim(now: Date): Promise<MailRow | null> {
    const values = [later(now, CLAIM_MS), now, now, later(now, LATEST_CLAIM_END_MS)];
    const [row] = await this.#write((sql) => sql(this.#claim, values));
    return row === undefined ? null : MailRow.parse(row);
  }

  /** Extends the claim on a mail. */
  async renew(mail: MailRow, now: Date): Promise<void> {
    await this.#write((sql) =>
      sql(`UPDATE order_mails SET claimed_until = ? WHERE id = ? AND mail_state = 'waiting'`, [
        later(now, CLAIM_MS),
        mail.id,
      ]),
    );
  }

  async markSent(mail: MailRow, now: Date): Promise<void> {
    await this.#write((sql) =>
      sql(
        `UPDATE order_mails SET mail_state = 'sent', sent_at = ?, attempts = attempts + 1, last_error = NULL,
         next_attempt_at = NULL, claimed_until = NULL, updated_at = ? WHERE id = ?`,
        [now, now, mail.id],
      ),
    );
  }

  /** Schedules the next attempt at a mail, or gives it up. @param random from 0 to 1 */
  async markFailed(mail: MailRow, { message, isPermanent }: DeliveryFailure, now: Date, random: number): Promise<void> {
    const attempts = mail.attempts + 1;
    const next = isPermanent ? null : nextAttempt({ attempts, queuedAt: new Date(mail.queued_at), now, random });
    await this.#write((sql) =>
      sql(
        `UPDATE order_mails SET mail_state = ?, attempts = ?, last_error = ?, next_attempt_at = ?, claimed_until = NULL,
         updated_at = ? WHERE id = ? AND mail_state = 'waiting'`,
        [next ? 'waiting' : 'failed', attempts, message, next, now, mail.id],
      ),
    );
  }

  /** Releases all claims on SQLite, where no other process can hold one. */
  async releaseAll(): Promise<void> {
    if (isPostgres(this.#strapi.db.connection)) return;
    await this.#write((sql) => sql('UPDATE order_mails SET claimed_until = NULL WHERE claimed_until IS NOT NULL'));
  }

  #write<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    return inSqlTransaction(this.#strapi, work);
  }
}
