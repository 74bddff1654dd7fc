import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** While mounted, only its content is printed; on screen it is hidden. */
export function PrintRoot({ children }: { children: ReactNode }) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = document.createElement('div');
    element.setAttribute('data-print-root', '');
    document.body.append(element);
    setHost(element);
    return () => element.remove();
  }, []);
  return host && createPortal(children, host);
}
