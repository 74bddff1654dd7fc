import { businessDay, daysBetween, estimatePickup, preparationTimeText, type PublicRestaurant } from '@pickup/contract';
import { formatDate, formatTime, formatWeekday, useLanguage, useNow } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useRestaurant } from './useRestaurant.js';

/** In days; from here on a weekday's name would be ambiguous. */
const WEEK = 7;

/** An instant relative to today, by the restaurant's clock: `at 18:20`, `tomorrow at 11:20`, `on Monday at 11:20`. */
export function useMomentText(): (instant: string | number) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant().info;
  const now = useNow();
  return (instant) => {
    const locale = { language, timeZone };
    const at = new Date(instant);
    const time = formatTime(at, locale);
    const days = daysBetween(businessDay(now, timeZone), businessDay(at, timeZone));
    if (days === 0) return t('restaurant.moment.at', { time });
    if (days === 1) return t('restaurant.moment.tomorrow', { time });
    if (days === -1) return t('restaurant.moment.yesterday', { time });
    const isSoon = days > 0 && days < WEEK;
    return t('restaurant.moment.onDay', { day: (isSoon ? formatWeekday : formatDate)(at, locale), time });
  };
}

export interface PickupTexts {
  /** `15-20 minutes`; null while it is loading, and while no time can be promised. */
  preparation: string | null;
  /** While the kitchen is closed: when it opens, and when an order placed now is ready (product.md, Opening hours). */
  closed: { opens: string; ready: string } | null;
  /** All seven days are closed: no time is promised. */
  noOpening: boolean;
}

/** Whether all seven days are closed; false while the hours are loading. */
export const useNoOpening = (): boolean => usePickupTexts().noOpening;

/** `15-20 minutes`, in the visitor's language. */
export function usePreparationText(): (info: PublicRestaurant) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (info) =>
    language === 'nl'
      ? t(info.preparationTimeUnit === 'hrs' ? 'pickup.hours' : 'pickup.minutes', {
          min: info.preparationTimeMin,
          max: info.preparationTimeMax,
        })
      : preparationTimeText(info);
}

/** Texts about when an order can be collected. */
export function usePickupTexts(): PickupTexts {
  const preparationText = usePreparationText();
  const { info, status } = useRestaurant();
  const now = useNow();
  const moment = useMomentText();
  if (status === 'loading') return { preparation: null, closed: null, noOpening: false };
  if (status === 'failure') return { preparation: preparationText(info), closed: null, noOpening: false };
  const { open, opensAt, readyAt } = estimatePickup(info, now);
  if (readyAt === null) return { preparation: null, closed: null, noOpening: true };
  return {
    preparation: preparationText(info),
    closed: open || opensAt === null ? null : { opens: moment(opensAt), ready: moment(readyAt) },
    noOpening: false,
  };
}
