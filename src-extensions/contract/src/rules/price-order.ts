import type { RequestIssue } from '../entities/error.js';
import { ORDER_LIMITS } from '../entities/limits.js';
import type { PlaceOrder, PlaceOrderLine } from '../entities/order-request.js';
import type { Quote, UnavailableReason } from '../entities/quote.js';
import type { OrderRefusalReason } from '../entities/enumerations.js';
import { soldLines, totalsOf, type CheckedLine, type PricedLine, type SaleItem } from './check-lines.js';
import { choiceIssueText } from './choices.js';
import { checkDealConditions, maximumPerOrder } from './deals.js';
import { formatCents, toCents, type Cents } from './money.js';
import { contentsText, type HashText } from './order-contents.js';
import { momentText, noPickupText, timeProblemText } from './pickup-refusals.js';
import { timeProblem, type OrderTiming } from './pickup-of-order.js';
import { checkLinesFor, quoteLines, type OrderCircumstances } from './quote-lines.js';

/** Why an order is not placed: the status and the sentence of the error. */
export interface OrderRefusal {
  status: 400 | 409;
  reason: OrderRefusalReason;
  message: string;
  /** What is wrong with which part of the request. */
  issues: RequestIssue[];
  /** What the lines cost now; null unless that is what is wrong. */
  quote: Quote | null;
}

/** What of an order decides whether and for how much it is placed. */
export type OrderToPrice = Pick<PlaceOrder, 'items' | 'quotedTotal' | 'quotedContentsHash' | 'quotedReadyAt'>;

/** The lines of an order, or why it is not placed. */
export type PricedOrder = { refusal: null; lines: PricedLine[] } | { refusal: OrderRefusal };

const badRequest = (reason: OrderRefusalReason, message: string, issues: RequestIssue[] = []): OrderRefusal => ({
  status: 400,
  reason,
  message,
  issues,
  quote: null,
});

/** For what was not so when a quote was shown. */
export const conflictRefusal = (
  reason: OrderRefusalReason,
  message: string,
  quote: () => Quote,
  issues: RequestIssue[] = [],
): OrderRefusal => ({ status: 409, reason, issues, quote: quote(), message });

/** The end of the sentence that refuses a line because of its item. */
function itemSentence(
  reason: Exclude<UnavailableReason, 'choices'>,
  item: SaleItem | undefined,
  { line: { itemType }, left }: { line: PlaceOrderLine; left?: number | null },
): string {
  if (!item) return `there is no such ${itemType === 'menu' ? 'dish' : 'deal'}`;
  if (reason === 'ended') return item.onSale ? `${item.name} has expired` : `${item.name} is not active`;
  if (reason === 'too-many') return `an order takes at most ${maximumPerOrder(item)} of ${item.name}`;
  if (reason === 'too-few-left') return `there ${left === 1 ? 'is' : 'are'} only ${left ?? 0} of ${item.name} left`;
  if (reason === 'sold-out' && left === 0) return `there is none of ${item.name} left on the day of pickup`;
  const predicates = {
    gone: 'is no longer on offer',
    'sold-out': 'is not available right now',
    'not-yet': 'cannot be ordered yet',
  } as const satisfies Record<Exclude<typeof reason, 'ended' | 'too-many' | 'too-few-left'>, string>;
  return `${item.name} ${predicates[reason]}`;
}

/** What is wrong with a line that cannot be sold, each as the place in the line and the end of the sentence. */
function lineSentences(checked: CheckedLine): { place: string; text: string }[] {
  const { item, unavailableReason } = checked;
  if (unavailableReason === null) return [];
  if (unavailableReason === 'choices') {
    const { chosen, item: dish } = checked;
    return chosen.issues.map((issue) => ({ place: 'options', text: choiceIssueText(issue, dish.name) }));
  }
  const place = unavailableReason === 'too-many' || unavailableReason === 'too-few-left' ? 'quantity' : 'itemId';
  return [{ place, text: itemSentence(unavailableReason, item, checked) }];
}

/** Names each line that cannot be sold (product.md, Placing an order). */
function refuseLines(lines: readonly CheckedLine[]): OrderRefusal | null {
  const issues = lines.flatMap((checked, index) =>
    lineSentences(checked).map(({ place, text }) => ({
      path: `items.${index}.${place}`,
      message: `Line ${index + 1}: ${text}.`,
    })),
  );
  return issues.length === 0 ? null : badRequest('line', issues.map(({ message }) => message).join(' '), issues);
}

/** For a total that the order tables cannot hold. */
function refuseStorage(total: Cents, currencySymbol: string): OrderRefusal | null {
  if (total <= ORDER_LIMITS.totalCents) return null;
  return badRequest(
    'maximum-total',
    `The order must be at most ${formatCents(ORDER_LIMITS.totalCents, currencySymbol)} in all.`,
  );
}

/** How much later than shown an order for as soon as possible may be ready, in milliseconds: the time that it takes to fill a form. */
export const READY_TOLERANCE_MS = 5 * 60_000;

