import { LANGUAGES, isErasedEmail, type Language, type MailKind } from '@pickup/contract';
import { ADMIN_ROLE_TYPE, inSqlTransaction, insertInto, rowDefaults, type Sql } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { sendsMail, wakeMail } from './mail-switch.js';

/** Mail to customers, about their orders. */
export const CUSTOMER_KINDS = ['received', 'ready', 'cancelled'] as const satisfies readonly MailKind[];
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];
type OwnerKind = Exclude<MailKind, CustomerKind>;

interface NewMail {
  kind: MailKind;
  /** The row of the order it is about. */
  orderId: number | null;
  onceKey: string;
  recipient: string;
  language: Language;
  at: Date;
}

/** Whoever writes the same mail a second time writes nothing: the database knows its key. */
async function insertMail(sql: Sql, { kind, orderId, onceKey, recipient, language, at }: NewMail): Promise<void> {
  const row = {
    order_id: orderId,
    mail_kind: kind,
    once_key: onceKey,
    recipient,
    language,
    mail_state: 'waiting',
    attempts: 0,
    queued_at: at,
    next_attempt_at: at,
    ...rowDefaults(at),
  };
  await insertInto(sql, 'order_mails', [row], 'ON CONFLICT (once_key) DO NOTHING');
}

const Addressee = z.object({ customer_email: z.string(), language: z.enum(LANGUAGES).catch('en') });

export interface OrderMail {
  kind: CustomerKind;
  /** The row of the order. */
  orderId: number;
  /** What makes it the same mail: the order, or the move it tells of. */
  onceKey: string;
  at: Date;
}

/**
 * Writes a mail to an order's customer into the outbox, as a part of the transaction of what it tells of: either both
 * are stored or neither. An erased customer gets none (decision 15).
 */
export async function queueOrderMail(sql: Sql, { kind, orderId, onceKey, at }: OrderMail): Promise<void> {
  if (!sendsMail()) return;
  const [found] = await sql('SELECT customer_email, language FROM orders WHERE id = ?', [orderId]);
  const { customer_email: recipient, language } = Addressee.parse(found);
  if (isErasedEmail(recipient)) return;
  await insertMail(sql, { kind, orderId, onceKey, recipient, language, at });
}

const Accounts = z.array(z.object({ id: z.number(), email: z.string() }));

/** Whoever may sign in as the owner. */
async function readOwners(strapi: Core.Strapi): Promise<z.infer<typeof Accounts>> {
  const found: unknown = await strapi.db.query('plugin::users-permissions.user').findMany({
    select: ['id', 'email'],
    where: { role: { type: ADMIN_ROLE_TYPE }, $or: [{ blocked: false }, { blocked: null }] },
  });
  return Accounts.parse(found);
}

export interface OwnerMail {
  kind: OwnerKind;
  /** The row of the newest order it tells of; null when it tells of none. */
  orderId: number | null;
  /** What makes it the same mail, whichever instance writes it; each owner gets it once. */
  onceKey: string;
  now: Date;
}

/**
 * Writes a mail to the owner, to each of the accounts when there are several, and has it sent. It is in English: nothing
 * that is stored says which language the owner reads.
 */
export async function queueOwnerMail(strapi: Core.Strapi, mail: OwnerMail): Promise<void> {
  if (!sendsMail()) return;
  const { kind, orderId, onceKey, now: at } = mail;
  const owners = await readOwners(strapi);
  await inSqlTransaction(strapi, async (sql) => {
    for (const { id, email: recipient } of owners) {
      await insertMail(sql, { kind, orderId, onceKey: `${onceKey}:${id}`, recipient, language: 'en', at });
    }
  });
  wakeMail();
}
