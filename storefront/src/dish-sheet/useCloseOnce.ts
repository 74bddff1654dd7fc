import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Goes back to before the sheet was opened. The browser does so on its own time: whoever asks twice until then, as by pressing
 * Escape again, would go back twice.
 */
export function useCloseOnce(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const left = useRef<string | null>(null);
  useEffect(() => {
    // Forward opens it again, under the same key.
    if (left.current !== key) left.current = null;
  }, [key]);
  return () => {
    if (left.current === key) return;
    left.current = key;
    navigate(-1);
  };
}
