import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MAX_PAGE_SIZE, pageOf, pageQuery, queryBoolean, queryInteger, toPage } from './page.js';

const query = z.strictObject(pageQuery(20));

describe('pageQuery', () => {
  it.each([
    [{}, { page: 0, size: 20 }],
    [
      { page: '0', size: '1' },
      { page: 0, size: 1 },
    ],
    [{ page: '3' }, { page: 3, size: 20 }],
    [{ size: '100' }, { page: 0, size: 100 }],
    [{ size: '101' }, { page: 0, size: MAX_PAGE_SIZE }],
    [{ size: '999999999' }, { page: 0, size: MAX_PAGE_SIZE }],
  ])('%j becomes %j', (asked, given) => {
    expect(query.parse(asked)).toEqual(given);
  });

  it.each([
    { page: '-1' },
    { page: '1.5' },
    { page: 'two' },
    { page: '' },
    { page: '1e3' },
    { page: '9999999999' },
    { page: ['1', '2'] },
    { size: '0' },
    { size: '-5' },
    { size: 'all' },
    { unknown: '1' },
  ])('refuses %j', (asked) => {
    expect(query.safeParse(asked).success).toBe(false);
  });

  it('uses the default size it was created with', () => {
    expect(z.strictObject(pageQuery(10)).parse({})).toEqual({ page: 0, size: 10 });
  });
});

describe('queryInteger', () => {
  const rating = queryInteger(1, 5);

  it.each([
    ['1', 1],
    ['5', 5],
  ])('%s becomes %d', (text, number) => {
    expect(rating.parse(text)).toBe(number);
  });

  it.each(['0', '6', '-1', '2.5', '', 'x', 3])('refuses %j', (text) => {
    expect(rating.safeParse(text).success).toBe(false);
  });
});

describe('queryBoolean', () => {
  it('reads true and false, and nothing else', () => {
    expect(queryBoolean.parse('true')).toBe(true);
    expect(queryBoolean.parse('false')).toBe(false);
    for (const other of ['', '1', '0', 'yes', 'TRUE', true, null]) {
      expect(queryBoolean.safeParse(other).success).toBe(false);
    }
  });
});

describe('toPage', () => {
  const schema = pageOf(z.int());
  const slice = (total: number, number: number, size: number) =>
    Array.from({ length: total }, (_, index) => index).slice(number * size, (number + 1) * size);

  it('makes a single page of an empty list', () => {
    expect(toPage([], 0, 20, 0)).toEqual({
      content: [],
      number: 0,
      size: 20,
      totalElements: 0,
      totalPages: 0,
      first: true,
      last: true,
    });
  });

  it('makes an empty last page past the end', () => {
    expect(toPage([], 7, 20, 41)).toMatchObject({ content: [], number: 7, totalPages: 3, first: false, last: true });
  });

  it('gives every element once over all pages', () => {
    fc.assert(
      fc.property(fc.nat({ max: 250 }), fc.integer({ min: 1, max: 100 }), (total, size) => {
        const seen: number[] = [];
        for (let number = 0; ; number += 1) {
          const page = toPage(slice(total, number, size), number, size, total);
          expect(schema.safeParse(page).success).toBe(true);
          expect(page.first).toBe(number === 0);
          seen.push(...page.content);
          if (page.last) break;
          expect(page.content).toHaveLength(size);
        }
        expect(seen).toEqual(slice(total, 0, Math.max(total, 1)));
      }),
    );
  });
});
