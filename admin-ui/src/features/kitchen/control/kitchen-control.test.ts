import type { KitchenControl } from '@pickup/contract';
import { describe, expect, it } from 'vitest';
import { changedControl, controlAt, minutesAhead, slotsAhead, staleAt } from './kitchen-control.js';

const NOON = Date.parse('2026-11-21T11:00:00Z');
const at = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString();

const working: KitchenControl = {
  pausedUntil: null,
  extraMinutes: null,
  extraUntil: null,
  status: { open: true, reason: null, opensAt: null, closesAt: at(600), takesOrders: true },
  nextOpeningAt: at(1440),
  slotMinutes: 15,
  unitsPerSlot: 12,
  booked: [],
  menuChangedAt: null,
};
const paused: KitchenControl = {
  ...working,
  pausedUntil: at(30),
  status: { open: false, reason: 'paused', opensAt: at(30), closesAt: null, takesOrders: false },
};

describe('the kitchen at a later instant', () => {
  it('is the same until something ends', () => {
    expect(controlAt(paused, NOON + 29 * 60_000)).toEqual(paused);
    expect(staleAt(paused)).toBe(Date.parse(at(30)));
  });

  it('works again when its pause has ended', () => {
    const { pausedUntil, status } = controlAt(paused, NOON + 30 * 60_000);
    expect(pausedUntil).toBeNull();
    expect(status).toMatchObject({ open: true, reason: null, takesOrders: true });
  });

  it('is not busy any more when its extra minutes have ended', () => {
    const busy = { ...working, extraMinutes: 10, extraUntil: at(60) };
    expect(controlAt(busy, NOON + 59 * 60_000).extraMinutes).toBe(10);
    expect(controlAt(busy, NOON + 60 * 60_000)).toMatchObject({ extraMinutes: null, extraUntil: null });
  });

  it('is closed until the next opening when it has closed, or without one', () => {
    const later = NOON + 600 * 60_000;
    expect(controlAt(working, later).status).toMatchObject({ open: false, reason: 'closed', opensAt: at(1440) });
    expect(controlAt({ ...working, nextOpeningAt: null }, later).status).toMatchObject({
      open: false,
      reason: 'no-opening',
      opensAt: null,
    });
  });
});

describe('the kitchen after a change, before the answer', () => {
  it('is paused, and works again when the pause is ended', () => {
    expect(changedControl(working, { pausedUntil: at(30) }).status).toEqual(paused.status);
    expect(changedControl(paused, { pausedUntil: null }).status).toMatchObject({ open: true, takesOrders: true });
  });

  it('stays closed outside its hours', () => {
    const closed = { ...working, status: { ...paused.status, reason: 'closed' as const } };
    expect(changedControl(closed, { pausedUntil: at(30) })).toEqual({ pausedUntil: at(30) });
  });

  it('is busy', () => {
    const change = { extraMinutes: 10, extraUntil: at(60) };
    expect(changedControl(working, change)).toEqual(change);
  });
});

it('names full minutes ahead', () => {
  expect(minutesAhead(15, NOON + 12_000)).toBe(at(16));
  expect(minutesAhead(15, NOON)).toBe(at(15));
});

describe('the slots of the next two hours', () => {
  const slots = (given: Partial<KitchenControl>, now = NOON) =>
    slotsAhead({ ...working, ...given }, now, 'Europe/Amsterdam');

  it('begin with the one that runs and are empty without bookings', () => {
    const shown = slots({}, NOON + 5 * 60_000);
    expect(shown.map(({ start }) => new Date(start).toISOString())).toEqual(
      [0, 15, 30, 45, 60, 75, 90, 105, 120].map(at),
    );
    expect(shown.every(({ units, share, full }) => units === 0 && share === 0 && !full)).toBe(true);
  });

  it('show what is booked of what a slot takes, and are full at most', () => {
    const booked = [
      { start: at(0), units: 3 },
      { start: at(15), units: 12 },
      { start: at(30), units: 14 },
    ];
    expect(slots({ booked }).slice(0, 4)).toMatchObject([
      { units: 3, share: 0.25, full: false },
      { units: 12, share: 1, full: true },
      { units: 14, share: 1, full: true },
      { units: 0, share: 0, full: false },
    ]);
  });

  it('are compared with the fullest where there is no limit', () => {
    const booked = [
      { start: at(0), units: 4 },
      { start: at(15), units: 8 },
    ];
    expect(slots({ booked, unitsPerSlot: null }).slice(0, 2)).toMatchObject([
      { share: 0.5, full: false },
      { share: 1, full: false },
    ]);
  });

  it('count bookings of an earlier grid where they begin, and go on past midnight', () => {
    const evening = Date.parse('2026-11-21T22:30:00Z');
    const booked = [{ start: '2026-11-21T23:20:00.000Z', units: 5 }];
    const shown = slots({ booked, slotMinutes: 30 }, evening);
    expect(shown.map(({ units }) => units)).toEqual([0, 5, 0, 0]);
  });
});
