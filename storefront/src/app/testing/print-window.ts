import { vi } from 'vitest';

/** Replaces the browser's windows until the end of the file's tests: what would be printed is written into `paper`. */
export function replacePrintWindow() {
  const paper = document.implementation.createHTMLDocument();
  const print = vi.fn();
  const popup = {
    document: paper,
    focus: () => undefined,
    print,
    setTimeout: (work: () => void) => {
      work();
      return 0;
    },
  };
  const opened = vi.fn(() => popup);
  vi.stubGlobal('open', opened);
  return { paper, print, opened };
}
