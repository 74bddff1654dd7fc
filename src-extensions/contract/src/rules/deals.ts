import type { DealStatistics, DealType } from '../entities/deal.js';
import { ORDER_LIMITS } from '../entities/limits.js';
import { localDay, daysBetween, type InstantLike } from './business-time.js';
import { fromCents, orderTotals, toCents, type Cents } from './money.js';

/** Deals starting within this many days count as current. */
export const COMING_SOON_DAYS = 7;

export type DealPhase = 'current' | 'coming-soon' | 'expired';

interface DealWindow {
  validFrom: string | null;
  validUntil: string | null;
}

/**
 * The phase of a deal on a day: after `validUntil` it is expired; starting within 7 days, or without a first day, it is
 * current; otherwise it is coming soon (product.md, Deals). The deals page and the order service both use it.
 */
export function dealPhase(deal: DealWindow, today: string): DealPhase {
  if ((deal.validUntil ?? today) < today) return 'expired';
  if (daysBetween(today, deal.validFrom ?? today) > COMING_SOON_DAYS) return 'coming-soon';
  return 'current';
}

/** As {@link dealPhase}, at an instant in the restaurant's time zone. */
export const dealPhaseAt = (deal: DealWindow, now: InstantLike, timeZone: string): DealPhase =>
  dealPhase(deal, localDay(now, timeZone));

/** True for a current deal whose first day lies ahead: its card says `Starts {date}` (product.md, Deals). */
export const startsLater = (deal: DealWindow, today: string): boolean => (deal.validFrom ?? today) > today;

/** How a deal stands on a day, for its owner: its days are over, it is turned off, its first day lies ahead, or it applies. */
export type DealState = 'ended' | 'off' | 'starts' | 'live';

/** As {@link DealState}. A deal that starts later may be on offer already (product.md, Deals). */
export function dealState(deal: DealWindow & { active: boolean }, today: string): DealState {
  if (dealPhase(deal, today) === 'expired') return 'ended';
  if (!deal.active) return 'off';
  return startsLater(deal, today) ? 'starts' : 'live';
}

/**
 * Sorts the owner's list by the days of deals: those of today, to come, over. Else they keep their order, so that none moves
 * away under a press of its switches.
 */
export const sortDeals = <Listed extends DealWindow>(deals: readonly Listed[], today: string): Listed[] => {
  const rank = (deal: Listed) => ['live', 'starts', 'ended'].indexOf(dealState({ ...deal, active: true }, today));
  return deals.toSorted((one, other) => rank(one) - rank(other));
};

/** How many deals the owner's list holds under each of its filters. */
export function countListedDeals(
  deals: readonly { active: boolean; featured: boolean; dealType: DealType }[],
): DealStatistics['listed'] {
  const ofType = (type: DealType) => deals.filter(({ dealType }) => dealType === type).length;
  const active = deals.filter((deal) => deal.active).length;
  return {
    all: deals.length,
    active,
    inactive: deals.length - active,
    featured: deals.filter(({ featured }) => featured).length,
    ofType: {
      COMBO: ofType('COMBO'),
      LUNCH: ofType('LUNCH'),
      DINNER: ofType('DINNER'),
      DRINKS: ofType('DRINKS'),
      SITEWIDE: ofType('SITEWIDE'),
      FREE: ofType('FREE'),
    },
  };
}

/** The part of a priced line that the deal condition needs. */
export interface ConditionLine {
  name: string;
  /** In cents. */
  unitPrice: Cents;
  quantity: number;
  isConditional: boolean;
  /** In cents; null when the deal sets none. */
  minimumOrderAmount: Cents | null;
}

/** Deal validation result; amounts in euros. */
export interface DealValidation {
  isValid: boolean;
  invalidDeals: { name: string; minimumAmount: number }[];
  currentTotal: number;
  shortfallAmount: number;
}

/**
 * The deal condition: the total, each deal's own line included, must reach every conditional deal's
 * `minimumOrderAmount`; the shortfall is the largest gap (product.md, Deals).
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

/** The part of a cart line that the deal condition needs. */
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

interface Limited {
  /** How many of a deal one order may contain; without it, as many as a line can hold. */
  maxPerOrder?: number | null | undefined;
}

/** How many of an item one order may contain: the maximum of the deal, or what a line can hold. */
export const maximumPerOrder = ({ maxPerOrder }: Limited): number =>
  Math.min(maxPerOrder ?? ORDER_LIMITS.quantity, ORDER_LIMITS.quantity);

/** The part of a line that the maximum per order needs. */
export interface LimitedLine extends Limited {
  /** The same for every line of one deal. */
  key: string;
  quantity: number;
}

/** The indexes of the lines that exceed the maximum of their deal; all lines of one deal count together. */
export function linesOverMaximum(lines: readonly LimitedLine[]): Set<number> {
  const counts = new Map<string, number>();
  const over = new Set<number>();
  lines.forEach(({ key, quantity, maxPerOrder = null }, index) => {
    if (maxPerOrder === null) return;
    const count = (counts.get(key) ?? 0) + quantity;
    counts.set(key, count);
    if (count > maxPerOrder) over.add(index);
  });
  return over;
}
