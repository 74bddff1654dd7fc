import { describe, expect, it } from 'vitest';
import { voterOf } from './votes.js';

const secret = 'a secret of this restaurant';
const voter = (address: string, browser = 'Firefox') => voterOf({ address, browser, knownBrowser: null }, secret);

describe('voterOf', () => {
  it('is the same for the same visitor, and differs by address, browser and secret', () => {
    expect(voter('192.0.2.7')).toBe(voter('192.0.2.7'));
    const others = [
      voter('192.0.2.8'),
      voter('192.0.2.7', 'Safari'),
      voterOf({ address: '192.0.2.7', browser: 'Firefox', knownBrowser: null }, 'x'),
    ];
    expect(new Set([voter('192.0.2.7'), ...others]).size).toBe(4);
  });

  it('treats an IPv4 address mapped into IPv6 as the same', () => {
    expect(voter('::ffff:192.0.2.7')).toBe(voter('192.0.2.7'));
  });

  it.each([
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2:bbbb::2'],
    ['2001:db8::1', '2001:db8:0:0:1:2:3:4'],
  ])('treats %s and %s as one network', (one, other) => {
    expect(voter(one)).toBe(voter(other));
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:db9::1'],
  ])('distinguishes %s and %s', (one, other) => {
    expect(voter(one)).not.toBe(voter(other));
  });

  it('does not contain the address', () => {
    expect(voter('192.0.2.7')).toMatch(/^[0-9a-f]{64}$/);
  });
});
