import { LANGUAGES, MailKind, MailState, type OutgoingMail } from '@pickup/contract';
import { instantColumn, type Sql } from '@pickup/strapi-kit';
import { z } from 'zod';

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
export type MailRow = z.infer<typeof MailRow>;

/** The beginning of every question to the outbox. */
export const SELECT_MAILS = `SELECT order_mails.*, orders.number AS order_number FROM order_mails
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
  return z.array(MailRow).parse(rows);
}
