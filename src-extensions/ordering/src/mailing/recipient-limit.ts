import { MAIL_HELD_BACK } from '@pickup/contract';
import { HttpError, createLimiter, keyedHash } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import type { MailRow } from './read-mails.js';
import { Undeliverable } from './refused.js';

const HOUR_S = 60 * 60;

/** Twice what somebody gets who orders for a whole office, and far fewer than a nuisance. */
const PER_HOUR = { name: 'mail-recipient-hour', points: 10, seconds: HOUR_S };
const PER_DAY = { name: 'mail-recipient-day', points: 30, seconds: 24 * HOUR_S };

/** What a stranger can have sent by ordering for somebody else's address; `ready` is the kitchen's own doing. */
const BY_STRANGERS: readonly MailRow['mail_kind'][] = ['received', 'cancelled'];

/** The mailbox that spellings of an address lead to: `Anna.B+shop@example.com` is `annab@example.com` at most mail servers. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).split('+');
  return `${local.replaceAll('.', '')}${email.slice(at)}`.toLowerCase();
}

/**
 * Limits the mail that orders send to one mailbox, so that nobody can use this shop to fill it. The orders are placed all
 * the same. A mail is counted when it is first sent: what was held back, the owner can send by trying it again.
 */
export function limitRecipients(strapi: Core.Strapi) {
  const limits = [createLimiter(strapi, PER_HOUR), createLimiter(strapi, PER_DAY)];
  /** @throws Undeliverable for a mailbox that has had too much */
  return async ({ mail_kind: kind, attempts, recipient }: MailRow): Promise<void> => {
    if (attempts > 0 || !BY_STRANGERS.includes(kind)) return;
    const mailbox = keyedHash(strapi, `mail to ${mailboxOf(recipient)}`);
    try {
      for (const limit of limits) await limit.consume(mailbox);
    } catch (error) {
      throw error instanceof HttpError ? new Undeliverable(MAIL_HELD_BACK) : error;
    }
  };
}
