import { businessDay, daysBetween, estimatePickup, preparationTimeText, type PublicRestaurant } from '@pickup/contract';
import { formatDate, formatTime, formatWeekday, type Language, useLanguage, useNow } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useRestaurant } from './useRestaurant.js';

export interface PickupTexts {
  /** `15-20 minutes`, `50-60 minutes` when it could not be read (specification 9); null while it is on its way. */
  preparation: string | null;
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

/** From here on a weekday's name could mean the one before. */
const WEEK = 7;

/** What cart and checkout say about when an order can be collected. */
export function usePickupTexts(): PickupTexts {
  const { t } = useTranslation();
  const language = useLanguage();
  const preparationText = usePreparationText();
  const { info, status } = useRestaurant();
  const now = useNow();
  const { timeZone } = info;
  if (status === 'loading') return { preparation: null, closed: null };
  if (status === 'failure') return { preparation: preparationText(info), closed: null };
  const { open, opensAt, readyAt } = estimatePickup(info, now);
  const at = (instant: number) => {
    const locale = { language, timeZone };
    const time = formatTime(instant, locale);
    const days = daysBetween(businessDay(now, timeZone), businessDay(instant, timeZone));
    if (days === 0) return t('pickup.at', { time });
    return t('pickup.onDay', { day: (days < WEEK ? formatWeekday : formatDate)(instant, locale), time });
  };
  return {
    preparation: preparationText(info),
    closed: open || opensAt === null || readyAt === null ? null : { opens: at(opensAt), ready: at(readyAt) },
  };
}
