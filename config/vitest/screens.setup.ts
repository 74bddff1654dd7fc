import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// Pages are also drawn on the server: those tests run where there is no window.
if (typeof window !== 'undefined') {
  /** Every test starts with an empty page and an empty browser store. */
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });

  // jsdom has no layout and so no media queries: a screen test sees the desktop.
  Object.defineProperty(window, 'matchMedia', {
    writable: true,
    value: (media: string) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}
