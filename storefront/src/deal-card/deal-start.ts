import { type CartLine, type Deal, localDay, startsLater } from '@pickup/contract';
import { formatDay, useApiQuery, useLanguage, useNow, useTranslation } from '@pickup/web';
import { useRestaurant } from '../restaurant/useRestaurant.js';

/** Says when a deal begins, such as `Starts 30 November 2026`; null where it has begun (product.md, Deals). */
export function useDealStart(): (deal: Pick<Deal, 'validFrom' | 'validUntil'>) => string | null {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useNow();
  const { timeZone } = useRestaurant().info;
  return (deal) =>
    deal.validFrom !== null && startsLater(deal, localDay(now, timeZone))
      ? t('deals.starts', { date: formatDay(deal.validFrom, { language }) })
      : null;
}

/** The same of a line of the cart, which does not hold the dates of its deal; null of a dish. */
export function useStartOfLine({ type, id }: Pick<CartLine, 'type' | 'id'>): string | null {
  const startOf = useDealStart();
  const { data } = useApiQuery('deals', undefined, { enabled: type === 'deal' });
  const deal = type === 'deal' ? data?.find((one) => one.id === id) : undefined;
  return deal ? startOf(deal) : null;
}
