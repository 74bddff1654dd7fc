import { useViewInUrl } from '../../lists/useViewInAddress.js';
import { parseView, writeView, type MenuTab, type MenuView } from './menu-view.js';

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
