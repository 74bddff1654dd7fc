import { describe, expect, it } from 'vitest';
import { clockText, knowOffset, localTime, steadyOffset } from './business-time.js';

const HOUR = 3_600_000;
const AMSTERDAM = 'Europe/Amsterdam';
const ZONES = [AMSTERDAM, 'America/New_York', 'Asia/Kathmandu', 'Pacific/Apia', 'Australia/Lord_Howe', 'UTC'];

const utc = (text: string) => Date.parse(text);

describe('steadyOffset', () => {
  const DAY = 24 * HOUR;

  it.each([
    ['2026-11-21T18:30:00Z', AMSTERDAM, HOUR],
    ['2026-07-01T00:00:00Z', AMSTERDAM, 2 * HOUR],
    ['2026-11-21T18:30:00Z', 'Asia/Kathmandu', 5.75 * HOUR],
  ])(
    'at %s in %s says how far the clock is ahead, from eight days before until eight after',
    (at, timeZone, offset) => {
      const now = utc(at);
      expect(steadyOffset(now, timeZone)).toEqual({ timeZone, from: now - 8 * DAY, until: now + 8 * DAY, offset });
    },
  );

  it('says nothing around a change of the clocks', () => {
    for (const at of ['2026-10-20T12:00:00Z', '2026-10-25T01:00:00Z', '2026-10-30T12:00:00Z']) {
      expect(steadyOffset(utc(at), AMSTERDAM)).toBeNull();
    }
  });

  it('changes no time of its zone or another, within it or beyond, when it is known', () => {
    const now = utc('2026-11-21T18:30:00Z');
    const known = steadyOffset(now, AMSTERDAM);
    if (!known) throw new Error('No clock changes in November');
    const instants = [-400, -8, -7.9, 0, 0.3, 7.9, 8, 130, 250].map((days) => now + days * DAY);
    const times = () => ZONES.flatMap((zone) => instants.map((at) => localTime(at, zone)));
    const before = times();
    knowOffset(known);
    expect(times()).toEqual(before);
  });

  it('is used for the times within it alone', () => {
    // Wrong on purpose, so that it can be told from a formatter's.
    knowOffset({ timeZone: 'Asia/Tokyo', from: 0, until: DAY, offset: 2 * HOUR });
    expect([0, DAY - 1, DAY].map((at) => clockText(localTime(at, 'Asia/Tokyo')))).toEqual(['02:00', '01:59', '09:00']);
    expect(clockText(localTime(0, 'Asia/Seoul'))).toBe('09:00');
  });
});
