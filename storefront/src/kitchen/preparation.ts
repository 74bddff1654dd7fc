import { longestPreparation, preparationTimeText, type PreparationTime } from '@pickup/contract';
import { useLanguage, useTranslation } from '@pickup/web';
import { useKitchen } from './useKitchen.js';

/** What a busy kitchen adds now, in minutes. */
function useExtraMinutes(): number {
  const { kitchen } = useKitchen();
  return kitchen?.open ? (kitchen.extraMinutes ?? 0) : 0;
}

/** How long an order takes at most that is placed now, in milliseconds. */
export function useLongestPreparation(): (time: PreparationTime) => number {
  const extra = useExtraMinutes();
  return (time) => longestPreparation(time) + extra * 60_000;
}

/** The preparation time as it is shown, with what a busy kitchen adds; to one in hours nothing, as it would not show. */
export function useBusyPreparation(): (time: PreparationTime) => PreparationTime {
  const extra = useExtraMinutes();
  return ({ preparationTimeMin: min, preparationTimeMax: max, preparationTimeUnit: unit }) => ({
    preparationTimeMin: unit === 'min' ? min + extra : min,
    preparationTimeMax: unit === 'min' ? max + extra : max,
    preparationTimeUnit: unit,
  });
}

/** `15-20 minutes`, in the visitor's language. */
export function usePreparationText(): (time: PreparationTime) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (time) =>
    language === 'nl'
      ? t(time.preparationTimeUnit === 'hrs' ? 'pickup.hours' : 'pickup.minutes', {
          min: time.preparationTimeMin,
          max: time.preparationTimeMax,
        })
      : preparationTimeText(time);
}
