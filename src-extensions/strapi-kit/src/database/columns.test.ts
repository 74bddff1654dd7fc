import { describe, expect, it } from 'vitest';
import { fromJson, instantColumn, millisecondsColumn } from './columns.js';

describe('values as the databases give them', () => {
  const instant = '2026-11-21T03:50:00.123Z';
  const milliseconds = Date.parse(instant);

  it.each([milliseconds, instant, new Date(instant)])('reads the moment %s', (given) => {
    expect(instantColumn.parse(given)).toBe(instant);
    expect(millisecondsColumn.parse(given)).toBe(milliseconds);
  });

  it('reads JSON from text, and leaves what is parsed already', () => {
    expect([fromJson('["a"]'), fromJson(['a']), fromJson(null)]).toEqual([['a'], ['a'], null]);
  });
});
