import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ClockTime,
  CurrencyCode,
  Day,
  EmailAddress,
  Instant,
  Money,
  Price,
  TimeZone,
  optionalName,
  optionalText,
} from './scalar.js';

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

describe('Price', () => {
  it.each([0, 0.01, 0.1, 1.1, 19.99, 1234.56, 9999.99])('accepts %d', (price) => {
    expect(accepts(Price, price)).toBe(true);
  });

  it.each([-0.01, -5, 10_000, 9999.991, 0.001, 1.005, 1.000_000_1, 0.1 + 0.2, NaN, Infinity, '12.50', null, undefined])(
    'refuses %j',
    (price) => {
      expect(accepts(Price, price)).toBe(false);
    },
  );

  it('accepts every whole number of cents, and nothing between two', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999 }), fc.integer({ min: 1, max: 9 }), (cents, digit) => {
        const euros = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
        expect(accepts(Price, Number(euros))).toBe(true);
        expect(accepts(Price, Number(`${euros}${digit}`))).toBe(false);
      }),
    );
  });
});

describe('Money', () => {
  it('may be negative or large, but not have three decimals', () => {
    expect([-12.5, 0, 123_456_789.12].every((amount) => accepts(Money, amount))).toBe(true);
    expect(accepts(Money, 12.345)).toBe(false);
  });
});

describe('texts with a fixed shape', () => {
  it.each([
    [
      'a day',
      Day,
      '2028-02-29',
      ['2026-02-29', '2026-13-01', '2026-1-1', '21-11-2026', '2026-11-21T00:00:00Z', '0000-01-01', ''],
    ],
    [
      'an instant',
      Instant,
      '2026-11-21T12:00:00.000Z',
      ['2026-11-21', '2026-11-21T12:00:00', '2026-11-21T12:00:00+01:00'],
    ],
    ['a clock time', ClockTime, '23:59', ['24:00', '9:00', '09:60', '09:00:00', '']],
    ['a currency', CurrencyCode, 'EUR', ['eur', 'EURO', '€', '']],
    ['a time zone', TimeZone, 'Europe/Amsterdam', ['Europe/Utopia', 'Amsterdam', '']],
    ['an email', EmailAddress, 'anna+pickup@example.co.uk', ['anna@localhost', 'anna example.com', '']],
  ] as const)('%s', (_, schema, good, bad) => {
    expect(accepts(schema, good)).toBe(true);
    expect(bad.filter((text) => accepts(schema, text))).toEqual([]);
  });

  it('keep the case of an email address', () => {
    expect(EmailAddress.parse(' Anna@Example.com ')).toBe('Anna@Example.com');
  });
});

describe('optionalName', () => {
  const name = optionalName(5);

  it('may be left out or blank', () => {
    expect([undefined, ' Soep ', '\u200b'].map((text) => name.parse(text))).toEqual([undefined, 'Soep', '']);
  });

  it.each(['a\nb', 'Soepen'])('refuses %j', (text) => {
    expect(accepts(name, text)).toBe(false);
  });
});

describe('optionalText', () => {
  it('is trimmed, bounded, and may be left out', () => {
    const text = optionalText(5);
    expect(text.parse('  hello ')).toBe('hello');
    expect(text.parse(undefined)).toBeUndefined();
    expect(accepts(text, 'hello!')).toBe(false);
  });
});
