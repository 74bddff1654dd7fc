import type { AdminCategory, AdminMenuItem, EndpointName } from '@pickup/contract';
import { useApiQuery } from '@pickup/web';
import { useTranslation } from 'react-i18next';
import { useLoadFailure } from '../../failures/useLoadFailure.js';

/** Every dish, unavailable and deleted ones too. */
export const ALL_DISHES = { query: { includeUnavailable: 'true' } } as const;

/** Answers that a change of a dish or a category makes stale: both lists, and the dashboard's count of dishes. */
export const MENU_ANSWERS = [
  'adminMenuItems',
  'adminCategories',
  'dashboard',
] as const satisfies readonly EndpointName[];

interface Menu {
  /** Undefined until both arrived: a dish is chosen a category, a category counts its dishes. */
  data: { dishes: readonly AdminMenuItem[]; categories: readonly AdminCategory[] } | undefined;
  error: Error | null;
  retry: () => void;
}

/** The whole menu, in its order. Either half's failure shows one toast. */
export function useMenu(): Menu {
  const { t } = useTranslation();
  const dishes = useApiQuery('adminMenuItems', ALL_DISHES);
  const categories = useApiQuery('adminCategories');
  const error = dishes.error ?? categories.error;
  useLoadFailure({ isError: error !== null, error }, t('menu.loadFailed'));
  return {
    data: dishes.data && categories.data && { dishes: dishes.data, categories: categories.data },
    error,
    retry: () => void Promise.all([dishes.refetch(), categories.refetch()]),
  };
}
