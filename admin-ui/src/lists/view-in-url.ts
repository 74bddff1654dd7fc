import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

const PAGE = /^[1-9]\d{0,8}$/;

/** Reads `?page=`, which counts from 1; anything invalid is the first page. @returns 0-based */
export function readPage(params: URLSearchParams): number {
  const page = params.get('page') ?? '';
  return PAGE.test(page) ? Number(page) - 1 : 0;
}

/** Writes `?page=`, except for the first. @param page 0-based */
export function writePage(params: URLSearchParams, page: number): void {
  if (page > 0) params.set('page', String(page + 1));
}

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
