import { businessDay, daysBetween, type InstantLike } from './business-time.js';

/** Deals starting within this many days count as current (specification 9, coming-soon window). */
export const COMING_SOON_DAYS = 7;

export type DealPhase = 'current' | 'coming-soon' | 'expired';

interface DealWindow {
  validFrom: string | null;
  validUntil: string | null;
}

/**
 * Where a deal stands on a day: past `validUntil` (inclusive) it is expired; starting within 7 days, or without a
 * start, it is current; later it is coming soon (specification 4, rulings 5 and 12). The Deals page and the order
 * service both ask this function.
 */
export function dealPhase(deal: DealWindow, today: string): DealPhase {
  if ((deal.validUntil ?? today) < today) return 'expired';
  if (daysBetween(today, deal.validFrom ?? today) > COMING_SOON_DAYS) return 'coming-soon';
  return 'current';
}

/** As {@link dealPhase}, at an instant in the restaurant's time zone. */
export const dealPhaseAt = (deal: DealWindow, now: InstantLike, timeZone: string): DealPhase =>
  dealPhase(deal, businessDay(now, timeZone));

/** True for a current deal whose first day lies ahead: its card says `Starts {date}` (ruling 12). */
export const startsLater = (deal: DealWindow, today: string): boolean => (deal.validFrom ?? today) > today;
