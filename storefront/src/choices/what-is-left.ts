import { addDays, localDay, daysBetween, SOLD_OUT_FOREVER, type MenuItem } from '@pickup/contract';
import { formatDay, formatWeekday, useLanguage, useNow, useTranslation } from '@pickup/web';
import { useKitchen } from '../kitchen/useKitchen.js';
import { useRestaurant } from '../restaurant/useRestaurant.js';

/** In days; from here on a weekday's name would be ambiguous. */
const WEEK = 7;

/** Says of a dish that is sold out for how long: `Sold out today`, `Sold out until Friday`, `Sold out`. */
export function useSoldOutText(): (dish: MenuItem) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const { timeZone } = useRestaurant().info;
  const { kitchen } = useKitchen();
  const date = localDay(useNow(), timeZone);
  const today = kitchen?.businessDay ?? date;
  const tomorrow = addDays(today, 1);
  const worksToday =
    kitchen !== null &&
    (kitchen.open || (kitchen.opensAt !== null && localDay(new Date(kitchen.opensAt), timeZone) === date));
  const dayOf = (day: string) =>
    daysBetween(today, day) < WEEK
      ? formatWeekday(`${day}T12:00:00Z`, { language, timeZone: 'UTC' })
      : formatDay(day, { language });
  return ({ soldOutUntil, left }) => {
    // The menu speaks of the day on which the kitchen next works (product.md, What is left).
    if (soldOutUntil === null) return t(left === 0 && worksToday ? 'dish.soldOutToday' : 'dish.soldOut');
    if (soldOutUntil === SOLD_OUT_FOREVER) return t('dish.soldOut');
    if (soldOutUntil <= tomorrow) return t('dish.soldOutToday');
    return t('dish.soldOutUntil', { day: dayOf(soldOutUntil) });
  };
}
