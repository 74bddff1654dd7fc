import { isErasedEmail, type Language, LANGUAGES, type MailKind } from '@pickup/contract';
import { ADMIN_ROLE_TYPE, inSqlTransaction, type Sql } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import { z } from 'zod';
import { type OutboxTable, queueMessage } from '../outbox/outbox.js';
import { isMailEnabled, wakeMailWorker } from './mail-worker-handle.js';

/** Mail to customers, about their orders. */
export const CUSTOMER_KINDS = ['received', 'ready', 'cancelled', 'changed'] as const satisfies readonly MailKind[];
export type CustomerKind = (typeof CUSTOMER_KINDS)[number];
type OwnerKind = Exclude<MailKind, CustomerKind>;

/** The mail to be sent. */
export const MAILS: OutboxTable = { table: 'order_mails', state: 'mail_state' };

interface NewMail {
  kind: MailKind;
  /** The row id of the order it is about. */
  orderId: number | null;
  onceKey: string;
  recipient: string;
  language: Language;
  at: Date;
  /** When it is sent; at once unless given. */
  dueAt?: Date;
}

/** Writes nothing when a mail with the same `onceKey` exists. */
const queueMail = (sql: Sql, { kind, recipient, language, ...message }: NewMail): Promise<void> =>
  queueMessage(sql, MAILS, { ...message, columns: { mail_kind: kind, recipient, language } });

const OrderRecipient = z.object({ customer_email: z.string().nullable(), language: z.enum(LANGUAGES).catch('en') });

export interface OrderMail {
  kind: CustomerKind;
  /** The row id of the order. */
  orderId: number;
  /** Unique: names the order, or the transition, that the mail is about. */
  onceKey: string;
  at: Date;
  /** When it is sent; at once unless given. */
  dueAt?: Date;
}

/**
 * Writes a mail to an order's customer into the outbox, in the transaction of what it is about: both are stored, or
 * neither. An erased customer gets none, nor does one who gave no address (product.md, Mail).
 */
export async function queueOrderMail(
  strapi: Core.Strapi,
  sql: Sql,
  { kind, orderId, onceKey, at, dueAt = at }: OrderMail,
): Promise<void> {
  if (!isMailEnabled(strapi)) return;
  const [found] = await sql('SELECT customer_email, language FROM orders WHERE id = ?', [orderId]);
  const { customer_email: recipient, language } = OrderRecipient.parse(found);
  if (recipient === null || recipient === '' || isErasedEmail(recipient)) return;
  await queueMail(sql, { kind, orderId, onceKey, recipient, language, at, dueAt });
}

const Accounts = z.array(z.object({ id: z.number(), email: z.string() }));

/** The accounts that may sign in to the back office. */
async function readOwners(strapi: Core.Strapi): Promise<z.infer<typeof Accounts>> {
  const found: unknown = await strapi.db.query('plugin::users-permissions.user').findMany({
    select: ['id', 'email'],
    where: { role: { type: ADMIN_ROLE_TYPE }, $or: [{ blocked: false }, { blocked: null }] },
  });
  return Accounts.parse(found);
}

export interface OwnerMail {
  kind: OwnerKind;
  /** The row id of the newest order it names; null when it names none. */
  orderId: number | null;
  /** The same on every instance, so that each owner gets the mail once. */
  onceKey: string;
  now: Date;
}

/**
 * Queues a mail to each account of the owner and wakes the mail worker. It is in English, as the owner's language is not
 * stored.
 */
export async function queueOwnerMail(strapi: Core.Strapi, mail: OwnerMail): Promise<void> {
  if (!isMailEnabled(strapi)) return;
  const { kind, orderId, onceKey, now: at } = mail;
  const owners = await readOwners(strapi);
  await inSqlTransaction(strapi, async (sql) => {
    for (const { id, email: recipient } of owners) {
      await queueMail(sql, { kind, orderId, onceKey: `${onceKey}:${id}`, recipient, language: 'en', at });
    }
  });
  wakeMailWorker(strapi);
}

/**
 * Gives what is not sent yet to the customer of an email address, which was corrected, that address: the one before may be
 * somebody else's. What is being sent at this moment stays.
 * @param email empty where the orders have none any more: then nothing is sent
 */
export async function readdressMails(sql: Sql, email: string, now: Date): Promise<void> {
  const kinds = CUSTOMER_KINDS.map(() => '?').join(', ');
  const misdirected = `order_id IN (SELECT id FROM orders WHERE customer_email = ?) AND recipient <> ?
    AND mail_kind IN (${kinds}) AND mail_state <> 'sent' AND (claimed_until IS NULL OR claimed_until < ?)`;
  const values = [email, email, ...CUSTOMER_KINDS, now];
  if (email === '') await sql(`DELETE FROM order_mails WHERE ${misdirected}`, values);
  else await sql(`UPDATE order_mails SET recipient = ?, updated_at = ? WHERE ${misdirected}`, [email, now, ...values]);
}
