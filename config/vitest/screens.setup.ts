import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Pages are also rendered on the server: those tests run where there is no window.
if (typeof window !== 'undefined') {
  // The patience a busy machine needs.
  configure({ asyncUtilTimeout: 10_000 });

  /** Every test starts with an empty page and an empty browser store. */
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
  });

  // jsdom draws nothing: it has nowhere to scroll to.
  Element.prototype.scrollIntoView = () => undefined;

  // jsdom has no layout and so no media queries: a screen test sees the desktop.
  Object.defineProperty(window, 'matchMedia', {
    writable: true,
    configurable: true,
    value: (media: string) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
}
