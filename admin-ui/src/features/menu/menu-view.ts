import type { AdminMenuItem } from '@pickup/contract';
import { matchesSearch } from '../../lists/SearchField.js';

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

/** A dish on the menu whose allergens were not declared, which guests are told. */
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
