import { describe, expect, it } from 'vitest';
import { COMING_SOON_DAYS, dealPhase, dealPhaseAt, startsLater } from './deal-window.js';

const today = '2026-11-21';

describe('dealPhase', () => {
  it('has a window of 7 days', () => {
    expect(COMING_SOON_DAYS).toBe(7);
  });

  it.each([
    ['no dates at all', null, null, 'current'],
    ['started long ago', '2026-01-01', null, 'current'],
    ['starts today', '2026-11-21', null, 'current'],
    ['starts in exactly 7 days', '2026-11-28', null, 'current'],
    ['starts in 8 days', '2026-11-29', null, 'coming-soon'],
    ['starts next year', '2027-01-05', null, 'coming-soon'],
    ['ends today', '2026-11-01', '2026-11-21', 'current'],
    ['ends tomorrow, no start', null, '2026-11-22', 'current'],
    ['ended yesterday', '2026-11-01', '2026-11-20', 'expired'],
    ['ended yesterday, no start', null, '2026-11-20', 'expired'],
    ['coming, with an end', '2026-12-01', '2026-12-31', 'coming-soon'],
    ['ended before it starts', '2026-12-01', '2026-11-20', 'expired'],
  ] as const)('%s', (_, validFrom, validUntil, phase) => {
    expect(dealPhase({ validFrom, validUntil }, today)).toBe(phase);
  });

  it('counts calendar days across a clock change and a leap day', () => {
    expect(dealPhase({ validFrom: '2026-10-29', validUntil: null }, '2026-10-22')).toBe('current');
    expect(dealPhase({ validFrom: '2026-10-30', validUntil: null }, '2026-10-22')).toBe('coming-soon');
    expect(dealPhase({ validFrom: '2028-03-02', validUntil: null }, '2028-02-24')).toBe('current');
    expect(dealPhase({ validFrom: '2028-03-03', validUntil: null }, '2028-02-24')).toBe('coming-soon');
  });
});

describe('dealPhaseAt', () => {
  const lastDay = { validFrom: null, validUntil: '2026-11-20' };

  it("is the restaurant's day that counts, never the machine's", () => {
    const justBeforeMidnight = new Date('2026-11-20T22:59:59Z');
    const midnightInAmsterdam = new Date('2026-11-20T23:00:00Z');
    expect(dealPhaseAt(lastDay, justBeforeMidnight, 'Europe/Amsterdam')).toBe('current');
    expect(dealPhaseAt(lastDay, midnightInAmsterdam, 'Europe/Amsterdam')).toBe('expired');
    expect(dealPhaseAt(lastDay, midnightInAmsterdam, 'America/New_York')).toBe('current');
    expect(dealPhaseAt(lastDay, justBeforeMidnight, 'Asia/Kathmandu')).toBe('expired');
  });
});

describe('startsLater', () => {
  it.each([
    ['2026-11-22', true],
    ['2026-11-21', false],
    ['2026-11-20', false],
    [null, false],
  ] as const)('first day %s: %s', (validFrom, later) => {
    expect(startsLater({ validFrom, validUntil: null }, today)).toBe(later);
  });
});
