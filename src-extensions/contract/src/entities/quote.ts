import { z } from 'zod';
import { NO_PICKUP_REASONS } from './enumerations.js';
import { KitchenStatus } from './kitchen.js';
import { ChoiceIssue, ChosenOption, LocalChoice } from './choice.js';
import { ContentsHash, LineItemType } from './order-request.js';
import { Instant, Money } from './scalar.js';
import { lineDietaryFields } from './dietary-information.js';

/**
 * Why a line cannot be ordered now. `gone`: deleted, or it never existed; `not-yet`: a deal that has not begun;
 * `too-many`: more of a deal than one order may contain, all its lines together; `too-few-left`: more of a dish than is left on
 * the day of pickup; `choices`: not with these choices.
 */
export const UnavailableReason = z.enum([
  'gone',
  'sold-out',
  'ended',
  'not-yet',
  'too-many',
  'too-few-left',
  'choices',
]);
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
  choices: z.array(LocalChoice),
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
  /** How many of a dish are left on the day of pickup, where that is few or less than the cart takes; else null. */
  left: z.int().nullable(),
  ...lineDietaryFields,
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
  /** What the kitchen does now. */
  kitchen: KitchenStatus,
  /** The earliest time at which these lines can be collected; null when there is none. */
  readyAt: Instant.nullable(),
  /** The times that can be chosen for these lines, oldest first. */
  pickupTimes: z.array(Instant),
  /** Why there is no time for these lines; null when there is one. */
  noPickup: z.enum(NO_PICKUP_REASONS).nullable(),
});
export type Quote = z.infer<typeof Quote>;

/** What a corrected order costs: the lines it keeps at the price they were ordered at, added ones at that of now. */
export const CorrectionQuote = Quote.extend({
  /** Whether the kitchen has room for these lines at the pickup time that the order has. */
  timeStays: z.boolean(),
});
export type CorrectionQuote = z.infer<typeof CorrectionQuote>;
