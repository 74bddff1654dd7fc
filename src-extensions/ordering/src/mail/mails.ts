import { LANGUAGES, MailKind, MailState, type MailStatus, type OutgoingMail } from '@pickup/contract';
import { conflict, inSqlTransaction, instantColumn, notFound, type Sql, sqlOf } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { isMailEnabled, wakeMailWorker } from './mail-worker-handle.js';

/** A row of `order_mails` with the number of its order. */
export const MailRow = z.object({
  id: z.number(),
  document_id: z.string(),
  order_id: z.number().nullable(),
  order_number: z.string().nullable(),
  mail_kind: MailKind,
  recipient: z.string(),
  language: z.enum(LANGUAGES),
  mail_state: MailState,
  attempts: z.number(),
  queued_at: instantColumn,
  next_attempt_at: instantColumn.nullable(),
  last_error: z.string().nullable(),
  sent_at: instantColumn.nullable(),
});
const MailRows = z.array(MailRow);
export type MailRow = z.infer<typeof MailRow>;

/** The beginning of every query of the outbox. */
const SELECT_MAILS = `SELECT order_mails.*, orders.number AS order_number FROM order_mails
  LEFT JOIN orders ON orders.id = order_mails.order_id`;

export const presentMail = (row: MailRow): OutgoingMail => ({
  id: row.document_id,
  kind: row.mail_kind,
  orderNumber: row.order_number,
  recipient: row.recipient,
  state: row.mail_state,
  attempts: row.attempts,
  lastError: row.last_error,
  createdAt: row.queued_at,
  nextAttemptAt: row.mail_state === 'waiting' ? row.next_attempt_at : null,
  sentAt: row.sent_at,
});

/** The mail about an order, oldest first. */
export async function readMailsOf(sql: Sql, orderId: number): Promise<MailRow[]> {
  const rows = await sql(`${SELECT_MAILS} WHERE order_mails.order_id = ? ORDER BY order_mails.id`, [orderId]);
  return MailRows.parse(rows);
}

/** A mail that was given up helps nobody after a week; the page of its order still says so. */
const GIVEN_UP_SHOWN_MS = 7 * 24 * 60 * 60_000;

/** The condition for mails that failed at least once and are to be looked at; its value is `troubledFrom`. */
export const IS_TROUBLED = `attempts > 0 AND (mail_state = 'waiting' OR (mail_state = 'failed' AND queued_at > ?))`;
export const troubledFrom = (now: Date): Date => new Date(now.getTime() - GIVEN_UP_SHOWN_MS);

/** Mails with failed attempts that are shown. */
const MAX_TROUBLED = 100;

const Count = z.tuple([z.object({ count: z.coerce.number() })]);

/** The state of the outbox, as the owner sees it. */
export async function readMailStatus(strapi: Core.Strapi, now: Date): Promise<MailStatus> {
  const sql = sqlOf(strapi.db.connection);
  const [{ count: waiting }] = Count.parse(
    await sql(`SELECT count(*) AS count FROM order_mails WHERE mail_state = 'waiting'`),
  );
  const rows = await sql(`${SELECT_MAILS} WHERE ${IS_TROUBLED} ORDER BY order_mails.id DESC LIMIT ?`, [
    troubledFrom(now),
    MAX_TROUBLED,
  ]);
  return { enabled: isMailEnabled(strapi), waiting, troubled: MailRows.parse(rows).map(presentMail) };
}

/** Makes an unsent mail due now, within a transaction. @throws HttpError 404 or 409 */
export async function makeDue(sql: Sql, documentId: string, now: Date): Promise<MailRow> {
  const changed = await sql(
    `UPDATE order_mails SET mail_state = 'waiting', next_attempt_at = ?, last_error = NULL, updated_at = ?
     WHERE document_id = ? AND mail_state IN ('waiting', 'failed') RETURNING id`,
    [now, now, documentId],
  );
  const [row] = await sql(`${SELECT_MAILS} WHERE order_mails.document_id = ?`, [documentId]);
  if (row === undefined) throw notFound('There is no such mail.');
  if (changed.length === 0) throw conflict('This mail has been sent already.');
  return MailRow.parse(row);
}

/**
 * Tries a mail again at once, also one that was given up.
 * @throws HttpError 404 for an unknown mail, 409 for one that was sent, or when no mail is sent at all
 */
export async function retryMail(strapi: Core.Strapi, documentId: string, now: Date): Promise<OutgoingMail> {
  const mail = await inSqlTransaction(strapi, async (sql) => {
    const due = await makeDue(sql, documentId, now);
    if (!isMailEnabled(strapi)) throw conflict('No mail is sent: SMTP_URL is not set.');
    return due;
  });
  wakeMailWorker(strapi);
  return presentMail(mail);
}
