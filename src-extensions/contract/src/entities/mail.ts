import { z } from 'zod';
import { Id, Instant } from './scalar.js';

/** To the customer: `received`, `ready`, `cancelled`, `changed` when the restaurant has corrected it. To the owner: `unseen` of orders that nobody has opened, `no-board` of a kitchen nobody watches. */
export const MAIL_KINDS = ['received', 'ready', 'cancelled', 'changed', 'unseen', 'no-board'] as const;
export const MailKind = z.enum(MAIL_KINDS);
export type MailKind = z.infer<typeof MailKind>;

/** `failed`: given up; the owner can try it again. */
export const MAIL_STATES = ['waiting', 'sent', 'failed'] as const;
export const MailState = z.enum(MAIL_STATES);
export type MailState = z.infer<typeof MailState>;

/** The last error of a mail that was not sent because its recipient had too many (product.md, Mail). */
export const MAIL_HELD_BACK = 'Held back: this address has had many mails lately.';

/** A mail as the owner sees it. */
export const OutgoingMail = z.object({
  id: Id,
  kind: MailKind,
  /** The newest order it is about; null when it is about none. */
  orderNumber: z.string().nullable(),
  recipient: z.string(),
  state: MailState,
  attempts: z.int(),
  /** What the mail server said to the last attempt, if it failed. */
  lastError: z.string().nullable(),
  createdAt: Instant,
  /** Null when it is not tried again by itself. */
  nextAttemptAt: Instant.nullable(),
  sentAt: Instant.nullable(),
});
export type OutgoingMail = z.infer<typeof OutgoingMail>;

/** How mail is doing; `troubled` are those that failed at least once and are not sent, newest first; one that was given up is among them for a week. */
export const MailStatus = z.object({
  /** False without SMTP_URL: then no mail is written at all. */
  enabled: z.boolean(),
  waiting: z.int(),
  troubled: z.array(OutgoingMail),
});
export type MailStatus = z.infer<typeof MailStatus>;
