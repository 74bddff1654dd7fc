import { MailState } from '@pickup/contract';
import { millisecondsColumn, sqlOf, type Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';
import { makeDue } from '../mail/mails.js';
import { labelsOf } from './field-labels.js';
import type { TableRules } from './guard-table.js';
import { mailLayout } from './record-layouts.js';
import { refuseWrite, requireSame } from './refuse-write.js';

const MailColumns = z.object({
  id: z.number(),
  document_id: z.string(),
  order_id: z.number().nullable(),
  mail_kind: z.string(),
  once_key: z.string(),
  recipient: z.string(),
  language: z.string(),
  mail_state: MailState,
  attempts: z.number(),
  queued_at: millisecondsColumn,
  next_attempt_at: millisecondsColumn.nullable(),
  claimed_until: millisecondsColumn.nullable(),
  last_error: z.string().nullable(),
  sent_at: millisecondsColumn.nullable(),
});
type GuardedMail = z.infer<typeof MailColumns>;

const READ_ONLY = labelsOf(mailLayout, [
  'document_id',
  'order_id',
  'mail_kind',
  'once_key',
  'recipient',
  'language',
  'attempts',
  'queued_at',
  'next_attempt_at',
  'claimed_until',
  'last_error',
  'sent_at',
]);

async function read(trx: Transaction, id: number): Promise<GuardedMail> {
  const row: unknown = await trx('order_mails').where({ id }).forUpdate().first(Object.keys(MailColumns.shape));
  return MailColumns.parse(row);
}

/** Rules for the outbox: a developer may have a failed mail retried, and delete a waiting one. */
export const mailRules: TableRules<GuardedMail, null> = {
  uid: 'plugin::ordering.order-mail',
  read,
  prepare: () => null,
  afterCreate: 'Mails are not written here: what happens to an order writes them.',
  beforeUpdate: () => undefined,
  async afterUpdate(trx, was, now) {
    requireSame(READ_ONLY, was, now, 'the outbox keeps it');
    if (was.mail_state === now.mail_state) return;
    if (was.mail_state !== 'failed' || now.mail_state !== 'waiting') {
      refuseWrite(
        `A mail that is ${was.mail_state} cannot become ${now.mail_state}: only a failed one can be set to waiting.`,
      );
    }
    await makeDue(sqlOf(trx), now.document_id, new Date());
  },
  beforeDelete(_, { mail_state: state, claimed_until: claimed }) {
    if (state !== 'waiting')
      refuseWrite(`A mail that is ${state} is kept with its order; only a waiting one can be deleted.`);
    if (claimed !== null && claimed > Date.now())
      refuseWrite('This mail is being sent right now. Try again in a minute.');
  },
  afterDelete: () => undefined,
};