/** For an order that cannot be collected when its customer was shown (product.md, Pickup times). */
export function refuseTime(
  timing: OrderTiming,
  quotedReadyAt: string | undefined,
  quote: () => Quote,
): OrderRefusal | null {
  const { plan, pickupAt, readyAt } = timing;
  const at = (message: string) => [{ path: 'pickupAt', message }];
  const none = noPickupText(timing);
  if (none !== null) return conflictRefusal('no-pickup', none, quote, at(none));
  const problem = timeProblem(timing);
  if (pickupAt !== null && problem !== null) {
    const message = timeProblemText(problem, pickupAt, plan);
    return conflictRefusal('pickup-time', message, quote, at(message));
  }
  const shown = quotedReadyAt === undefined ? null : Date.parse(quotedReadyAt);
  if (pickupAt !== null || readyAt === null || shown === null || readyAt <= shown + READY_TOLERANCE_MS) return null;
  const [now, before] = [momentText(readyAt, plan), momentText(shown, plan)];
  return conflictRefusal('later', `The earliest pickup time is now ${now} instead of ${before}.`, quote);
}

/** For another total than its customer was shown (product.md, Quotes). */
function refuseTotal(
  total: Cents,
  shown: Cents | null,
  currencySymbol: string,
  quote: () => Quote,
): OrderRefusal | null {
  if (shown === null || shown === total) return null;
  const [now, before] = [total, shown].map((cents) => formatCents(cents, currencySymbol));
  return conflictRefusal('total', `The total is now ${now} instead of ${before}.`, quote);
}

/** For other contents than its customer was shown (product.md, Quotes). */
function refuseContents(now: string, shown: string | undefined, quote: () => Quote): OrderRefusal | null {
  if (shown === undefined || shown === now) return null;
  return conflictRefusal('contents', 'What is in this order has changed since it was quoted.', quote);
}

/** For unmet conditions of deals (product.md, Deals). */
function refuseConditions(lines: readonly PricedLine[], currencySymbol: string): OrderRefusal | null {
  const { isValid, invalidDeals, shortfallAmount } = checkDealConditions(
    lines.map(({ line, item, unitCents }) => ({
      name: item.name,
      unitPrice: unitCents,
      quantity: line.quantity,
      isConditional: item.isConditional,
      minimumOrderAmount: item.minimumCents,
    })),
  );
  if (isValid) return null;
  const amount = (euros: number) => formatCents(toCents(euros), currencySymbol);
  const needs = invalidDeals.map((deal) => `${deal.name} needs a minimum order of ${amount(deal.minimumAmount)}`);
  return badRequest(
    'deal-condition',
    `Order requirements not met: ${needs.join(', ')}; ${amount(shortfallAmount)} is missing.`,
  );
}

/** Checked lines that are to become an order. */
export interface LinesToCheck {
  checked: readonly CheckedLine[];
  /** What was shown of them. */
  shown: Pick<PlaceOrder, 'quotedTotal' | 'quotedContentsHash'>;
  /** Says why they cannot be collected when they are to be. */
  checkTime: (quote: () => Quote) => OrderRefusal | null;
  quote: () => Quote;
  currencySymbol: string;
  hashOf: HashText;
  /** The sentence after one about what has changed: that nothing was stored. */
  nothingDone: string;
}

/**
 * Why lines become no order; null where they do. It is the first that applies of a line that cannot be sold, too large a
 * total, no pickup time or another than was shown, another total or other contents than were shown, and an unmet condition of
 * a deal.
 */
export function firstRefusal(lines: LinesToCheck): OrderRefusal | null {
  const { checked, shown, checkTime, quote, currencySymbol, hashOf, nothingDone } = lines;
  const sold = soldLines(checked);
  const { total } = totalsOf(sold);
  const shownTotal = shown.quotedTotal === undefined ? null : toCents(shown.quotedTotal);
  const refusal =
    refuseLines(checked) ??
    refuseStorage(total, currencySymbol) ??
    checkTime(quote) ??
    refuseTotal(total, shownTotal, currencySymbol, quote) ??
    refuseContents(hashOf(contentsText(checked)), shown.quotedContentsHash, quote) ??
    refuseConditions(sold, currencySymbol);
  return refusal?.status === 409 ? { ...refusal, message: `${refusal.message} ${nothingDone}` } : refusal;
}

/** Prices an order from what is stored now (product.md, Prices), or says why it is not placed. */
export function priceOrder(
  order: OrderToPrice,
  circumstances: OrderCircumstances & { currencySymbol: string },
): PricedOrder {
  const { currencySymbol, timing, hashOf } = circumstances;
  const checked = checkLinesFor(order.items, circumstances);
  const refusal = firstRefusal({
    checked,
    currencySymbol,
    hashOf,
    shown: order,
    quote: () => quoteLines(order.items, circumstances),
    checkTime: (quote) => refuseTime(timing, order.quotedReadyAt, quote),
    nothingDone: 'Nothing has been ordered.',
  });
  return refusal ? { refusal } : { refusal, lines: soldLines(checked) };
}
