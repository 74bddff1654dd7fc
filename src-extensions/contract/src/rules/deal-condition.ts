import { orderTotals } from './cart.js';
import { fromCents, toCents, type Cents } from './money.js';

/** A priced line as the deal condition sees it. */
export interface ConditionLine {
  name: string;
  /** In cents. */
  unitPrice: Cents;
  quantity: number;
  isConditional: boolean;
  /** In cents; null when the deal sets none. */
  minimumOrderAmount: Cents | null;
}

/** Deal validation result (specification 3); amounts in euros. */
export interface DealValidation {
  isValid: boolean;
  invalidDeals: { name: string; minimumAmount: number }[];
  currentTotal: number;
  shortfallAmount: number;
}

/**
 * The deal condition: the total, each deal's own line included, must reach every conditional deal's
 * `minimumOrderAmount`; the shortfall is the largest gap (specification 5, ruling 11).
 */
export function checkDealConditions(lines: readonly ConditionLine[]): DealValidation {
  const { subtotal } = orderTotals(lines);
  const unmet = lines
    .filter((line) => line.isConditional)
    .map(({ name, minimumOrderAmount }) => ({ name, minimum: minimumOrderAmount ?? 0 }))
    .filter(({ minimum }) => subtotal < minimum);
  const largestMinimum = Math.max(0, ...unmet.map((deal) => deal.minimum));
  return {
    isValid: unmet.length === 0,
    invalidDeals: unmet.map((deal) => ({ name: deal.name, minimumAmount: fromCents(deal.minimum) })),
    currentTotal: fromCents(subtotal),
    shortfallAmount: unmet.length === 0 ? 0 : fromCents(largestMinimum - subtotal),
  };
}

/** A cart line as the deal condition sees it. */
export const toConditionLine = (line: {
  name: string;
  price: number;
  quantity: number;
  isConditional: boolean;
  minimumOrderAmount: number | null;
}): ConditionLine => ({
  name: line.name,
  unitPrice: toCents(line.price),
  quantity: line.quantity,
  isConditional: line.isConditional,
  minimumOrderAmount: line.minimumOrderAmount === null ? null : toCents(line.minimumOrderAmount),
});
