import { describe, expect, it } from 'vitest';
import { tooMany } from '../routes/http-error.js';
import type { Visitor } from '../routes/route.js';
import type { Limit, Limiter } from './limits.js';
import { limitNetworks } from './visitor-limits.js';

/** Counts for ever, in memory. */
function counting({ points }: Limit): Limiter {
  const counts = new Map<string, number>();
  const add = (key: string, by: number) => {
    const count = (counts.get(key) ?? 0) + by;
    counts.set(key, count);
    return count;
  };
  return {
    check: (key) => {
      if ((counts.get(key) ?? 0) > points) throw tooMany(1);
    },
    consume: (key) => (add(key, 1) > points ? Promise.reject(tooMany(1)) : Promise.resolve()),
    refund: (key) => Promise.resolve(void add(key, -1)),
    reset: (key) => Promise.resolve(void counts.delete(key)),
  };
}

const EACH = 5;
const start = () => limitNetworks({ name: 'soup', points: EACH, seconds: 60 }, counting, (text) => text);

const visitor = (address: string): Visitor => ({ address, browser: '', knownBrowser: null });

/** How often somebody at these addresses, one after the other, is let through. */
async function letThrough(limiter: ReturnType<typeof start>, addresses: string[], about?: string): Promise<number> {
  let through = 0;
  for (const address of addresses) {
    const taken = limiter.consume(visitor(address), about);
    await taken.then(
      () => (through += 1),
      () => null,
    );
  }
  return through;
}

const many = (address: (index: number) => string) => Array.from({ length: 40 * EACH }, (_, index) => address(index));
const hex = (index: number) => index.toString(16).padStart(2, '0');

describe('a rate limit for visitors', () => {
  it.each([
    ['one IPv4 address', () => '198.51.100.1', EACH],
    ['an IPv4 /24', (index: number) => `198.51.100.${index}`, 16 * EACH],
    ['an IPv6 /64', (index: number) => `2001:db8:1:2::${hex(index)}`, EACH],
    ['an IPv6 /56', (index: number) => `2001:db8:1:aa${hex(index)}::1`, 4 * EACH],
    ['an IPv6 /48', (index: number) => `2001:db8:1:${hex(index)}00::1`, 16 * EACH],
  ])('limits %s, however often its addresses change', async (_, address, most) => {
    expect(await letThrough(start(), many(address))).toBe(most);
  });

  it('does not count refused requests of a household against its neighbours', async () => {
    const limiter = start();
    await letThrough(
      limiter,
      many(() => '2001:db8:1:2::1'),
    );
    await letThrough(
      limiter,
      many(() => '198.51.100.1'),
    );
    expect(await letThrough(limiter, ['2001:db8:1:3::1', '198.51.100.2'])).toBe(2);
  });

  it('counts each record separately, in every network', async () => {
    const limiter = start();
    await letThrough(
      limiter,
      many((index) => `198.51.100.${index}`),
      'one review',
    );
    expect(await letThrough(limiter, ['198.51.100.200'], 'one review')).toBe(0);
    expect(await letThrough(limiter, ['198.51.100.200'], 'another')).toBe(1);
  });

  it('check() throws for every address of an exhausted network, and no other', async () => {
    const limiter = start();
    await letThrough(
      limiter,
      many((index) => `198.51.100.${index % 250}`),
    );
    expect(() => limiter.check(visitor('198.51.100.251'))).toThrow('Too many');
    expect(() => limiter.check(visitor('198.51.101.1'))).not.toThrow();
  });

  it('refunds in every network', async () => {
    const limiter = start();
    for (const address of many((index) => `2001:db8:1:${hex(index)}00::1`)) {
      await limiter.consume(visitor(address));
      await limiter.refund(visitor(address));
    }
    expect(await letThrough(limiter, ['2001:db8:1:ff00::1'])).toBe(1);
  });
});
