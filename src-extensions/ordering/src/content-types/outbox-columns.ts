import { MAIL_STATES } from '@pickup/contract';

/** The state of something that waits to be sent, as a column. */
export const outboxState = () =>
  ({ type: 'enumeration', enum: [...MAIL_STATES], required: true, default: 'waiting' }) as const;

/**
 * The columns by which an outbox sends a row once, tries again and says why not (`outbox/outbox.ts`). Each call makes new
 * objects, because Strapi writes into them.
 */
export const outboxColumns = () =>
  ({
    /** Unique, so that a row is written once: `received:4711`. */
    onceKey: { type: 'string', required: true, maxLength: 100 },
    attempts: { type: 'integer', required: true, default: 0 },
    queuedAt: { type: 'datetime', required: true },
    nextAttemptAt: { type: 'datetime' },
    /** Until then one instance is sending it. */
    claimedUntil: { type: 'datetime' },
    lastError: { type: 'text' },
    sentAt: { type: 'datetime' },
  }) as const;
