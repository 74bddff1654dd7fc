import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseView, writeView, type DealFilter, type DealsView } from './deals-view.js';

interface DealsViewState {
  view: DealsView;
  /** Another filter starts at its first page. */
  filter: (filter: DealFilter) => void;
  goTo: (page: number) => void;
  /** Puts another page in this one's place, without a step in the history. */
  correct: (page: number) => void;
}

/** The view in the URL; filter and page are steps of the history. */
export function useDealsView(): DealsViewState {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parseView(params), [params]);
  const correct = useCallback(
    (page: number) => setParams(writeView({ ...view, page }), { replace: true }),
    [setParams, view],
  );
  const step = (next: DealsView) => setParams(writeView(next));
  return {
    view,
    filter: (filter) => step({ filter, page: 0 }),
    goTo: (page) => step({ ...view, page }),
    correct,
  };
}
