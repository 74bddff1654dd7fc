import type { AdminRestaurant } from '@pickup/contract';
import { ApiError, apiQueryKey, useApi } from '@pickup/web';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** What a screen of the restaurant starts from; `record` is null before the restaurant was described. */
export type LoadedRestaurant =
  | { state: 'loading' }
  | { state: 'failed'; error: Error; retry: () => void }
  | { state: 'loaded'; record: AdminRestaurant | null };

/**
 * Reads the restaurant's record once: what is typed over it afterwards belongs to the form, whatever becomes of the
 * cache. A 404 is no failure but a restaurant nobody has described yet.
 */
export function useRestaurantRecord(): LoadedRestaurant {
  const api = useApi();
  const [record, setRecord] = useState<AdminRestaurant | null>();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: apiQueryKey('adminRestaurant'),
    queryFn: async ({ signal }) => {
      try {
        return await api.call('adminRestaurant', {}, { signal });
      } catch (failure) {
        if (failure instanceof ApiError && failure.status === 404) return null;
        throw failure;
      }
    },
    enabled: record === undefined,
    // Every opening of a form starts from what is stored now.
    gcTime: 0,
  });
  if (record === undefined && data !== undefined) setRecord(data);
  if (record !== undefined) return { state: 'loaded', record };
  if (error && !isFetching) return { state: 'failed', error, retry: () => void refetch() };
  return { state: 'loading' };
}
