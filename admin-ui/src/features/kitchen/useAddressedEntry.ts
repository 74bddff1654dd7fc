import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Opens the entry of a phone order where the address asks for it, once: a reload does not open it again. */
export function useAddressedEntry(enterOrder: () => void): void {
  const [params, setParams] = useSearchParams();
  const isAsked = params.get('order') === 'new';
  useEffect(() => {
    if (!isAsked) return;
    enterOrder();
    setParams({}, { replace: true });
  }, [isAsked, enterOrder, setParams]);
}
