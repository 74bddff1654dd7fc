import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseView, writeView, type MenuTab, type MenuView } from './menu-view.js';

interface MenuViewState {
  view: MenuView;
  openTab: (tab: MenuTab) => void;
  /** Shows the dishes of a category; null: of all. */
  showCategory: (category: string | null) => void;
  /** Shows only dishes whose allergens are not stated, or all again. */
  showUnstated: (unstated: boolean) => void;
  search: (search: string) => void;
  /** Back to all dishes. */
  reset: () => void;
}

/** The view in the address. Tab and filters are steps of the history, the letters of a search are not. */
export function useMenuView(): MenuViewState {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parseView(params), [params]);
  return {
    view,
    openTab: (tab) => setParams(writeView({ ...view, tab })),
    showCategory: (category) => setParams(writeView({ ...view, tab: 'items', category, search: '' })),
    showUnstated: (unstated) => setParams(writeView({ ...view, unstated })),
    search: (search) => setParams(writeView({ ...view, search }), { replace: true }),
    reset: () => setParams(writeView({ tab: 'items', category: null, unstated: false, search: '' })),
  };
}
