import { z } from 'zod';
import { chosenOptions } from './choice.js';
import { inFewLines } from '../rules/visible-text.js';
import { ORDER_LIMITS } from './limits.js';
import { EmailAddress, Id, Instant, LanguageCode, Money, PersonName, PhoneNumber, trimVisibleText } from './scalar.js';

export const LineItemType = z.enum(['menu', 'deal'], 'must be menu or deal');
export type LineItemType = z.infer<typeof LineItemType>;

const quantityRange = `must be a whole number from 1 to ${ORDER_LIMITS.quantity}`;

const Customization = z
  .string('must be text')
  .overwrite(trimVisibleText)
  .min(1, 'must not be empty')
  .max(ORDER_LIMITS.customization, `must be at most ${ORDER_LIMITS.customization} characters`);

/** One line of an order request. It has no price: the server prices every order itself (product.md, Prices). */
export const PlaceOrderLine = z.strictObject({
  itemId: Id,
  itemType: LineItemType,
  quantity: z.int(quantityRange).min(1, quantityRange).max(ORDER_LIMITS.quantity, quantityRange),
  customizations: z
    .array(Customization)
    .max(ORDER_LIMITS.customizations, `must be at most ${ORDER_LIMITS.customizations}`)
    .default([]),
  options: chosenOptions,
});
export type PlaceOrderLine = z.infer<typeof PlaceOrderLine>;

const orderItems = z
  .array(PlaceOrderLine, 'must be a list of items')
  .min(1, 'must hold at least one item')
  .max(ORDER_LIMITS.lines, `must hold at most ${ORDER_LIMITS.lines} lines`);

const A_TIME = 'must be a time such as 2026-11-21T17:30:00.000Z';

/** Of this millennium: where the year 9999 ends, a day cannot be written as the restaurant's any more. */
const chosenTime = z.iso
  .datetime({ error: A_TIME, abort: true })
  .refine((time) => time.startsWith('2'), { error: A_TIME, abort: true })
  .transform((time) => new Date(time).toISOString())
  .pipe(Instant);

/** One of the `pickupTimes` of a quote; null, or left out, for as soon as possible. */
const pickupAt = chosenTime.nullish().transform((time) => time ?? null);

export const QuoteRequest = z.strictObject({ items: orderItems, pickupAt });
export type QuoteRequest = z.infer<typeof QuoteRequest>;

const noteText = z
  .string('must be text')
  .overwrite((text) => inFewLines(trimVisibleText(text), ORDER_LIMITS.notesLines))
  .max(ORDER_LIMITS.notes, `must be at most ${ORDER_LIMITS.notes} characters`);

const notes = noteText.nullish().transform((text) => text || null);

const contentsHash = 'must be the contentsHash of a quote';

/** Stands for what was in the lines of a quote: items, choices, allergens and marks (product.md, Quotes). */
export const ContentsHash = z
  .string(contentsHash)
  .length(22, contentsHash)
  .regex(/^[\w-]*$/, contentsHash);

const quoted = {
  /** The total that was shown; with another total the order is neither placed nor corrected (product.md, Quotes). */
  quotedTotal: Money.min(0, 'must not be negative').optional(),
  /** The `contentsHash` of the quote that was shown; the same with other contents. */
  quotedContentsHash: ContentsHash.optional(),
};

export const PlaceOrder = z.strictObject({
  customerName: PersonName,
  customerEmail: EmailAddress,
  customerPhone: PhoneNumber,
  notes,
  items: orderItems,
  ...quoted,
  pickupAt,
  /** The `readyAt` the customer was shown; an order for as soon as possible is not placed for a later time (product.md, Pickup times). */
  quotedReadyAt: chosenTime.optional(),
  /** The language of the mails to the customer. */
  language: LanguageCode.default('en'),
});
export type PlaceOrder = z.infer<typeof PlaceOrder>;
/** The payload as a client writes it, before defaults and trimming. */
export type PlaceOrderInput = z.input<typeof PlaceOrder>;

/** Of somebody who may have none: empty then. */
const emailIfAny = z
  .string('must be text')
  .trim()
  .max(ORDER_LIMITS.email, `must be at most ${ORDER_LIMITS.email} characters`)
  .refine(
    (text) => text === '' || EmailAddress.safeParse(text).success,
    'must be an email address such as anna@example.com',
  )
  .nullish()
  .transform((email) => email ?? '');

/** An order that the owner types for somebody on the phone (product.md, Phone orders). */
export const PlacePhoneOrder = PlaceOrder.extend({ customerEmail: emailIfAny });
export type PlacePhoneOrder = z.infer<typeof PlacePhoneOrder>;
export type PlacePhoneOrderInput = z.input<typeof PlacePhoneOrder>;

/** A line of a corrected order: one it has already, by its id, or a new one. */
export const CorrectedLine = PlaceOrderLine.extend({
  /** Of the line that is kept, with its item and the price it was ordered at; left out for a new line. Its choices and wishes stay unless they are given. */
  id: Id.optional(),
  customizations: PlaceOrderLine.shape.customizations.unwrap().optional(),
});
export type CorrectedLine = z.infer<typeof CorrectedLine>;

const correctedItems = z
  .array(CorrectedLine, 'must be a list of items')
  .min(1, 'must hold at least one item')
  .max(ORDER_LIMITS.lines, `must hold at most ${ORDER_LIMITS.lines} lines`)
  .refine((lines) => {
    const ids = lines.flatMap(({ id }) => id ?? []);
    return new Set(ids).size === ids.length;
  }, 'must name each line once');

/** Left out, the pickup time stays as it is; null is as soon as possible, anew. */
const correctedPickup = chosenTime.nullish();

/** What an order would be with these lines (product.md, Corrections). */
export const QuoteCorrection = z.strictObject({ items: correctedItems, pickupAt: correctedPickup });
export type QuoteCorrection = z.infer<typeof QuoteCorrection>;

/** Left out, the note stays as it is; null, or an empty text, takes it away. */
const correctedNotes = noteText
  .nullable()
  .transform((text) => text || null)
  .optional();

/** All lines of an order as they should be, and its note and its pickup time where these change. */
export const CorrectOrder = QuoteCorrection.extend({ notes: correctedNotes, ...quoted });
export type CorrectOrder = z.infer<typeof CorrectOrder>;
export type CorrectOrderInput = z.input<typeof CorrectOrder>;

/** A repeated request with the same key places no second order: 8 to 100 visible characters (product.md, Replay). */
export const IdempotencyKey = z
  .string()
  .regex(/^[\x21-\x7e]{8,100}$/, 'must be 8 to 100 visible characters')
  .describe('The same key with the same order never places it twice.');
