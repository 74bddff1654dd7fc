import { onTestFinished, vi } from 'vitest';

/** Puts highlights into the browser of a test, which has none; tells what is marked, in the order of the page. */
export function marksOfTest(): () => string[] {
  const highlights = new Map<string, Set<Range>>();
  vi.stubGlobal(
    'Highlight',
    class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges);
      }
    },
  );
  vi.stubGlobal('CSS', { highlights });
  onTestFinished(() => void vi.unstubAllGlobals());
  return () => [...highlights.values()].flatMap((ranges) => [...ranges].map(String));
}
