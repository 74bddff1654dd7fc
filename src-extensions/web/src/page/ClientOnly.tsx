import { useSyncExternalStore, type ReactNode } from 'react';

const never = () => () => undefined;

/** True once the page is alive in the browser; false on a server and in the first render, so that both draw the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Content that only the browser knows, e.g. a cart; the fallback holds its place. */
export const ClientOnly = ({ fallback = null, children }: { fallback?: ReactNode; children: () => ReactNode }) => (
  <>{useHydrated() ? children() : fallback}</>
);
