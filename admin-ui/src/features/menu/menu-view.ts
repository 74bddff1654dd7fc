import type { AdminMenuItem, AdminCategory, EndpointName } from '@pickup/contract';
import { useApiQuery, useTranslation } from '@pickup/web';
import { matchesSearch } from '../../lists/SearchField.js';
import { useViewInUrl } from '../../lists/view-in-url.js';
import { useLoadFailure } from '../../failures/load-failure.js';

export type MenuTab = 'items' | 'categories';

/** What the owner looks at; it lives in the address, so that a reload, a link and the back button keep it. */
export interface MenuView {
  tab: MenuTab;
  /** The category whose dishes are shown; null: all. */
  category: string | null;
  /** Only dishes without declared allergens. */
  undeclared: boolean;
  search: string;
}

/** The value of `?allergens=` that shows only dishes without declared allergens. */
const UNDECLARED_PARAMETER = 'not-stated';

/** Reads a view from `?tab=&category=&allergens=&q=`; what makes no sense counts as not given. */
export const parseView = (params: URLSearchParams): MenuView => ({
  tab: params.get('tab') === 'categories' ? 'categories' : 'items',
  category: params.get('category') || null,
  undeclared: params.get('allergens') === UNDECLARED_PARAMETER,
  search: params.get('q') ?? '',
});

/** The parameters of a view, without its defaults. */
export function writeView({ tab, category, undeclared, search }: MenuView): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== 'items') params.set('tab', tab);
  if (category !== null) params.set('category', category);
  if (undeclared) params.set('allergens', UNDECLARED_PARAMETER);
  if (search !== '') params.set('q', search);
  return params;
}

/** A dish on the menu whose allergens were not declared. */
export const isUndeclared = ({ allergens, isActive }: AdminMenuItem): boolean => isActive && allergens === null;

/** The dishes of a view: in its category, with the searched text in a name or the description. */
export const pickDishes = (
  dishes: readonly AdminMenuItem[],
  { category, undeclared, search }: Pick<MenuView, 'category' | 'undeclared' | 'search'>,
): AdminMenuItem[] =>
  dishes.filter(
    (dish) =>
      (category === null || dish.categoryId === category) &&
      (!undeclared || isUndeclared(dish)) &&
      matchesSearch(search, [dish.name, dish.nameNl, dish.description]),
  );

/**
 * How many dishes each category holds, without deleted ones, which do not keep it from being deleted (product.md,
 * Menu).
 */
export function countByCategory(dishes: readonly AdminMenuItem[]): ReadonlyMap<string | null, number> {
  const counts = new Map<string | null, number>();
  for (const { categoryId, isActive } of dishes) {
    if (isActive) counts.set(categoryId, (counts.get(categoryId) ?? 0) + 1);
  }
  return counts;
}

interface MenuViewState {
  view: MenuView;
  openTab: (tab: MenuTab) => void;
  /** Shows the dishes of a category; null: of all. */
  showCategory: (category: string | null) => void;
  /** Shows only dishes without declared allergens, or all again. */
  showUndeclared: (undeclared: boolean) => void;
  search: (search: string) => void;
  /** Back to all dishes. */
  reset: () => void;
}

/** The view in the address. Tab and filters are steps of the history, the letters of a search are not. */
export function useMenuView(): MenuViewState {
  const { view, go, replace } = useViewInUrl(parseView, writeView);
  return {
    view,
    openTab: (tab) => go({ ...view, tab }),
    showCategory: (category) => go({ ...view, tab: 'items', category, search: '' }),
    showUndeclared: (undeclared) => go({ ...view, undeclared }),
    search: (search) => replace({ ...view, search }),
    reset: () => go({ tab: 'items', category: null, undeclared: false, search: '' }),
  };
}

/** Every dish, unavailable and deleted ones too. */
export const ALL_DISHES = { query: { includeUnavailable: 'true' } } as const;

/**
 * Answers that a change of a dish or a category makes stale: both lists, the groups of choices with the dishes that use them,
 * and the dashboard's count of dishes.
 */
export const MENU_ANSWERS = [
  'adminMenuItems',
  'adminCategories',
  'adminOptionGroups',
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
