import { useApiQuery } from '@pickup/web';
import { useMemo } from 'react';
import { dealToOrder, dishToOrder, type Orderable } from './entry-lines.js';

interface Orderables {
  /** Every dish and deal on offer; undefined until they have arrived. */
  all: Orderable[] | undefined;
  error: Error | null;
  retry: () => void;
}

/** The dishes and deals that guests are offered now. */
export function useOrderables(): Orderables {
  const dishes = useApiQuery('menuItems');
  const deals = useApiQuery('deals');
  const all = useMemo(
    () =>
      dishes.data &&
      deals.data && [...dishes.data.map(dishToOrder), ...deals.data.filter(({ active }) => active).map(dealToOrder)],
    [dishes.data, deals.data],
  );
  const retry = () => void Promise.all([dishes.refetch(), deals.refetch()]);
  return { all, error: dishes.error ?? deals.error, retry };
}
