import { localDay, type Deal, startsLater } from '@pickup/contract';
import { formatDay, useLanguage, useNow, useTranslation } from '@pickup/web';
import { useRestaurant } from '../restaurant/useRestaurant.js';

/** Says when a current deal begins, such as `Starts 30 November 2026`; null where it has begun (product.md, Deals). */
export function useDealStart(): (deal: Deal) => string | null {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useNow();
  const { timeZone } = useRestaurant().info;
  return (deal) =>
    deal.validFrom !== null && startsLater(deal, localDay(now, timeZone))
      ? t('deals.starts', { date: formatDay(deal.validFrom, { language }) })
      : null;
}
