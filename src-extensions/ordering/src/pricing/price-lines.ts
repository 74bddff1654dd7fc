import {
  ORDER_LIMITS,
  checkDealConditions,
  dealPhase,
  formatCents,
  lineTotal,
  toCents,
  type PlaceOrderLine,
  type RequestIssue,
} from '@pickup/contract';
import { badRequest } from '@pickup/strapi-kit';
import type { SaleItem } from './catalogue.js';

/** A line with the name and price of this moment; amounts in cents. */
export interface PricedLine {
  item: SaleItem;
  quantity: number;
  customizations: string[];
  totalCents: number;
}

/** Why a line cannot be sold on a day, as the end of a sentence; null when it can (rulings 10 and 12). */
function obstacle(item: SaleItem | undefined, line: PlaceOrderLine, today: string): string | null {
  const kind = line.itemType === 'menu' ? 'dish' : 'deal';
  if (!item) return `there is no such ${kind}`;
  if (!item.isActive) return `${item.name} is no longer on offer`;
  if (!item.onSale)
    return item.type === 'menu' ? `${item.name} is not available right now` : `${item.name} is not active`;
  const phase = dealPhase(item, today);
  if (phase === 'expired') return `${item.name} has expired`;
  if (phase === 'coming-soon') return `${item.name} cannot be ordered yet`;
  return null;
}

/**
 * Prices every line from what is stored now (ruling 8).
 * @param today the restaurant's business day
 * @throws Refusal 400 naming each line that cannot be sold (ruling 10)
 */
export function priceLines(lines: readonly PlaceOrderLine[], items: readonly SaleItem[], today: string): PricedLine[] {
  const byKey = new Map(items.map((item) => [`${item.type}:${item.id}`, item]));
  const issues: RequestIssue[] = [];
  const priced = lines.flatMap((line, index) => {
    const item = byKey.get(`${line.itemType}:${line.itemId}`);
    const problem = obstacle(item, line, today);
    if (problem !== null) issues.push({ path: `items.${index}.itemId`, message: `Line ${index + 1}: ${problem}.` });
    if (!item || problem !== null) return [];
    const { quantity, customizations } = line;
    return [{ item, quantity, customizations, totalCents: lineTotal(item.unitCents, quantity) }];
  });
  if (issues.length > 0) throw badRequest(issues.map((issue) => issue.message).join(' '), issues);
  const total = priced.reduce((sum, line) => sum + line.totalCents, 0);
  if (total > ORDER_LIMITS.totalCents) {
    throw badRequest(`The order must be at most ${formatCents(ORDER_LIMITS.totalCents)} in all.`);
  }
  return priced;
}

/**
 * Checks the deal condition on priced lines (ruling 11).
 * @throws Refusal 400 `Order requirements not met: …`
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
