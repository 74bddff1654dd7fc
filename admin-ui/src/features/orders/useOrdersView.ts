import type { OrderStatus } from '@pickup/contract';
import { useViewInUrl } from '../../lists/useViewInAddress.js';
import { parseView, writeView, type OrdersView } from './orders-view.js';

interface OrdersViewState {
  view: OrdersView;
  /** Replaces the view without a step in the history. */
  show: (view: OrdersView) => void;
  search: (search: string) => void;
  /** Another filter starts at its first page. */
  filter: (status: OrderStatus | null) => void;
  goTo: (page: number) => void;
  /** Back to the newest of all orders. */
  reset: () => void;
}

/** The view in the URL. Filter and page are steps of the history, the letters of a search are not. */
export function useOrdersView(): OrdersViewState {
  const { view, go, replace } = useViewInUrl(parseView, writeView);
  return {
    view,
    show: replace,
    search: (search) => replace({ ...view, search }),
    filter: (status) => go({ ...view, status, page: 0 }),
    goTo: (page) => go({ ...view, page }),
    reset: () => go({ search: '', status: null, page: 0 }),
  };
}
