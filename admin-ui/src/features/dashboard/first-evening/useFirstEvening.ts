import type { AdminOrder, AdminRestaurant, AdminMenuItem } from '@pickup/contract';
import { ApiError, apiQueryKey, useApi, useApiQuery } from '@pickup/web';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Facts } from './steps.js';
import { readChoice, writeChoice } from '../../../screen/device-choice.js';

const FRESH = { staleTime: 0, refetchOnWindowFocus: 'always' } as const;

/** The restaurant's record as the landing reads it; null before it was described, undefined while it is not known. */
export function useDescription(): AdminRestaurant | null | undefined {
  const api = useApi();
  const { data } = useQuery({
    ...FRESH,
    // Not the key of the forms, which start from what is stored when they open.
    queryKey: [...apiQueryKey('adminRestaurant'), 'landing'],
    queryFn: async ({ signal }) => {
      try {
        return await api.call('adminRestaurant', {}, { signal });
      } catch (failure) {
        if (failure instanceof ApiError && failure.status === 404) return null;
        throw failure;
      }
    },
  });
  return data;
}

/** How many of the newest orders the list looks at: test orders are few. */
const ORDERS = { query: { limit: '10' } } as const;

/** What the steps of a first evening are judged by, in full. */
export interface EveningFacts extends Facts {
  restaurant: AdminRestaurant | null;
  dishes: readonly AdminMenuItem[];
  orders: readonly AdminOrder[];
}

/** What the steps are judged by; undefined while it is not known. @param wanted nothing is read without it */
export function useEveningFacts(
  restaurant: AdminRestaurant | null | undefined,
  wanted: boolean,
): EveningFacts | undefined {
  const reading = { ...FRESH, enabled: wanted } as const;
  const { data: categories } = useApiQuery('adminCategories', undefined, reading);
  const { data: dishes } = useApiQuery('adminMenuItems', { query: { includeUnavailable: 'true' } }, reading);
  const { data: orders } = useApiQuery('recentOrders', ORDERS, reading);
  if (restaurant === undefined || !categories || !dishes || !orders) return undefined;
  return { restaurant, categories: categories.length, dishes, orders };
}

const KEY = 'firstEvening';
const OPENED = 'opened';

const readStored = () => readChoice(KEY) === OPENED;
const store = (isOpened: boolean) => writeChoice(KEY, isOpened ? OPENED : null);

/** Whether the doors were opened on this device and the list was not put away since. */
export function useOpenedHere(): readonly [boolean, (isOpened: boolean) => void] {
  const [isOpened, setOpened] = useState(readStored);
  return [
    isOpened,
    (next) => {
      store(next);
      setOpened(next);
    },
  ];
}
