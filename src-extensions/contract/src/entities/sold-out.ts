import { z } from 'zod';
import { SOLD_OUT_FOREVER } from '../rules/portions.js';
import { Day } from './scalar.js';

const RIGHT = `must be a date such as 2026-11-21, ${SOLD_OUT_FOREVER} or null`;

/** When something that is sold out is back: at the start of this day, or never by itself. Null when the owner has not said so. */
export const SoldOutUntil = z.union([Day, z.literal(SOLD_OUT_FOREVER)], RIGHT).nullable();
export type SoldOutUntil = z.infer<typeof SoldOutUntil>;

/** Says until when something is sold out; null when it is back. */
export const SaveSoldOut = z.strictObject({
  until: z
    .union(
      [z.literal('today'), Day, z.literal(SOLD_OUT_FOREVER)],
      `must be today, a date such as 2026-11-21, ${SOLD_OUT_FOREVER} or null`,
    )
    .nullable(),
});
export type SaveSoldOut = z.infer<typeof SaveSoldOut>;
