import { inSqlTransaction, isPostgres, type Sql } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { nextAttempt } from './retry-rule.js';
import { MailRow } from './read-mails.js';
import type { Refused } from './refused.js';

/** A mail in hand belongs to its instance for so long; it is renewed while it is being sent. In milliseconds. */
export const CLAIM_MS = 20_000;

const later = (now: Date, ms: number) => new Date(now.getTime() + ms);

/** A claim that ends later than this was made before the clock was put back, and counts as ended; clocks of instances differ by less. */
const LATEST_CLAIM_END_MS = 10 * 60_000;

/** A mail is free when nobody has claimed it, or when the claim has ended, as that of an instance that died. */
const IS_FREE = '(claimed_until IS NULL OR claimed_until < ? OR claimed_until > ?)';

const claimText = (isOnPostgres: boolean) => `
  UPDATE order_mails SET claimed_until = ? WHERE id = (
    SELECT id FROM order_mails WHERE mail_state = 'waiting' AND next_attempt_at <= ? AND ${IS_FREE}
    ORDER BY next_attempt_at, id LIMIT 1 ${isOnPostgres ? 'FOR UPDATE SKIP LOCKED' : ''})
  RETURNING *, (SELECT number FROM orders WHERE orders.id = order_mails.order_id) AS order_number`;

/** The rows of mail that is to be sent. Every write is one statement, so no lock is held from one to the next. */
export class Outbox {
  readonly #strapi: Core.Strapi;
  readonly #claim: string;

  constructor(strapi: Core.Strapi) {
    this.#strapi = strapi;
    this.#claim = claimText(isPostgres(strapi.db.connection));
  }

  /** Takes the mail that has been due the longest; null when none is. Two instances never take the same. */
  async claim(now: Date): Promise<MailRow | null> {
    const values = [later(now, CLAIM_MS), now, now, later(now, LATEST_CLAIM_END_MS)];
    const [row] = await this.#write((sql) => sql(this.#claim, values));
    return row === undefined ? null : MailRow.parse(row);
  }

  /** Keeps a mail in hand. */
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

  /** Puts a mail off, or gives it up. @param random from 0 to 1 */
  async markFailed(mail: MailRow, { said, forGood }: Refused, now: Date, random: number): Promise<void> {
    const attempts = mail.attempts + 1;
    const next = forGood ? null : nextAttempt({ attempts, queuedAt: new Date(mail.queued_at), now, random });
    await this.#write((sql) =>
      sql(
        `UPDATE order_mails SET mail_state = ?, attempts = ?, last_error = ?, next_attempt_at = ?, claimed_until = NULL,
         updated_at = ? WHERE id = ? AND mail_state = 'waiting'`,
        [next ? 'waiting' : 'failed', attempts, said, next, now, mail.id],
      ),
    );
  }

  /** On SQLite nobody else can have anything in hand: what a killed process had is free at once. */
  async releaseAll(): Promise<void> {
    if (isPostgres(this.#strapi.db.connection)) return;
    await this.#write((sql) => sql('UPDATE order_mails SET claimed_until = NULL WHERE claimed_until IS NOT NULL'));
  }

  #write<Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> {
    return inSqlTransaction(this.#strapi, work);
  }
}
