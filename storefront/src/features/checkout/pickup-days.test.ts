import { describe, expect, it } from 'vitest';
import { groupByDay, groupByPart, sameTimeOn } from './pickup-days.js';

const AMSTERDAM = 'Europe/Amsterdam';

describe('groupByDay', () => {
  it("puts times under the restaurant's days, a night past midnight under the next one", () => {
    const times = ['2026-11-21T22:45:00.000Z', '2026-11-21T23:15:00.000Z', '2026-11-22T17:00:00.000Z'];
    expect(groupByDay(times, AMSTERDAM)).toEqual([
      { day: '2026-11-21', times: times.slice(0, 1) },
      { day: '2026-11-22', times: times.slice(1) },
    ]);
  });

  it('keeps both times that the clock shows when it goes back', () => {
    const times = ['2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z'];
    expect(groupByDay(times, AMSTERDAM)).toEqual([{ day: '2026-10-25', times }]);
  });
});

describe('groupByPart', () => {
  const at = (time: string) => `2026-11-21T${time}:00.000Z`;

  it("puts times under the parts of the restaurant's day, and leaves out those without one", () => {
    const day = { day: '2026-11-21', times: ['10:55', '11:00', '16:55', '17:00', '22:45'].map(at) };
    expect(groupByPart(day, AMSTERDAM)).toEqual([
      { part: 'morning', times: [at('10:55')] },
      { part: 'afternoon', times: [at('11:00'), at('16:55')] },
      { part: 'evening', times: [at('17:00'), at('22:45')] },
    ]);
    expect(groupByPart({ ...day, times: [at('17:30')] }, AMSTERDAM)).toEqual([
      { part: 'evening', times: [at('17:30')] },
    ]);
  });
});

describe('sameTimeOn', () => {
  const day = { day: '2026-10-25', times: ['2026-10-25T16:00:00.000Z', '2026-10-25T17:30:00.000Z'] };

  it.each([
    ['the same by the clock, also across a change of the clock', '2026-10-24T16:30:00.000Z', day.times[1]],
    ['the closest one where the day lacks it', '2026-10-24T14:00:00.000Z', day.times[0]],
  ])('is %s', (_, time, found) => {
    expect(sameTimeOn(day, time, AMSTERDAM)).toBe(found);
  });

  it('is none on a day without times', () => {
    expect(sameTimeOn({ day: '2026-10-25', times: [] }, '2026-10-24T14:00:00.000Z', AMSTERDAM)).toBeNull();
  });
});
