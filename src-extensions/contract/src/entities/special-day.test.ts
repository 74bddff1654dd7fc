import { describe, expect, it } from 'vitest';
import { ChangeSpecialDay, SaveSpecialDay } from './special-day.js';
import { SaveSoldOut, SoldOutUntil } from './sold-out.js';

const shift = { open: '12:00', close: '14:00' };
const issues = (input: unknown) =>
  SaveSpecialDay.safeParse(input).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [];

describe('SaveSpecialDay', () => {
  it('accepts a closed day, and one with shifts of its own and notes', () => {
    expect(SaveSpecialDay.parse({ date: '2026-12-25', closed: true })).toMatchObject({ closed: true, shifts: [] });
    const open = { date: '2026-12-24', shifts: [shift, { open: '17:00', close: '02:00' }], note: ' Early. ' };
    expect(SaveSpecialDay.parse(open)).toMatchObject({ closed: false, shifts: open.shifts, note: 'Early.' });
  });

  it.each([
    [{ date: '2026-02-30', closed: true }, /^date /],
    [{ date: '25-12-2026', closed: true }, /^date /],
    [{ closed: true }, /^date /],
    [{ date: '2026-12-25' }, /^shifts must hold at least one shift, unless the day is closed$/],
    [{ date: '2026-12-25', closed: true, shifts: [shift] }, /^shifts must be empty on a day that is closed$/],
    [{ date: '2026-12-25', shifts: [shift, shift, shift] }, /^shifts must hold at most 2 shifts$/],
    [{ date: '2026-12-25', shifts: [shift, shift] }, /^shifts must not overlap: /],
    [{ date: '2026-12-25', shifts: [{ open: '25:00', close: '14:00' }] }, /^shifts\.0\.open /],
    [{ date: '2026-12-25', shifts: 'all day' }, /^shifts must be a list of shifts$/],
    [{ date: '2026-12-25', closed: true, note: 'x'.repeat(201) }, /^note must be at most 200 characters$/],
    [{ date: '2026-12-25', closed: true, noteNl: 7 }, /^noteNl /],
  ])('rejects %j', (input, issue) => {
    expect(issues(input)[0]).toMatch(issue);
  });
});

it('a special day can be saved as it was read', () => {
  const day = { id: 'day1', version: '1', date: '2026-12-25', closed: true, shifts: [], note: null, noteNl: null };
  expect(ChangeSpecialDay.safeParse(day).success).toBe(true);
});

describe('until when something is sold out', () => {
  it.each(['2026-11-22', 'forever', null])('is stored as %s', (until) => {
    expect(SoldOutUntil.parse(until)).toBe(until);
    expect(SaveSoldOut.parse({ until })).toEqual({ until });
  });

  it('may be said as today, which is not stored', () => {
    expect(SaveSoldOut.parse({ until: 'today' })).toEqual({ until: 'today' });
    expect(SoldOutUntil.safeParse('today').success).toBe(false);
  });

  it.each(['tomorrow', '2026-02-30', '', 7, undefined])('is not %j', (until) => {
    expect(SaveSoldOut.safeParse({ until }).error?.issues[0]?.message).toBe(
      'must be today, a date such as 2026-11-21, forever or null',
    );
  });
});
