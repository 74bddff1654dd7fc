import { describe, expect, it } from 'vitest';
import { order, type MockOrder } from '../../../../tests/mock-api/index.js';
import { minutesFromNow, NOW } from '../../app/rendered-app.js';
import { countdownOf, heatOf, lateOrders } from './countdown.js';

const due = (minutes: number | null, given: Partial<MockOrder> = {}) =>
  order(1, { pickupTime: minutes === null ? null : minutesFromNow(minutes), ...given });
const ready = (minutesAgo: number) => due(0, { status: 'READY', readyAt: minutesFromNow(-minutesAgo) });

describe('the countdown of a card', () => {
  it.each([
    ['counts the minutes left', due(6), { kind: 'in', minutes: 6 }],
    ['says now within the minute', due(0), { kind: 'now' }],
    ['counts how late it is', due(-4), { kind: 'late', minutes: 4 }],
    ['counts how long a ready order waits', ready(6), { kind: 'waits', minutes: 6 }],
    ['knows nothing without an estimate', due(null), null],
    ['knows nothing of a ready order whose history is lost', due(0, { status: 'READY' }), null],
  ])('%s', (_, one, countdown) => {
    expect(countdownOf(one, NOW)).toEqual(countdown);
  });
});

describe('the heat of a card', () => {
  it.each([
    ['calm', due(6)],
    ['soon', due(5)],
    ['soon', due(1)],
    ['late', due(0)],
    ['late', due(-120)],
    ['calm', due(300)],
    ['calm', due(null)],
    ['calm', ready(14)],
    ['soon', ready(15)],
  ])('is %s', (heat, one) => {
    expect(heatOf(countdownOf(one, NOW))).toBe(heat);
  });
});

describe('late orders', () => {
  it('are counted with the minutes of the latest, ready ones left out', () => {
    expect(lateOrders([due(-9), due(-2), due(4), ready(40)], NOW)).toEqual({ count: 2, oldest: 9 });
  });

  it('are none where all is well', () => {
    expect(lateOrders([due(1)], NOW)).toEqual({ count: 0, oldest: 0 });
  });
});
