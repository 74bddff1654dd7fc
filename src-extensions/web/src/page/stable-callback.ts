import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * The same function in every render, which does what that of the last one does: what it is given to need not render again.
 * For what happens later, such as a press; it must not be called while rendering.
 */
export function useStableCallback<Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
