import { localDay, startsLater, type CartLine } from '@pickup/contract';
import { formatDay, useApiQuery, useLanguage, useNow } from '@pickup/web';
import { useRestaurant } from '../restaurant/useRestaurant.js';

/** The first day of a deal in the cart that lies ahead, in words; null of every other line. */
export function useDealStart({ type, id }: Pick<CartLine, 'type' | 'id'>): string | null {
  const language = useLanguage();
  const now = useNow();
  const { timeZone } = useRestaurant().info;
  const { data } = useApiQuery('deals', undefined, { enabled: type === 'deal' });
  const deal = type === 'deal' ? data?.find((one) => one.id === id) : undefined;
  if (!deal?.validFrom || !startsLater(deal, localDay(now, timeZone))) return null;
  return formatDay(deal.validFrom, { language });
}
