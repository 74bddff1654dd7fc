import { addDays } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { namedDays } from './SalesChart.js';

const until = (last: string, days: number) => Array.from({ length: days }, (_, back) => addDays(last, back - days + 1));

describe('namedDays', () => {
  it('names every day of a week', () => {
    expect(namedDays(until('2026-11-21', 7))).toEqual(until('2026-11-21', 7));
  });

  it.each([
    [14, ['2026-11-09', '2026-11-12', '2026-11-15', '2026-11-18', '2026-11-21']],
    [30, ['2026-10-24', '2026-10-31', '2026-11-07', '2026-11-14', '2026-11-21']],
  ])('names some of %i days, today among them', (days, named) => {
    expect(namedDays(until('2026-11-21', days))).toEqual(named);
  });
});
