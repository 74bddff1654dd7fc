import type { PlaceOrderLine } from '../entities/order-request.js';
import type { Quote, QuotedLine } from '../entities/quote.js';
import { localDay } from './business-time.js';
import { unavailableLine } from './cart.js';
import { checkLines, soldLines, totalsOf, type CheckedDay, type CheckedLine, type SaleItem } from './check-lines.js';
import { presentKitchenState, toInstant } from './kitchen-state.js';
import { fromCents, lineTotal } from './money.js';
import { contentsText, type HashText } from './order-contents.js';
import { offeredTimes, type OrderTiming } from './pickup-of-order.js';
import { shownPortionsLeft } from './portions.js';

function quoteLine(checked: CheckedLine): QuotedLine {
  const requested = unavailableLine(checked.line);
  if (!checked.item) return requested;
  const { line, item, chosen, unitCents, unavailableReason, left } = checked;
  return {
    ...requested,
    choices: chosen.choices,
    choiceIssues: chosen.issues,
    obstacle: unavailableReason,
    name: item.name,
    unitPrice: fromCents(unitCents),
    totalPrice: fromCents(lineTotal(unitCents, line.quantity)),
    imageUrl: item.imageUrl,
    minimumOrderAmount: item.isConditional && item.minimumCents !== null ? fromCents(item.minimumCents) : null,
    isConditional: item.isConditional,
    maxPerOrder: item.maxPerOrder,
    left: unavailableReason === 'too-few-left' ? left : shownPortionsLeft(left),
    allergens: chosen.allergens,
    knownAllergens: chosen.knownAllergens,
    dietary: chosen.dietary,
  };
}

/** What the lines of a request are checked against, as stored now. */
export interface OrderCircumstances {
  /** Those behind the lines, whatever their state. */
  items: readonly SaleItem[];
  timing: OrderTiming;
  /** How many portions other orders take on the day of pickup, by the id of the dish. */
  portionsTaken: CheckedDay['portionsTaken'];
  hashOf: HashText;
}

/** Requested lines as they can be sold for their pickup time. */
export const checkLinesFor = (
  lines: readonly PlaceOrderLine[],
  { items, timing: { plan, day: pickupDay }, portionsTaken }: OrderCircumstances,
): CheckedLine[] =>
  checkLines(lines, items, { today: localDay(plan.now, plan.calendar.timeZone), pickupDay, portionsTaken });

/** A quote of checked lines. */
export function presentQuote(checked: readonly CheckedLine[], timing: OrderTiming, hashOf: HashText): Quote {
  const { subtotal, tax, total } = totalsOf(soldLines(checked));
  return {
    lines: checked.map(quoteLine),
    subtotal: fromCents(subtotal),
    tax: fromCents(tax),
    total: fromCents(total),
    contentsHash: hashOf(contentsText(checked)),
    kitchen: presentKitchenState(timing.state),
    readyAt: toInstant(timing.readyAt),
    pickupTimes: offeredTimes(timing).map((at) => new Date(at).toISOString()),
    noPickup: timing.noPickup,
  };
}

/** What lines cost at a moment, which of them cannot be ordered, and when they can be collected, by the rules that also price an order (product.md, Quotes). */
export const quoteLines = (lines: readonly PlaceOrderLine[], circumstances: OrderCircumstances): Quote =>
  presentQuote(checkLinesFor(lines, circumstances), circumstances.timing, circumstances.hashOf);
