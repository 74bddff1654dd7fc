import { afterEach, describe, expect, it, vi } from 'vitest';
import { presentBrowser } from './browser.mjs';

afterEach(() => vi.unstubAllEnvs());

describe('the browser that PICKUP_BROWSER names', () => {
  it('is taken as it is', () => {
    vi.stubEnv('PICKUP_BROWSER', process.execPath);
    expect(presentBrowser()).toBe(process.execPath);
  });

  it('is not replaced by another when it is not there', () => {
    vi.stubEnv('PICKUP_BROWSER', '/nowhere/chromium');
    expect(presentBrowser).toThrow('PICKUP_BROWSER names /nowhere/chromium: there is no such file.');
  });
});
