import { useSyncExternalStore } from 'react';

/** How long a browser may take to open its print dialog, in milliseconds. */
const OPENS_WITHIN_MS = 3_000;

let number: string | null = null;
const listeners = new Set<() => void>();

function set(next: string | null): void {
  if (next === number) return;
  number = next;
  for (const listener of listeners) listener();
}

/**
 * Opens the browser's print dialog, and remembers if it does not open: some browsers refuse without a word. Whether paper
 * came out of a printer no browser tells.
 * @param orderNumber the number that is called out
 * @returns stops watching
 */
export function printWatched(orderNumber: string): () => void {
  const opened = () => {
    stop();
    set(null);
  };
  const refused = () => {
    stop();
    set(orderNumber);
  };
  const timer = setTimeout(refused, OPENS_WITHIN_MS);
  const stop = () => {
    clearTimeout(timer);
    window.removeEventListener('beforeprint', opened);
  };
  window.addEventListener('beforeprint', opened, { once: true });
  try {
    window.print();
  } catch {
    refused();
  }
  return stop;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The order whose ticket this page last failed to open a print dialog for; null once one has opened. */
export const usePrintTrouble = (): string | null => useSyncExternalStore(subscribe, () => number);
