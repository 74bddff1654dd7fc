import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOrderNumber, shortOrderNumber } from './order-number.js';

describe('formatOrderNumber', () => {
  it.each([
    [1, '20261121-001'],
    [17, '20261121-017'],
    [999, '20261121-999'],
    [1000, '20261121-1000'],
  ])('counter %d becomes %s', (counter, number) => {
    expect(formatOrderNumber('2026-11-21', counter)).toBe(number);
  });

  it.each([0, -1, 1.5, NaN, Infinity])('refuses %d', (counter) => {
    expect(() => formatOrderNumber('2026-11-21', counter)).toThrow(RangeError);
  });

  it('gives two orders of a day never the same number', () => {
    const counter = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(counter, counter, (one, other) => {
        fc.pre(one !== other);
        expect(formatOrderNumber('2026-11-21', one)).not.toBe(formatOrderNumber('2026-11-21', other));
      }),
    );
  });
});

describe('shortOrderNumber', () => {
  it.each([
    ['20261121-017', '017'],
    ['20261121-1000', '1000'],
  ])('%s is called out as %s', (number, short) => {
    expect(shortOrderNumber(number)).toBe(short);
  });
});
