import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

interface ViewInUrl<View> {
  view: View;
  /** Shows another view; the back button leads back to this one. */
  go: (view: View) => void;
  /** Shows another view in place of this one, without a step in the history: the letters of a search, a page that is gone. */
  replace: (view: View) => void;
}

/**
 * What the owner looks at, kept in the address, so that a reload, a bookmark and the back button keep it.
 * @param parse reads a view from the address; the same function throughout
 * @param write the parameters of a view; the same function throughout
 */
export function useViewInUrl<View>(
  parse: (params: URLSearchParams) => View,
  write: (view: View) => URLSearchParams,
): ViewInUrl<View> {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parse(params), [parse, params]);
  const go = useCallback((next: View) => setParams(write(next)), [setParams, write]);
  const replace = useCallback((next: View) => setParams(write(next), { replace: true }), [setParams, write]);
  return { view, go, replace };
}
