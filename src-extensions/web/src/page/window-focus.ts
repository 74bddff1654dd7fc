import { useEffect } from 'react';

/**
 * Calls when the window gets the focus. The query cache alone does not notice a window that was covered by another one, as
 * that was never hidden.
 * @param onFocus the same function at every render
 */
export function useWindowFocus(onFocus: () => void): void {
  useEffect(() => {
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [onFocus]);
}
