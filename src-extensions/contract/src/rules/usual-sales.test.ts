import { describe, expect, it } from 'vitest';
import { sameWeekdays, usualSales } from './usual-sales.js';

const ZONE = 'Europe/Amsterdam';

describe('the same weekdays', () => {
  it('are the last eight, each up to the same time of day, whatever the clock did in between', () => {
    const days = sameWeekdays('2026-11-21', Date.parse('2026-11-21T17:42:30.500Z'), ZONE);
    expect(days.map(({ day, until }) => [day, new Date(until).toISOString()])).toEqual([
      ['2026-11-14', '2026-11-14T17:42:30.500Z'],
      ['2026-11-07', '2026-11-07T17:42:30.500Z'],
      ['2026-10-31', '2026-10-31T17:42:30.500Z'],
      // Summer time, until 25 October.
      ['2026-10-24', '2026-10-24T16:42:30.500Z'],
      ['2026-10-17', '2026-10-17T16:42:30.500Z'],
      ['2026-10-10', '2026-10-10T16:42:30.500Z'],
      ['2026-10-03', '2026-10-03T16:42:30.500Z'],
      ['2026-09-26', '2026-09-26T16:42:30.500Z'],
    ]);
  });

  it('of an evening that is still open after midnight end in the night after it', () => {
    const [first] = sameWeekdays('2026-11-20', Date.parse('2026-11-21T00:09:00Z'), ZONE);
    expect(first).toEqual({ day: '2026-11-13', until: Date.parse('2026-11-14T00:09:00Z') });
  });
});

describe('usual sales', () => {
  it('are the average of the days on which anything was sold, by this time or later', () => {
    const days = [
      { orders: 3, cents: 5000, ordersOfDay: 9 },
      { orders: 0, cents: 0, ordersOfDay: 4 },
      { orders: 1, cents: 1001, ordersOfDay: 1 },
      { orders: 0, cents: 0, ordersOfDay: 0 },
    ];
    expect(usualSales(days)).toEqual({ days: 3, orders: 1.3, revenue: 20 });
  });

  it('are not known where nothing was sold on any of them', () => {
    expect(usualSales([{ orders: 0, cents: 0, ordersOfDay: 0 }])).toBeNull();
    expect(usualSales([])).toBeNull();
  });
});
