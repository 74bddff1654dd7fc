import { z } from 'zod';
import { ORDER_REFUSALS } from './enumerations.js';
import { Quote } from './quote.js';

/** One thing wrong with a request: where, and what would be right. */
export const RequestIssue = z.object({ path: z.string(), message: z.string() });
export type RequestIssue = z.infer<typeof RequestIssue>;

/** Strapi's error envelope; `message` is a sentence a person can read. */
export const ErrorEnvelope = z.object({
  data: z.null(),
  error: z.object({
    status: z.int(),
    name: z.string(),
    message: z.string(),
    details: z.looseObject({
      issues: z.array(RequestIssue).optional(),
      quote: Quote.optional(),
      reason: z.enum(ORDER_REFUSALS).optional(),
    }),
  }),
});
export type ErrorEnvelope = z.infer<typeof ErrorEnvelope>;
