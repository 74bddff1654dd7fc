import { z } from 'zod';
import { LineItemType } from './order.js';
import { Instant, Money } from './scalar.js';
import { dietaryFields } from './dietary-information.js';

/**
 * Why a line cannot be ordered now. `gone`: deleted or never there; `not-yet`: a deal that has not
 * begun; `too-many`: more of a deal than one order takes, all its lines together.
 */
export const UnavailableReason = z.enum(['gone', 'sold-out', 'ended', 'not-yet', 'too-many']);
export type UnavailableReason = z.infer<typeof UnavailableReason>;

/** A line of a cart at this moment; everything but the wish itself is null when it is gone without a trace. */
export const QuotedLine = z.object({
  itemId: z.string(),
  itemType: LineItemType,
  quantity: z.int(),
  customizations: z.array(z.string()),
  /** Null when it can be ordered. */
  obstacle: UnavailableReason.nullable(),
  name: z.string().nullable(),
  unitPrice: Money.nullable(),
  totalPrice: Money.nullable(),
  imageUrl: z.string().nullable(),
  minimumOrderAmount: Money.nullable(),
  isConditional: z.boolean(),
  /** How many of a deal one order takes; null for no limit of its own. */
  maxPerOrder: z.int().nullable(),
  ...dietaryFields,
});
export type QuotedLine = z.infer<typeof QuotedLine>;

/** What a cart costs now. The sums are of the lines that can be ordered; `total` is what an order of them is placed for. */
export const Quote = z.object({
  lines: z.array(QuotedLine),
  subtotal: Money,
  tax: Money,
  total: Money,
  /** When an order of now could be collected; null when the restaurant has no opening hours (ruling 14). */
  readyAt: Instant.nullable(),
});
export type Quote = z.infer<typeof Quote>;
