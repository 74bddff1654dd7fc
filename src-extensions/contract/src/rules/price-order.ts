import type { RequestIssue } from '../entities/error.js';
import { ORDER_LIMITS } from '../entities/limits.js';
import type { PlaceOrder, PlaceOrderLine } from '../entities/order.js';
import type { Quote, UnavailableReason } from '../entities/quote.js';
import { businessDay, type InstantLike } from './business-time.js';
import { checkLines, soldLines, totalsOf, type CheckedLine, type PricedLine, type SaleItem } from './check-lines.js';
import { choiceIssueText } from './choices.js';
import { checkDealConditions, maximumPerOrder } from './deals.js';
import { formatCents, toCents, type Cents } from './money.js';
import { contentsText, type HashText } from './order-contents.js';
import type { Kitchen } from './preparation-time.js';
import { quoteLines } from './quote-lines.js';

/** Why an order is not placed: the status and the sentence of the error. */
export interface OrderRefusal {
  status: 400 | 409;
  message: string;
  /** What is wrong with which part of the request. */
  issues: RequestIssue[];
  /** What the lines cost now; null unless that is what is wrong. */
  quote: Quote | null;
}

/** What of an order decides whether and for how much it is placed. */
export type OrderToPrice = Pick<PlaceOrder, 'items' | 'quotedTotal' | 'quotedContentsHash'>;

/** The lines of an order, or why it is not placed. */
export type PricedOrder = { refusal: null; lines: PricedLine[] } | { refusal: OrderRefusal };

const badRequest = (message: string, issues: RequestIssue[] = []): OrderRefusal => ({
  ...{ status: 400, message, issues, quote: null },
});

/** The end of the sentence that refuses a line because of its item. */
function itemSentence(
  reason: Exclude<UnavailableReason, 'choices'>,
  item: SaleItem | undefined,
  { itemType }: PlaceOrderLine,
): string {
  if (!item) return `there is no such ${itemType === 'menu' ? 'dish' : 'deal'}`;
  if (reason === 'ended') return item.onSale ? `${item.name} has expired` : `${item.name} is not active`;
  if (reason === 'too-many') return `an order takes at most ${maximumPerOrder(item)} of ${item.name}`;
  const predicates = {
    gone: 'is no longer on offer',
    'sold-out': 'is not available right now',
    'not-yet': 'cannot be ordered yet',
  } as const satisfies Record<Exclude<typeof reason, 'ended' | 'too-many'>, string>;
  return `${item.name} ${predicates[reason]}`;
}

/** What is wrong with a line that cannot be sold, each as the place in the line and the end of the sentence. */
function lineSentences(checked: CheckedLine): { place: string; text: string }[] {
  const { line, item, unavailableReason } = checked;
  if (unavailableReason === null) return [];
  if (unavailableReason === 'choices') {
    const { chosen, item: dish } = checked;
    return chosen.issues.map((issue) => ({ place: 'options', text: choiceIssueText(issue, dish.name) }));
  }
  return [
    {
      place: unavailableReason === 'too-many' ? 'quantity' : 'itemId',
      text: itemSentence(unavailableReason, item, line),
    },
  ];
}

/** Names each line that cannot be sold (product.md, Placing an order). */
function refuseLines(lines: readonly CheckedLine[]): OrderRefusal | null {
  const issues = lines.flatMap((checked, index) =>
    lineSentences(checked).map(({ place, text }) => ({
      path: `items.${index}.${place}`,
      message: `Line ${index + 1}: ${text}.`,
    })),
  );
  return issues.length === 0 ? null : badRequest(issues.map(({ message }) => message).join(' '), issues);
}

/** For a total that the order tables cannot hold. */
function refuseStorage(total: Cents, currencySymbol: string): OrderRefusal | null {
  if (total <= ORDER_LIMITS.totalCents) return null;
  return badRequest(`The order must be at most ${formatCents(ORDER_LIMITS.totalCents, currencySymbol)} in all.`);
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
  const message = `The total is now ${now} instead of ${before}. Nothing has been ordered.`;
  return { status: 409, message, issues: [], quote: quote() };
}

/** For other contents than its customer was shown (product.md, Quotes). */
function refuseContents(now: string, shown: string | undefined, quote: () => Quote): OrderRefusal | null {
  if (shown === undefined || shown === now) return null;
  const message = 'What is in this order has changed since it was quoted. Nothing has been ordered.';
  return { status: 409, message, issues: [], quote: quote() };
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
  return badRequest(`Order requirements not met: ${needs.join(', ')}; ${amount(shortfallAmount)} is missing.`);
}

/**
 * Prices an order from what is stored now (product.md, Prices), or says why it is not placed: the first that applies of a
 * line that cannot be sold, too large a total, another total or other contents than were shown, and an unmet condition of a
 * deal.
 * @param items those behind the lines, whatever their state
 */
export function priceOrder(
  { items: requested, quotedTotal, quotedContentsHash }: OrderToPrice,
  items: readonly SaleItem[],
  restaurant: Kitchen & { currencySymbol: string },
  now: InstantLike,
  hashOf: HashText,
): PricedOrder {
  const { timeZone, currencySymbol } = restaurant;
  const checked = checkLines(requested, items, businessDay(now, timeZone));
  const lines = soldLines(checked);
  const { total } = totalsOf(lines);
  const shown = quotedTotal === undefined ? null : toCents(quotedTotal);
  const quote = () => quoteLines(requested, items, restaurant, now, hashOf);
  const refusal =
    refuseLines(checked) ??
    refuseStorage(total, currencySymbol) ??
    refuseTotal(total, shown, currencySymbol, quote) ??
    refuseContents(hashOf(contentsText(checked)), quotedContentsHash, quote) ??
    refuseConditions(lines, currencySymbol);
  return refusal ? { refusal } : { refusal, lines };
}
