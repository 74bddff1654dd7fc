import { addDays, SOLD_OUT_FOREVER, type SaveSoldOut } from '@pickup/contract';
import { formatDay, useLanguage, useTranslation } from '@pickup/web';
import { useServiceDay } from '../../restaurant/useRestaurant.js';
import type { Sellable } from './sellable.js';

/** Says what was done: something was sold out, or is back. */
export function useMarkedText(): (name: string, until: SaveSoldOut['until']) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return (name, until) => {
    if (until === null) return t('kitchen.soldOut.done.back', { name });
    if (until === 'today' || until === SOLD_OUT_FOREVER) return t(`kitchen.soldOut.done.${until}`, { name });
    return t('kitchen.soldOut.done.until', { name, day: formatDay(until, { language, short: true }) });
  };
}

/** Says until when something is sold out; null when it can be ordered. */
export function useSoldOutText(): (one: Sellable) => string | null {
  const { t } = useTranslation();
  const language = useLanguage();
  const today = useServiceDay();
  return ({ until, obstacle }) => {
    if (until === SOLD_OUT_FOREVER) return t('kitchen.soldOut.isForever');
    if (until !== null) {
      const isToday = until === addDays(today, 1);
      const day = formatDay(until, { language, short: true });
      return isToday ? t('kitchen.soldOut.isToday') : t('kitchen.soldOut.isUntil', { day });
    }
    return obstacle && t(obstacle === 'gone' ? 'kitchen.soldOut.isGone' : 'kitchen.soldOut.isUnmet');
  };
}
