import { businessDay, estimatePickup, preparationTimeText, type PublicRestaurant } from '@pickup/contract';
import { formatTime, formatWeekdayTime, type Language, useLanguage, useNow } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useRestaurant } from './useRestaurant.js';

export interface PickupTexts {
  /** `15-20 minutes`, or the sentence shown while nothing is known (specification 9). */
  preparation: string;
  /** While the kitchen is closed: when it opens, and when an order placed now is ready (ruling 14). */
  closed: { opens: string; ready: string } | null;
}

/** `15-20 minutes`, in the visitor's language. */
export function usePreparationText(): (info: PublicRestaurant) => string {
  const { t } = useTranslation();
  const language: Language = useLanguage();
  return (info) =>
    language === 'nl'
      ? t(info.preparationTimeUnit === 'hrs' ? 'pickup.hours' : 'pickup.minutes', {
          min: info.preparationTimeMin,
          max: info.preparationTimeMax,
        })
      : preparationTimeText(info);
}

/** What cart and checkout say about when an order can be collected. */
export function usePickupTexts(): PickupTexts {
  const { t } = useTranslation();
  const language = useLanguage();
  const preparationText = usePreparationText();
  const { info, status } = useRestaurant();
  const now = useNow();
  const { timeZone } = info;
  if (status !== 'success') return { preparation: t('pickup.fallback'), closed: null };
  const { open, opensAt, readyAt } = estimatePickup(info, now);
  const at = (instant: number) =>
    businessDay(instant, timeZone) === businessDay(now, timeZone)
      ? formatTime(instant, { language, timeZone })
      : formatWeekdayTime(instant, { language, timeZone });
  return {
    preparation: preparationText(info),
    closed: open || opensAt === null || readyAt === null ? null : { opens: at(opensAt), ready: at(readyAt) },
  };
}
