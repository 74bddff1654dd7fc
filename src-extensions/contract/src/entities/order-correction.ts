import { z } from 'zod';
import { Instant, Money } from './scalar.js';

/**
 * One thing that a correction changed: a line that was added, removed, or got another quantity, other choices or wishes; the
 * pickup time; the note.
 */
export const CorrectionChange = z.discriminatedUnion('what', [
  z.object({ what: z.enum(['added', 'removed']), name: z.string(), quantity: z.int() }),
  z.object({ what: z.literal('quantity'), name: z.string(), from: z.int(), to: z.int() }),
  z.object({ what: z.literal('choices'), name: z.string(), from: z.array(z.string()), to: z.array(z.string()) }),
  z.object({ what: z.literal('wishes'), name: z.string() }),
  z.object({ what: z.literal('pickup'), from: Instant.nullable(), to: Instant }),
  z.object({ what: z.literal('note') }),
]);
export type CorrectionChange = z.infer<typeof CorrectionChange>;

/** A correction of an order: when, by whom, and what changed. It holds nothing that its customer has typed. */
export const OrderCorrection = z.object({
  at: Instant,
  by: z.string(),
  changes: z.array(CorrectionChange),
  totalBefore: Money,
  total: Money,
});
export type OrderCorrection = z.infer<typeof OrderCorrection>;
