import { formatMoney, type PublicRestaurant } from '@pickup/contract';
import { useApiQuery } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { FALLBACK_RESTAURANT } from './fallback.js';

/** Restaurant info on the storefront (specification 4): `info` is the fallback until, and unless, the real one arrives. */
export interface RestaurantState {
  status: 'loading' | 'success' | 'failure';
  info: PublicRestaurant;
  /** `Failed to load restaurant information`, when it failed (specification 8). */
  error: string | null;
}

export function useRestaurant(): RestaurantState {
  const { t } = useTranslation();
  const { data, error } = useApiQuery('restaurantInfo', undefined, { staleTime: 5 * 60_000 });
  if (data) return { status: 'success', info: data, error: null };
  return {
    status: error ? 'failure' : 'loading',
    info: FALLBACK_RESTAURANT,
    error: error ? t('restaurant.loadFailed') : null,
  };
}

/** Writes an amount of euros on the wire in the restaurant's currency (specification 9). */
export function useMoney(): (amount: number) => string {
  const { currencySymbol } = useRestaurant().info;
  return (amount) => formatMoney(amount, currencySymbol);
}
