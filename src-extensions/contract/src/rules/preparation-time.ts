import type { PreparationTimeUnit, WeekHours } from '../entities/restaurant.js';
import type { InstantLike } from './business-time.js';
import { openingState } from './opening-hours.js';

/** How long the kitchen takes, from its shortest to its longest. */
export interface PreparationTime {
  preparationTimeMin: number;
  preparationTimeMax: number;
  preparationTimeUnit: PreparationTimeUnit;
}

/** Defaults of the settings screen (specification 9). */
export const DEFAULT_PREPARATION_TIME: PreparationTime = {
  preparationTimeMin: 15,
  preparationTimeMax: 20,
  preparationTimeUnit: 'min',
};

/** Shown when nothing is known of the restaurant (specification 9). */
export const FALLBACK_PREPARATION_TEXT = '50-60 minutes';

/** `15-20 minutes`, `1-1 hour`; the fallback when the time is unknown (specification 9). */
export function preparationTimeText(time: PreparationTime | null): string {
  if (!time) return FALLBACK_PREPARATION_TEXT;
  const { preparationTimeMin: min, preparationTimeMax: max } = time;
  const unit = time.preparationTimeUnit === 'hrs' ? 'hour' : 'minute';
  return `${min}-${max} ${unit}${min > 1 || max > 1 ? 's' : ''}`;
}

/** `Ready in 15-20 min` (specification 2, settings and home tile). */
export const readyInText = (time: PreparationTime): string =>
  `Ready in ${time.preparationTimeMin}-${time.preparationTimeMax} ${time.preparationTimeUnit}`;

/** The longest the kitchen takes, in milliseconds. */
export const longestPreparation = ({ preparationTimeMax, preparationTimeUnit }: PreparationTime): number =>
  preparationTimeMax * (preparationTimeUnit === 'hrs' ? 3_600_000 : 60_000);

/** When an order placed now can be collected. */
export interface PickupEstimate {
  /** Whether the kitchen is open now. */
  open: boolean;
  /** The next opening in milliseconds, when closed and known. */
  opensAt: number | null;
  /** In milliseconds; null when the restaurant has no opening hours at all. */
  readyAt: number | null;
}

/** Now, or the next opening, plus the longest preparation time (ruling 14). */
export function estimatePickup(
  restaurant: PreparationTime & { openingHours: WeekHours; timeZone: string },
  now: InstantLike,
): PickupEstimate {
  const { open, opensAt } = openingState(restaurant.openingHours, restaurant.timeZone, now);
  const start = open ? Number(now) : opensAt;
  return {
    open,
    opensAt: open ? null : opensAt,
    readyAt: start === null ? null : start + longestPreparation(restaurant),
  };
}
