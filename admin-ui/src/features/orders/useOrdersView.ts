import type { OrderStatus } from '@pickup/contract';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
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
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parseView(params), [params]);
  const show = useCallback((next: OrdersView) => setParams(writeView(next), { replace: true }), [setParams]);
  const step = (next: OrdersView) => setParams(writeView(next));
  return {
    view,
    show,
    search: (search) => show({ ...view, search }),
    filter: (status) => step({ ...view, status, page: 0 }),
    goTo: (page) => step({ ...view, page }),
    reset: () => step({ search: '', status: null, page: 0 }),
  };
}
