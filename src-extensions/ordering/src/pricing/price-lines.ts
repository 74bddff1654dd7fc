import {
  checkDealConditions,
  dealPhase,
  formatCents,
  linesOverMaximum,
  lineTotal,
  maximumPerOrder,
  ORDER_LIMITS,
  orderTotals,
  type PlaceOrder,
  type PlaceOrderLine,
  type Quote,
  type RequestIssue,
  toCents,
  type UnavailableReason,
} from '@pickup/contract';
import { badRequest, HttpError } from '@pickup/strapi-kit';
import type { SaleItem } from './catalogue-port.js';

/** A line with the name and price of this moment; amounts in cents. */
export interface PricedLine {
  item: SaleItem;
  quantity: number;
  customizations: string[];
  totalCents: number;
}

/** A requested line, the dish or deal it names, and why it cannot be sold; null when it can. */
export type CheckedLine =
  | { line: PlaceOrderLine; item: SaleItem; unavailableReason: UnavailableReason | null }
  | { line: PlaceOrderLine; item: undefined; unavailableReason: 'gone' };

/** Why an item cannot be sold on a day; null when it can. */
function unavailableReasonOf(item: SaleItem, today: string): UnavailableReason | null {
  if (!item.isActive) return 'gone';
  if (!item.onSale) return item.type === 'menu' ? 'sold-out' : 'ended';
  const phase = dealPhase(item, today);
  if (phase === 'expired') return 'ended';
  return phase === 'coming-soon' ? 'not-yet' : null;
}

/** The end of the sentence that refuses a line. */
function sentenceOf(reason: UnavailableReason, item: SaleItem | undefined, { itemType }: PlaceOrderLine): string {
  if (!item) return `there is no such ${itemType === 'menu' ? 'dish' : 'deal'}`;
  if (reason === 'ended') return item.onSale ? `${item.name} has expired` : `${item.name} is not active`;
  if (reason === 'too-many') return `an order takes at most ${maximumPerOrder(item)} of ${item.name}`;
  const predicates = {
    gone: 'is no longer on offer',
    'sold-out': 'is not available right now',
    'not-yet': 'cannot be ordered yet',
    choices: 'cannot be ordered with these choices',
  } as const satisfies Record<Exclude<UnavailableReason, 'ended' | 'too-many'>, string>;
  return `${item.name} ${predicates[reason]}`;
}

const keyOf = ({ itemType, itemId }: PlaceOrderLine) => `${itemType}:${itemId}`;

/** Which lines cannot be sold on a day: because of their item, or of how many are wanted of a deal. */
export function checkLines(lines: readonly PlaceOrderLine[], items: readonly SaleItem[], today: string): CheckedLine[] {
  const byKey = new Map(items.map((item) => [`${item.type}:${item.id}`, item]));
  const find = (line: PlaceOrderLine) => byKey.get(keyOf(line));
  const over = linesOverMaximum(
    lines.map((line) => ({ key: keyOf(line), quantity: line.quantity, maxPerOrder: find(line)?.maxPerOrder })),
  );
  return lines.map((line, index) => {
    const item = find(line);
    if (!item) return { line, item, unavailableReason: 'gone' };
    return { line, item, unavailableReason: unavailableReasonOf(item, today) ?? (over.has(index) ? 'too-many' : null) };
  });
}

/**
 * Prices every line from what is stored now (product.md, Prices).
 * @param today the restaurant's business day
 * @throws HttpError 400 naming each line that cannot be sold (product.md, Placing an order)
 */
export function priceLines(lines: readonly PlaceOrderLine[], items: readonly SaleItem[], today: string): PricedLine[] {
  const issues: RequestIssue[] = [];
  const priced: PricedLine[] = [];
  checkLines(lines, items, today).forEach(({ line, item, unavailableReason }, index) => {
    if (unavailableReason === null) {
      const { quantity, customizations } = line;
      priced.push({ item, quantity, customizations, totalCents: lineTotal(item.unitCents, quantity) });
    } else {
      const message = `Line ${index + 1}: ${sentenceOf(unavailableReason, item, line)}.`;
      issues.push({ path: `items.${index}.${unavailableReason === 'too-many' ? 'quantity' : 'itemId'}`, message });
    }
  });
  if (issues.length > 0) throw badRequest(issues.map((issue) => issue.message).join(' '), issues);
  return priced;
}

/** @throws HttpError 400 for a total that the order tables cannot hold */
export function requireStorableTotal(lines: readonly PricedLine[], currencySymbol: string): void {
  const total = lines.reduce((sum, line) => sum + line.totalCents, 0);
  if (total <= ORDER_LIMITS.totalCents) return;
  throw badRequest(`The order must be at most ${formatCents(ORDER_LIMITS.totalCents, currencySymbol)} in all.`);
}

/**
 * Checks the conditions of deals on priced lines (product.md, Deals).
 * @throws HttpError 400 `Order requirements not met: …`
 */
export function requireDealConditions(lines: readonly PricedLine[], currencySymbol: string): void {
  const { isValid, invalidDeals, shortfallAmount } = checkDealConditions(
    lines.map(({ item, quantity }) => ({
      name: item.name,
      unitPrice: item.unitCents,
      quantity,
      isConditional: item.isConditional,
      minimumOrderAmount: item.minimumCents,
    })),
  );
  if (isValid) return;
  const amount = (euros: number) => formatCents(toCents(euros), currencySymbol);
  const needs = invalidDeals.map((deal) => `${deal.name} needs a minimum order of ${amount(deal.minimumAmount)}`);
  throw badRequest(`Order requirements not met: ${needs.join(', ')}; ${amount(shortfallAmount)} is missing.`);
}

/**
 * Requires that an order comes to the total its customer was shown (product.md, Quotes).
 * @param quote called only when the totals differ
 * @throws HttpError 409 with the new quote
 */
export function requireShownTotal(
  { quotedTotal }: Pick<PlaceOrder, 'quotedTotal'>,
  lines: readonly PricedLine[],
  currencySymbol: string,
  quote: () => Quote,
): void {
  const { total } = orderTotals(lines.map(({ item, quantity }) => ({ unitPrice: item.unitCents, quantity })));
  if (quotedTotal === undefined || toCents(quotedTotal) === total) return;
  const [now, shown] = [total, toCents(quotedTotal)].map((cents) => formatCents(cents, currencySymbol));
  throw new HttpError(409, `The total is now ${now} instead of ${shown}. Nothing has been ordered.`, {
    details: { quote: quote() },
  });
}
