import { useViewInUrl } from '../../lists/useViewInAddress.js';
import { parseView, writeView, type DealFilter, type DealsView } from './deals-view.js';

interface DealsViewState {
  view: DealsView;
  /** Replaces the view without a step in the history. */
  show: (view: DealsView) => void;
  /** Another filter starts at its first page. */
  filter: (filter: DealFilter) => void;
  goTo: (page: number) => void;
}

/** The view in the URL; filter and page are steps of the history. */
export function useDealsView(): DealsViewState {
  const { view, go, replace } = useViewInUrl(parseView, writeView);
  return {
    view,
    show: replace,
    filter: (filter) => go({ filter, page: 0 }),
    goTo: (page) => go({ ...view, page }),
  };
}
