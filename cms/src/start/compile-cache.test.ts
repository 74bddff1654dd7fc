import { describe, expect, it, vi } from 'vitest';
import { enableCompileCache } from './compile-cache.js';

describe('the cache of compiled modules', () => {
  it('is where it is told to be', () => {
    const module = { enableCompileCache: vi.fn() };
    enableCompileCache('/app/cms/dist/compile-cache', module);
    expect(module.enableCompileCache.mock.calls).toEqual([['/app/cms/dist/compile-cache']]);
  });

  it('is left out on a Node without one', () => {
    expect(() => enableCompileCache('/app/cms/dist/compile-cache', {})).not.toThrow();
  });
});
