import { useApiQuery, useTranslation } from '@pickup/web';
import { type ReactNode, useMemo } from 'react';
import { LOADING, RestaurantContext, type RestaurantState } from './useRestaurant.js';

/** Reads the restaurant's information once for the whole page: every card needs it. */
export function RestaurantProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { data, error } = useApiQuery('restaurantInfo', undefined, { staleTime: 5 * 60_000 });
  const state = useMemo((): RestaurantState => {
    if (data) return { status: 'success', info: data, error: null };
    return error ? { ...LOADING, status: 'failure', error: t('restaurant.loadFailed') } : LOADING;
  }, [data, error, t]);
  return <RestaurantContext.Provider value={state}>{children}</RestaurantContext.Provider>;
}
