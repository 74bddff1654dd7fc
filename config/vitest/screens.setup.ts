import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

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
