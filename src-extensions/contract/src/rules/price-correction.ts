import type { CorrectOrder } from '../entities/order-request.js';
import type { CorrectionQuote } from '../entities/quote.js';
import { localDay } from './business-time.js';
import type { PricedLine, SaleItem, CheckedDay } from './check-lines.js';
import { checkCorrection, type CheckedCorrection, type PlacedLine } from './correction-lines.js';
import type { CorrectionTiming, PlacedBooking } from './correction-time.js';
import { timeProblemText } from './pickup-refusals.js';
import type { HashText } from './order-contents.js';
import { bookPickup, type PickupBooking } from './pickup-of-order.js';
import { conflictRefusal, firstRefusal, refuseTime, type OrderRefusal } from './price-order.js';
import { presentQuote } from './quote-lines.js';

/** An order as it was placed or last corrected, as far as a correction asks. */
export interface OrderToCorrect extends PlacedBooking {
  lines: readonly PlacedLine[];
}

/** What a correction is priced and timed by. */
export interface CorrectionCircumstances {
  placed: OrderToCorrect;
  /** Those behind the lines as stored now, whatever their state. */
  items: readonly SaleItem[];
  time: CorrectionTiming;
  /** How many portions other orders take on the day of pickup, by the id of the dish. */
  portionsTaken: CheckedDay['portionsTaken'];
  hashOf: HashText;
}

const checkFor = (
  lines: CorrectOrder['items'],
  { placed, items, time: { timing, dayStays }, portionsTaken }: CorrectionCircumstances,
): CheckedCorrection[] => {
  const today = localDay(timing.plan.now, timing.plan.calendar.timeZone);
  return checkCorrection(lines, placed.lines, items, { today, pickupDay: timing.day, portionsTaken }, dayStays);
};

const quoteOf = (
  checked: readonly CheckedCorrection[],
  { time: { timing, slotsAsItIs }, hashOf }: CorrectionCircumstances,
): CorrectionQuote => ({ ...presentQuote(checked, timing, hashOf), timeStays: slotsAsItIs !== null });

/** What an order would cost with other lines, and when it could be collected. */
export const quoteCorrection = (
  lines: CorrectOrder['items'],
  circumstances: CorrectionCircumstances,
): CorrectionQuote => quoteOf(checkFor(lines, circumstances), circumstances);

/** A line of a corrected order. */
export type CorrectedOrderLine = PricedLine & Pick<CheckedCorrection, 'placed' | 'kitchenUnits'>;

/** The lines of a corrected order and what it takes of the kitchen, or why it is not corrected. */
export type PricedCorrection =
  | {
      refusal: null;
      lines: CorrectedOrderLine[];
      /** Where the pickup time moves; null where it stays. */
      moved: PickupBooking | null;
      /** Its units by when their slot begins. */
      slots: ReadonlyMap<number, number>;
    }
  | { refusal: OrderRefusal };

/** Prices a correction by the rules of a new order, but for what the order has already (product.md, Corrections), or says why it is refused. */
export function priceCorrection(
  correction: CorrectOrder,
  circumstances: CorrectionCircumstances & { currencySymbol: string },
): PricedCorrection {
  const { time, placed, hashOf, currencySymbol } = circumstances;
  const { timing, isToStay, slotsAsItIs } = time;
  const checked = checkFor(correction.items, circumstances);
  const refusal = firstRefusal({
    checked,
    hashOf,
    currencySymbol,
    shown: correction,
    quote: () => quoteOf(checked, circumstances),
    checkTime: (quote) => {
      if (!isToStay) return refuseTime(timing, undefined, quote);
      if (slotsAsItIs !== null || placed.at === null) return null;
      const message = timeProblemText('full', placed.at, timing.plan);
      return conflictRefusal('pickup-time', message, quote, [{ path: 'pickupAt', message }]);
    },
    nothingDone: 'Nothing has been changed.',
  });
  if (refusal) return { refusal };
  const lines = checked.flatMap((line) => (line.unavailableReason === null ? [line] : []));
  if (isToStay) return { refusal, lines, moved: null, slots: slotsAsItIs ?? placed.slots };
  const moved = bookPickup(timing);
  return { refusal, lines, moved, slots: moved.slots };
}
