import { MAIL_HELD_BACK } from '@pickup/contract';
import { createLimiter, HttpError, keyedHash } from '@pickup/strapi-kit';
import type { Core } from '@strapi/strapi';
import type { Cancellation } from '../orders/status-history.js';
import { Undeliverable } from '../outbox/delivery-errors.js';
import type { MailRow } from './mails.js';

const HOUR_S = 60 * 60;

/** Twice what somebody who orders for a whole office gets. */
const PER_HOUR = { name: 'mail-recipient-hour', points: 10, seconds: HOUR_S };
const PER_DAY = { name: 'mail-recipient-day', points: 30, seconds: 24 * HOUR_S };

/** Whether a stranger can cause a mail by ordering with somebody else's address; what the kitchen does is told to everybody. */
const isByStranger = (kind: MailRow['mail_kind'], { by }: Pick<Cancellation, 'by'>): boolean =>
  kind === 'received' || (kind === 'cancelled' && by === 'customer');

/** The mailbox of an address without its tag and dots: `Anna.B+shop@example.com` is `annab@example.com` at most mail servers. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).split('+');
  return `${local.replaceAll('.', '')}${email.slice(at)}`.toLowerCase();
}

/**
 * Limits the mail that orders send to one mailbox, so that nobody can use the site to flood it (product.md, Mail). The
 * orders themselves are placed. A mail counts when it is first sent, so the owner can send one that was held back by
 * retrying it.
 */
export function limitRecipients(strapi: Core.Strapi) {
  const limits = [createLimiter(strapi, PER_HOUR), createLimiter(strapi, PER_DAY)];
  /** @throws Undeliverable for a mailbox over its limit */
  return async (
    { mail_kind: kind, attempts, recipient }: MailRow,
    cancellation: Pick<Cancellation, 'by'>,
  ): Promise<void> => {
    if (attempts > 0 || !isByStranger(kind, cancellation)) return;
    const mailbox = keyedHash(strapi, `mail to ${mailboxOf(recipient)}`);
    try {
      for (const limit of limits) await limit.consume(mailbox);
    } catch (error) {
      throw error instanceof HttpError ? new Undeliverable(MAIL_HELD_BACK) : error;
    }
  };
}
