import type { PreparationTime } from '@pickup/contract';
import { useTranslation } from 'react-i18next';

/** Writes `Ready in 15-20 min`, as the home page does. */
export function useReadyIn(): (time: PreparationTime) => string {
  const { t } = useTranslation();
  return ({ preparationTimeMin: min, preparationTimeMax: max, preparationTimeUnit: unit }) =>
    t('settings.readyIn', { min, max, unit: t(`settings.shortUnit.${unit}`) });
}
