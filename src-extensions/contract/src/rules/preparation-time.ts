import type { PreparationTimeUnit } from '../entities/restaurant.js';

/** The shortest and the longest time the kitchen takes. */
export interface PreparationTime {
  preparationTimeMin: number;
  preparationTimeMax: number;
  preparationTimeUnit: PreparationTimeUnit;
}

/** Defaults of the settings screen. */
export const DEFAULT_PREPARATION_TIME: PreparationTime = {
  preparationTimeMin: 15,
  preparationTimeMax: 20,
  preparationTimeUnit: 'min',
};

/** Shown while the restaurant's own time is unknown. */
export const FALLBACK_PREPARATION_TIME: PreparationTime = {
  preparationTimeMin: 50,
  preparationTimeMax: 60,
  preparationTimeUnit: 'min',
};

/** `15-20 minutes`, `1-1 hour`. */
export function preparationTimeText(time: PreparationTime): string {
  const { preparationTimeMin: min, preparationTimeMax: max } = time;
  const unit = time.preparationTimeUnit === 'hrs' ? 'hour' : 'minute';
  return `${min}-${max} ${unit}${min > 1 || max > 1 ? 's' : ''}`;
}

/** `Ready in 15-20 min`. */
export const readyInText = (time: PreparationTime): string =>
  `Ready in ${time.preparationTimeMin}-${time.preparationTimeMax} ${time.preparationTimeUnit}`;

/** The longest the kitchen takes, in milliseconds. */
export const longestPreparation = ({ preparationTimeMax, preparationTimeUnit }: PreparationTime): number =>
  preparationTimeMax * (preparationTimeUnit === 'hrs' ? 3_600_000 : 60_000);
