import { onTestFinished } from 'vitest';

/** The window's events for a session store, which listens for as long as its page is there: here until the test ends. */
export function windowEvents() {
  const ended = new AbortController();
  onTestFinished(() => ended.abort());
  return {
    addEventListener: (type: string, listener: EventListenerOrEventListenerObject) =>
      window.addEventListener(type, listener, { signal: ended.signal }),
  };
}
