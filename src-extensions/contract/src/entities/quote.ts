import { z } from 'zod';
import { Choice, ChoiceIssue, ChosenOption } from './choice.js';
import { ContentsHash, LineItemType } from './order.js';
import { Instant, Money } from './scalar.js';
import { dietaryFields } from './dietary-information.js';

/**
 * Why a line cannot be ordered now. `gone`: deleted, or it never existed; `not-yet`: a deal that has not begun;
 * `too-many`: more of a deal than one order may contain, all its lines together; `choices`: not with these choices.
 */
export const UnavailableReason = z.enum(['gone', 'sold-out', 'ended', 'not-yet', 'too-many', 'choices']);
export type UnavailableReason = z.infer<typeof UnavailableReason>;

/** A line of a cart at current prices. For an item that does not exist, everything is null except what was requested. */
export const QuotedLine = z.object({
  itemId: z.string(),
  itemType: LineItemType,
  quantity: z.int(),
  customizations: z.array(z.string()),
  /** As requested; null where they were left out. */
  options: z.array(ChosenOption).nullable(),
  /** What that chooses now: the defaults where nothing was requested. `unitPrice` includes it. */
  choices: z.array(Choice),
  /** Why it cannot be ordered with these choices. */
  choiceIssues: z.array(ChoiceIssue),
  /** Null when the line can be ordered. */
  obstacle: UnavailableReason.nullable(),
  name: z.string().nullable(),
  unitPrice: Money.nullable(),
  totalPrice: Money.nullable(),
  imageUrl: z.string().nullable(),
  minimumOrderAmount: Money.nullable(),
  isConditional: z.boolean(),
  /** How many of a deal one order may contain; null for no limit. */
  maxPerOrder: z.int().nullable(),
  ...dietaryFields,
});
export type QuotedLine = z.infer<typeof QuotedLine>;

/**
 * What a cart costs now. The sums leave out unavailable lines; `total` is the price of an order placed now, and `contentsHash`
 * stands for what would be in it.
 */
export const Quote = z.object({
  lines: z.array(QuotedLine),
  subtotal: Money,
  tax: Money,
  total: Money,
  contentsHash: ContentsHash,
  /** When an order placed now could be collected; null when the restaurant has no opening hours. */
  readyAt: Instant.nullable(),
});
export type Quote = z.infer<typeof Quote>;
