import { describe, expect, it } from 'vitest';
import { chooseEncoding } from './encoded-response.js';

describe('chooseEncoding', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['GZIP', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0,gzip;q=0', 'identity'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['gzip;q=0.001', 'gzip'],
    ['br;q=7', 'identity'],
    ['br;q=-1', 'identity'],
    ['br;q=abc', 'identity'],
    ['deflate, zstd', 'identity'],
    ['xbr, brx', 'identity'],
    [';;;,,,;q=1', 'identity'],
    [`gzip,${'x'.repeat(4000)}`, 'gzip'],
  ])('for Accept-Encoding %j is %s', (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
    // The second time from the cache.
    expect(chooseEncoding(header)).toBe(encoding);
  });
});
