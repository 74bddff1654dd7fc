import { onTestFinished, vi } from 'vitest';

/** What is in a file; the test's browser has only the old way to read it. */
export const bytesOf = (blob: Blob) =>
  new Promise<Uint8Array>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result instanceof ArrayBuffer ? reader.result : []));
    reader.readAsArrayBuffer(blob);
  });

/** Catches what the page hands to the browser to keep: the test's browser cannot take it. */
export function catchDownloads() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  const files = { createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`, revokeObjectURL: () => undefined };
  vi.stubGlobal('URL', Object.assign(class extends URL {}, files));
  const clicks = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const timers = vi.spyOn(window, 'setTimeout');
  onTestFinished(() => {
    clicks.mockRestore();
    // A file is let go of ten seconds after its click, which no test waits for.
    for (const [index, [, ms]] of timers.mock.calls.entries()) {
      if (ms === 10_000) Reflect.apply(clearTimeout, window, [timers.mock.results[index]?.value]);
    }
    timers.mockRestore();
    vi.unstubAllGlobals();
  });
  return { blobs, names };
}
