import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { toasterWanted } from './toast.js';

const SonnerToaster = lazy(() => import('./SonnerToaster.js'));

interface ToasterProps {
  /** Name of the region, for screen readers. */
  label: string;
  /** When to fetch the library that draws them, so that a lost network cannot keep the first one away. */
  prefetchAfterMs?: number;
  /** Where they stand on a wide screen. */
  position?: 'bottom-center' | 'bottom-left';
}

/** Where toasts appear. The library behind it is fetched when the browser is idle, or with the first toast. */
export function Toaster({ label, prefetchAfterMs = 3000, position = 'bottom-center' }: ToasterProps) {
  const wanted = useSyncExternalStore(toasterWanted.subscribe, toasterWanted.get, () => false);
  useEffect(() => {
    const timer = setTimeout(() => void toasterWanted.prefetch(), prefetchAfterMs);
    return () => clearTimeout(timer);
  }, [prefetchAfterMs]);
  return (
    // A dialog hides everything behind it from screen readers, but for live regions that are there when it opens.
    <div aria-live="off">
      {wanted && (
        <Suspense fallback={null}>
          <SonnerToaster label={label} position={position} />
        </Suspense>
      )}
    </div>
  );
}
