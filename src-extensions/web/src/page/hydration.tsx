import { useSyncExternalStore, type ReactNode } from 'react';

const neverChanges = () => () => undefined;

/** True once the page is hydrated; false on the server and in the first render, so that both render the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** Content that only the browser knows, e.g. a cart; the fallback takes its place until then. */
export const ClientOnly = ({ fallback = null, children }: { fallback?: ReactNode; children: () => ReactNode }) => (
  <>{useHydrated() ? children() : fallback}</>
);
