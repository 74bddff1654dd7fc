import { describe, expect, it } from 'vitest';
import { secondShiftContradiction, shiftsContradiction, shiftsOf, shiftsText } from './shifts.js';

const shift = (text: string) => {
  const [open = '', close = ''] = text.split('-');
  return { open, close };
};
const [lunch, dinner] = [shift('12:00-14:00'), shift('17:00-22:00')];

describe('the shifts of a weekday', () => {
  it('are one, two, or none when it is closed', () => {
    expect(shiftsOf({ ...lunch, closed: false })).toEqual([lunch]);
    expect(shiftsOf({ ...lunch, closed: false, second: null })).toEqual([lunch]);
    expect(shiftsOf({ ...lunch, closed: false, second: dinner })).toEqual([lunch, dinner]);
    expect(shiftsOf({ ...lunch, closed: true, second: dinner })).toEqual([]);
  });

  it('are joined in words', () => {
    expect(shiftsText([lunch])).toBe('12:00-14:00');
    expect(shiftsText([lunch, dinner])).toBe('12:00-14:00 & 17:00-22:00');
    expect(shiftsText([])).toBe('');
  });
});

describe('a second shift', () => {
  it.each([
    ['follows the first', '12:00-14:00', '17:00-22:00', null],
    ['touches it', '12:00-14:00', '14:00-22:00', null],
    ['goes on past midnight', '12:00-14:00', '17:00-02:00', null],
    ['overlaps it', '12:00-14:00', '13:59-22:00', 'must not overlap: 13:59 is before 12:00-14:00 has ended'],
    ['comes before it', '17:00-22:00', '12:00-14:00', 'must not overlap: 12:00 is before 17:00-22:00 has ended'],
    [
      'comes after one past midnight',
      '17:00-02:00',
      '22:00-23:00',
      'must not overlap: 22:00 is before 17:00-02:00 has ended',
    ],
    [
      'comes after a whole day',
      '09:00-09:00',
      '10:00-11:00',
      'must not overlap: 10:00 is before 09:00-09:00 has ended',
    ],
  ])('that %s', (_, first, second, expected) => {
    expect(secondShiftContradiction(shift(first), shift(second))).toBe(expected);
  });
});

describe('the shifts of a special day', () => {
  it.each([
    ['open with one shift', [lunch], false, null],
    ['open with two', [lunch, dinner], false, null],
    ['closed without any', [], true, null],
    ['closed with one', [lunch], true, 'must be empty on a day that is closed'],
    ['open without any', [], false, 'must hold at least one shift, unless the day is closed'],
    [
      'open with two in the wrong order',
      [dinner, lunch],
      false,
      'must not overlap: 12:00 is before 17:00-22:00 has ended',
    ],
  ])('%s', (_, shifts, closed, expected) => {
    expect(shiftsContradiction(shifts, closed)).toBe(expected);
  });
});
