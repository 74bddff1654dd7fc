import { describe, expect, it } from 'vitest';
import { fromJson, instantColumn, millisecondsColumn } from './columns.js';

describe('columns of both databases', () => {
  const instant = '2026-11-21T03:50:00.123Z';
  const milliseconds = Date.parse(instant);

  it.each([milliseconds, instant, new Date(instant)])('reads a time given as %s', (given) => {
    expect(instantColumn.parse(given)).toBe(instant);
    expect(millisecondsColumn.parse(given)).toBe(milliseconds);
  });

  it('parses JSON text, and keeps JSON that is parsed already', () => {
    expect([fromJson('["a"]'), fromJson(['a']), fromJson(null)]).toEqual([['a'], ['a'], null]);
  });
});
