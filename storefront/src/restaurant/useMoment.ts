import { businessDay, daysBetween } from '@pickup/contract';
import { formatDate, formatTime, formatWeekday, useLanguage, useNow } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useRestaurant } from './useRestaurant.js';

/** From here on a weekday's name could mean the one before. */
const WEEK = 7;

/** A moment as one says it today, by the restaurant's clock (ruling 5): `at 18:20`, `tomorrow at 11:20`, `on Monday at 11:20`. */
export function useMoment(): (instant: string | number) => string {
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
