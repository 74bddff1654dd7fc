import { preparationTimeText, type PreparationTime } from '@pickup/contract';
import { useLanguage, useTranslation } from '@pickup/web';
import { useKitchen } from './useKitchen.js';

/** The preparation time with what a busy kitchen adds; of one in hours nothing is added, as it would not show. */
export function useBusyPreparation(): (time: PreparationTime) => PreparationTime {
  const { kitchen } = useKitchen();
  const extra = kitchen?.open ? (kitchen.extraMinutes ?? 0) : 0;
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
