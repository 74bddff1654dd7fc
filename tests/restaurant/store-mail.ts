import { randomBytes } from 'node:crypto';
import type { MailKind } from '@pickup/contract';
import type { Knex } from 'knex';

interface StoredMail {
  kind: MailKind;
  recipient: string;
  language?: 'en' | 'nl';
  /** The row of its order. */
  orderId?: number | null;
  state?: 'waiting' | 'sent';
  claimedUntil?: Date | null;
}

/** Stores a mail as the product could have written it. @returns its id */
export async function storeMail(sql: Knex, mail: StoredMail): Promise<string> {
  const { kind, recipient, language = 'en', orderId = null, state = 'waiting', claimedUntil = null } = mail;
  const id = randomBytes(12).toString('hex');
  const at = new Date();
  await sql('order_mails').insert({
    document_id: id,
    order_id: orderId,
    mail_kind: kind,
    once_key: `${kind}:${id}`,
    recipient,
    language,
    mail_state: state,
    attempts: 0,
    queued_at: at,
    next_attempt_at: at,
    claimed_until: claimedUntil,
  });
  return id;
}

/** Lets the waiting mail to an address be due now, for tests that are not about the seconds in which a move can be undone. */
export async function makeDue(sql: Knex, recipient: string): Promise<void> {
  await sql('order_mails').where({ recipient, mail_state: 'waiting' }).update({ next_attempt_at: new Date() });
}
