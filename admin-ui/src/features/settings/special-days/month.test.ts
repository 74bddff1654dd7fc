import { describe, expect, it } from 'vitest';
import { addMonths, dayAfterKey, monthOf, weeksOf } from './month.js';

describe('the weeks of a month', () => {
  it('begin on Monday and leave out the days of other months', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks[5]).toEqual(['2026-11-30', null, null, null, null, null, null]);
  });

  it('are four where February begins on a Monday', () => {
    expect(weeksOf('2027-02')).toHaveLength(4);
  });
});

it('adds months over the turn of a year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2027-01', -1)).toBe('2026-12');
  expect(monthOf('2026-11-21')).toBe('2026-11');
});

it.each([
  ['ArrowLeft', '2026-11-01', '2026-10-31'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-11-21', '2026-11-14'],
  ['ArrowDown', '2026-11-21', '2026-11-28'],
  ['PageDown', '2026-11-21', '2026-12-21'],
  ['PageUp', '2026-11-21', '2026-10-21'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['Enter', '2026-11-21', null],
])('%s leads from %s to %s', (key, from, to) => {
  expect(dayAfterKey(from, key)).toBe(to);
});
