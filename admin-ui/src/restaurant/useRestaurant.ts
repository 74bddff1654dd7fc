import { formatMoney } from '@pickup/contract';
import { useApiQuery } from '@pickup/web';

/** Used until the restaurant's own settings arrive. */
const FALLBACK = { name: null, timeZone: 'Europe/Amsterdam', currencySymbol: '€' } as const;

/** What every screen needs of the restaurant: its name once known, the zone its times are in, its currency. */
export function useRestaurant(): { name: string | null; timeZone: string; currencySymbol: string } {
  const { data } = useApiQuery('restaurantInfo', undefined, { staleTime: 5 * 60_000 });
  return data ?? FALLBACK;
}

/** Writes an amount of euros on the wire in the restaurant's currency. */
export function useMoney(): (amount: number) => string {
  const { currencySymbol } = useRestaurant();
  return (amount) => formatMoney(amount, currencySymbol);
}
