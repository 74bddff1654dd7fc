import type { MailStatus, OutgoingMail } from '@pickup/contract';
import { conflict, inSqlTransaction, notFound, sqlOf, type Sql } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { sendsMail, wakeMail } from './mail-switch.js';
import { MailRow, SELECT_MAILS, presentMail } from './read-mails.js';

/** More than anybody reads. */
const MOST_TROUBLED = 100;

const Count = z.tuple([z.object({ count: z.coerce.number() })]);

/** How mail is doing, as the owner sees it. */
export async function readMailStatus(strapi: Core.Strapi): Promise<MailStatus> {
  const sql = sqlOf(strapi.db.connection);
  const [{ count: waiting }] = Count.parse(
    await sql(`SELECT count(*) AS count FROM order_mails WHERE mail_state = 'waiting'`),
  );
  const rows = await sql(
    `${SELECT_MAILS} WHERE mail_state IN ('waiting', 'failed') AND attempts > 0 ORDER BY order_mails.id DESC LIMIT ?`,
    [MOST_TROUBLED],
  );
  return { enabled: sendsMail(), waiting, troubled: z.array(MailRow).parse(rows).map(presentMail) };
}

/** Has a mail that is not sent tried at once; part of a transaction. @throws HttpError 404 or 409 */
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
    if (!sendsMail()) throw conflict('No mail is sent: SMTP_URL is not set.');
    return due;
  });
  wakeMail();
  return presentMail(mail);
}
