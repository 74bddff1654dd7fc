import {
  checkChoices,
  checkDealConditions,
  type CheckedChoices,
  choiceIssueText,
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
  unmetGroups,
} from '@pickup/contract';
import { badRequest, HttpError } from '@pickup/strapi-kit';
import type { SaleItem } from './catalogue-port.js';

/** A line with the name, choices and price of this moment; amounts in cents. */
export interface PricedLine {
  item: SaleItem;
  chosen: CheckedChoices;
  quantity: number;
  customizations: string[];
  /** Of one piece with its choices. */
  unitCents: number;
  totalCents: number;
}

/** A requested line, the dish or deal it names with what is chosen of it, and why it cannot be sold; null when it can. */
export type CheckedLine =
  | {
      line: PlaceOrderLine;
      item: SaleItem;
      chosen: CheckedChoices;
      unitCents: number;
      unavailableReason: UnavailableReason | null;
    }
  | { line: PlaceOrderLine; item: undefined; unavailableReason: 'gone' };

/** Why an item cannot be sold on a day; null when it can. */
function unavailableReasonOf(item: SaleItem, today: string): UnavailableReason | null {
  if (!item.isActive) return 'gone';
  if (!item.onSale) return item.type === 'menu' ? 'sold-out' : 'ended';
  if (unmetGroups(item.optionGroups).length > 0) return 'sold-out';
  const phase = dealPhase(item, today);
  if (phase === 'expired') return 'ended';
  return phase === 'coming-soon' ? 'not-yet' : null;
}

/** The end of the sentence that refuses a line because of its item. */
function sentenceOf(
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
    const chosen = checkChoices(item, line.options);
    const unavailableReason =
      unavailableReasonOf(item, today) ??
      (over.has(index) ? 'too-many' : null) ??
      (chosen.issues.length > 0 ? 'choices' : null);
    return { line, item, chosen, unitCents: item.unitCents + chosen.cents, unavailableReason };
  });
}

/** What is wrong with a line that cannot be sold, each as the place in the line and the end of the sentence. */
function refusalsOf(checked: CheckedLine): { place: string; text: string }[] {
  const { line, item, unavailableReason: reason } = checked;
  if (reason === null) return [];
  if (reason === 'choices') {
    return checked.chosen.issues.map((issue) => ({
      place: 'options',
      text: choiceIssueText(issue, checked.item.name),
    }));
  }
  return [{ place: reason === 'too-many' ? 'quantity' : 'itemId', text: sentenceOf(reason, item, line) }];
}

/**
 * Prices every line from what is stored now (product.md, Prices).
 * @param today the restaurant's business day
 * @throws HttpError 400 naming each line that cannot be sold (product.md, Placing an order)
 */
export function priceLines(lines: readonly PlaceOrderLine[], items: readonly SaleItem[], today: string): PricedLine[] {
  const issues: RequestIssue[] = [];
  const priced: PricedLine[] = [];
  checkLines(lines, items, today).forEach((checked, index) => {
    for (const { place, text } of refusalsOf(checked)) {
      issues.push({ path: `items.${index}.${place}`, message: `Line ${index + 1}: ${text}.` });
    }
    if (checked.unavailableReason !== null) return;
    const { line, item, chosen, unitCents } = checked;
    const { quantity, customizations } = line;
    priced.push({ item, chosen, quantity, customizations, unitCents, totalCents: lineTotal(unitCents, quantity) });
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
    lines.map(({ item, unitCents, quantity }) => ({
      name: item.name,
      unitPrice: unitCents,
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
  const { total } = orderTotals(lines.map(({ unitCents, quantity }) => ({ unitPrice: unitCents, quantity })));
  if (quotedTotal === undefined || toCents(quotedTotal) === total) return;
  const [now, shown] = [total, toCents(quotedTotal)].map((cents) => formatCents(cents, currencySymbol));
  throw new HttpError(409, `The total is now ${now} instead of ${shown}. Nothing has been ordered.`, {
    details: { quote: quote() },
  });
}
