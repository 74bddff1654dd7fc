import { MailState } from '@pickup/contract';
import { millisecondsColumn, sqlOf, type Transaction } from '@pickup/strapi-kit';
import { z } from 'zod';
import { makeDue } from '../mailing/mail-calls.js';
import type { TableRules } from './guard-table.js';
import { requireSame, refuseWrite } from './refuse-write.js';

const MailStanding = z.object({
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
type Standing = z.infer<typeof MailStanding>;

const SETTLED = {
  document_id: 'The document ID',
  order_id: 'Order',
  mail_kind: 'Kind',
  once_key: 'Key against double mail',
  recipient: 'Recipient',
  language: 'Language',
  attempts: 'Attempts',
  queued_at: 'Written at',
  next_attempt_at: 'Next attempt at',
  claimed_until: 'In hand until',
  last_error: 'Last error',
  sent_at: 'Sent at',
};

async function look(trx: Transaction, id: number): Promise<Standing> {
  const row: unknown = await trx('order_mails').where({ id }).forUpdate().first(Object.keys(MailStanding.shape));
  return MailStanding.parse(row);
}

/** What a developer may do to the outbox: have a failed mail tried again, and take a waiting one out. */
export const mailRules: TableRules<Standing, null> = {
  uid: 'plugin::ordering.order-mail',
  look,
  intend: () => null,
  created: 'Mails are not written here: what happens to an order writes them.',
  change: () => undefined,
  async changed(trx, was, now) {
    requireSame(SETTLED, was, now, 'the outbox keeps it');
    if (was.mail_state === now.mail_state) return;
    if (was.mail_state !== 'failed' || now.mail_state !== 'waiting') {
      refuseWrite(
        `A mail that is ${was.mail_state} cannot become ${now.mail_state}: only a failed one can be set to waiting.`,
      );
    }
    await makeDue(sqlOf(trx), now.document_id, new Date());
  },
  remove(_, { mail_state: state, claimed_until: claimed }) {
    if (state !== 'waiting')
      refuseWrite(`A mail that is ${state} is kept with its order; only a waiting one can be deleted.`);
    if (claimed !== null && claimed > Date.now())
      refuseWrite('This mail is being sent right now. Try again in a minute.');
  },
  removed: () => undefined,
};
