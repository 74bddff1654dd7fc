import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Every test starts with an empty page and an empty browser store. */
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
