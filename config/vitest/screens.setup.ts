import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach } from 'vitest';
import { rememberStyles } from './remembered-styles.js';

const { getElementError: wholeFailure } = getConfig();

/** What was not found, with the page only when nobody goes on waiting: it would be written down at every look. */
function failure(message: string | null, container: Element): Error {
  const isWaiting = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
  if (!isWaiting) return wholeFailure(message, container);
  return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
}

// Pages are also rendered on the server: those tests run where there is no window.
if (typeof window !== 'undefined') {
  // The patience a busy machine needs.
  configure({ asyncUtilTimeout: 20_000, getElementError: failure });

  // The testing library says this of the first file of a worker only.
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

  /** Every test starts with an empty page and an empty browser store. */
  afterEach(() => {
    cleanup();
    localStorage.clear();
    sessionStorage.clear();
    document.documentElement.removeAttribute('lang');
    // Where the charts' library measures words, for good.
    document.getElementById('recharts_measurement_span')?.remove();
  });

  rememberStyles(window);

  // Screens also work on plain http, where a browser has none.
  Object.defineProperty(crypto, 'randomUUID', { configurable: true, value: undefined });

  // No picture is loaded, and none is known to be broken before a test says so.
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, get: () => false });

  // What happy-dom lacks of a choice: forms tell by it whether somebody has chosen yet.
  Object.defineProperty(HTMLSelectElement.prototype, 'size', {
    configurable: true,
    get(this: HTMLSelectElement) {
      return Number(this.getAttribute('size') ?? 0);
    },
  });
  Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
    configurable: true,
    get(this: HTMLOptionElement) {
      return this.hasAttribute('selected');
    },
  });

  // Chromium gives a promise here: an effect that returns it hands React a clean-up that is no function.
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    configurable: true,
    writable: true,
    value: () => Promise.resolve(),
  });

  // Nothing is laid out: there are no sizes to follow.
  Reflect.deleteProperty(window, 'ResizeObserver');

  // Locks between tabs are for pages that came over https.
  Reflect.deleteProperty(Navigator.prototype, 'locks');
}
