import { describe, expect, it } from 'vitest';
import { TokenBucket } from './token-bucket.js';

const takeAll = (bucket: TokenBucket, now: number): number => {
  let taken = 0;
  while (taken < 1000 && bucket.take(now)) taken += 1;
  return taken;
};

describe('TokenBucket', () => {
  it('gives its capacity at once, then as many tokens as the time has refilled', () => {
    const bucket = new TokenBucket({ capacity: 10, refillPerSecond: 2 });
    expect(takeAll(bucket, 0)).toBe(10);
    expect(bucket.take(400)).toBe(false);
    expect(takeAll(bucket, 3000)).toBe(6);
  });

  it('never holds more than its capacity, however long it is left alone', () => {
    const bucket = new TokenBucket({ capacity: 10, refillPerSecond: 2 });
    expect(takeAll(bucket, 0)).toBe(10);
    expect(takeAll(bucket, 1_000_000)).toBe(10);
  });

  it('refills nothing when the clock is set back, and goes on from there', () => {
    const bucket = new TokenBucket({ capacity: 1, refillPerSecond: 1 });
    expect(takeAll(bucket, 60_000)).toBe(1);
    expect(bucket.take(0)).toBe(false);
    expect(bucket.take(1000)).toBe(true);
  });
});
