import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  discountPercentage,
  formatCents,
  formatMoney,
  fromCents,
  lineTotal,
  orderTotals,
  parseAmount,
  toCents,
} from './money.js';

const cents = fc.integer({ min: 0, max: 999_999 });

describe('toCents and fromCents', () => {
  it('round-trip every price from 0 to 9999.99', () => {
    const strays: number[] = [];
    for (let price = 0; price <= 999_999; price += 1) {
      if (toCents(fromCents(price)) !== price) strays.push(price);
    }
    expect(strays).toEqual([]);
  });

  it('convert an amount exactly as its JSON text says', () => {
    fc.assert(
      fc.property(cents, (price) => {
        const text = `${Math.floor(price / 100)}.${String(price % 100).padStart(2, '0')}`;
        expect(toCents(Number(text))).toBe(price);
        expect(fromCents(price)).toBe(Number(text));
      }),
    );
  });

  it('keep the sign of a refund', () => {
    expect(toCents(-12.5)).toBe(-1250);
    expect(fromCents(-1250)).toBe(-12.5);
  });

  it.each([0.001, 1.005, 12.345, 9999.999, 1.000_000_1, 1e-9, 0.1 + 0.2])(
    'refuse %d: more than two decimals',
    (amount) => {
      expect(() => toCents(amount)).toThrow(RangeError);
    },
  );

  it('throw for an amount between two cents', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 9 }), (price, digit) => {
        expect(() => toCents(Number(`${price}.00${digit}`))).toThrow(RangeError);
      }),
    );
  });

  it.each([NaN, Infinity, -Infinity, Number.MAX_VALUE])('refuse %d', (amount) => {
    expect(() => toCents(amount)).toThrow(RangeError);
  });

  it.each([0.5, NaN, Infinity, Number.MAX_SAFE_INTEGER + 1])('fromCents and formatCents throw for %d', (amount) => {
    expect(() => fromCents(amount)).toThrow(RangeError);
    expect(() => formatCents(amount)).toThrow(RangeError);
  });

  it('sum exactly however many amounts are added', () => {
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 200 }), (prices) => {
        const exact = prices.reduce((sum, price) => sum + BigInt(price), 0n);
        const sum = prices.map(fromCents).reduce((total, amount) => total + toCents(amount), 0);
        expect(BigInt(sum)).toBe(exact);
        expect(toCents(fromCents(sum))).toBe(sum);
      }),
    );
  });
});

describe('formatCents', () => {
  it.each([
    [0, '€0.00'],
    [5, '€0.05'],
    [50, '€0.50'],
    [1250, '€12.50'],
    [123_456, '€1234.56'],
    [-1250, '-€12.50'],
  ])('%d becomes %s', (amount, text) => {
    expect(formatCents(amount)).toBe(text);
  });

  it('puts another symbol in front', () => {
    expect(formatCents(1999, '$')).toBe('$19.99');
  });

  it.each([
    [0, '€\u00a00,00'],
    [550, '€\u00a05,50'],
    [123_456, '€\u00a01.234,56'],
    [123_456_789, '€\u00a01.234.567,89'],
    [-1250, '-€\u00a012,50'],
  ])('%d becomes %s in Dutch', (amount, text) => {
    expect(formatCents(amount, '€ ', 'nl')).toBe(text);
  });

  it('always has two decimals and reads back as the same amount', () => {
    fc.assert(
      fc.property(cents, (price) => {
        const text = formatCents(price);
        expect(text).toMatch(/^€\d+\.\d{2}$/);
        expect(toCents(Number(text.slice(1)))).toBe(price);
        expect(formatMoney(fromCents(price))).toBe(text);
      }),
    );
  });
});

describe('discountPercentage', () => {
  it.each([
    [20, 15, 25],
    [10, 0, 100],
    [29.99, 19.99, 33],
    [10, 10, 0],
    [10, 12, 0],
    [0, 0, 0],
    [0.004, 0.001, 0],
    [null, 5, 0],
    [5, null, 0],
  ])('from %s to %s is %d', (original, discounted, percent) => {
    expect(discountPercentage(original, discounted)).toBe(percent);
  });

  it('rounds as exact arithmetic on cents does', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), fc.nat({ max: 999_999 }), (original, nat) => {
        const discounted = nat % original;
        const exact = Number((200n * BigInt(original - discounted) + BigInt(original)) / (2n * BigInt(original)));
        expect(discountPercentage(fromCents(original), fromCents(discounted))).toBe(exact);
      }),
    );
  });

  it('rounds a half percent up at every round price', () => {
    const strays: string[] = [];
    for (let original = 200; original <= 20_000; original += 200) {
      for (let half = 1; half < 200; half += 2) {
        const discounted = original - (original / 200) * half;
        const percent = discountPercentage(fromCents(original), fromCents(discounted));
        if (percent !== (half + 1) / 2) strays.push(`${original} to ${discounted}: ${percent}`);
      }
    }
    expect(strays).toEqual([]);
  });
});

describe('an amount as people type it', () => {
  it.each([
    ['12,50', 12.5],
    ['12.50', 12.5],
    ['12,5', 12.5],
    ['12', 12],
    [' € 12,50 ', 12.5],
    ['€12', 12],
    ['£12.50', 12.5],
    ['12 $', 12],
    ['0', 0],
    ['0,05', 0.05],
    ['007', 7],
    ['1.250,00', 1250],
    ['1,250.00', 1250],
    ['9999,99', 9999.99],
    ['12.345,6', 12_345.6],
    ['12,345.6', 12_345.6],
    ['123.456.789,01', 123_456_789.01],
    ['123,456,789.01', 123_456_789.01],
  ])('%s is %d', (text, amount) => {
    expect(parseAmount(text)).toBe(amount);
  });

  it.each([
    '',
    ' ',
    '€',
    'abc',
    '-1',
    '1,234',
    '1.250',
    '12,345',
    '12.34,50',
    '1.250.00',
    '1,250,00',
    '12.',
    ',5',
    '1,2,3',
    '1.2.3',
    '1e3',
    '12 euro',
    '٣',
  ])('%j gives null', (text) => {
    expect(parseAmount(text)).toBeNull();
  });

  it('parses the amounts that a receipt shows', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), (cents) => {
        expect(parseAmount(formatCents(cents))).toBe(cents / 100);
        expect(parseAmount(formatCents(cents).replace('.', ','))).toBe(cents / 100);
      }),
    );
  });
});

describe('orderTotals', () => {
  it('adds lines to the subtotal, and subtotal and tax to the total', () => {
    const aLine = fc.record({
      unitPrice: fc.integer({ min: 0, max: 999_999 }),
      quantity: fc.integer({ min: 1, max: 99 }),
    });
    fc.assert(
      fc.property(fc.array(aLine, { maxLength: 50 }), (lines) => {
        const { subtotal, tax, total } = orderTotals(lines);
        const exact = lines.reduce((sum, line) => sum + BigInt(line.unitPrice) * BigInt(line.quantity), 0n);
        expect(BigInt(subtotal)).toBe(exact);
        expect(lines.reduce((sum, line) => sum + lineTotal(line.unitPrice, line.quantity), 0)).toBe(subtotal);
        expect(subtotal + tax).toBe(total);
      }),
    );
  });

  it('has a tax rate of 0 %', () => {
    expect(orderTotals([{ unitPrice: 1250, quantity: 3 }])).toEqual({ subtotal: 3750, tax: 0, total: 3750 });
    expect(orderTotals([])).toEqual({ subtotal: 0, tax: 0, total: 0 });
  });
});
