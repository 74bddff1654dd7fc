import { describe, expect, it } from 'vitest';
import { deviation, EVENING, peakOf, restaurantsOf, utilisationOf, visitsBeside, waitingTime } from './model.js';

const highest = { orders: 400, visits: 100 };

describe('utilisation', () => {
  it('is the sum of what each kind takes of a second', () => {
    expect(utilisationOf({ orders: 100, visits: 50 }, highest)).toBe(0.75);
  });

  it('leaves visits the share that orders do not take, and nothing beyond the highest rate', () => {
    expect(visitsBeside(300, highest)).toBe(25);
    expect(visitsBeside(500, highest)).toBe(0);
  });
});

it('work waits as long as it takes at a utilisation of one half, and nine times as long at nine tenths', () => {
  expect(waitingTime(3, 0.5)).toBe(3);
  expect(waitingTime(3, 0.9)).toBeCloseTo(27);
});

it('a deviation is positive where more was measured than predicted', () => {
  expect(deviation(110, 100)).toBeCloseTo(0.1);
});

describe('a restaurant', () => {
  it('needs its peak of orders, and the visits that lead to them', () => {
    const { orders, visits } = peakOf({ orders: 90, busiestHour: 0.4, burst: 5, visitsPerOrder: 20 });
    expect(orders).toBeCloseTo(0.05);
    expect(visits).toBeCloseTo(1);
  });

  it('is served as often as half a core allows', () => {
    const { orders, visits } = peakOf(EVENING);
    const share = orders / highest.orders + visits / highest.visits;
    expect(restaurantsOf(highest)).toBe(Math.floor(0.5 / share));
  });
});
