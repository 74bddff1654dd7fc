import { describe, expect, it } from 'vitest';
import { countOpenOrders, isLate, type CountedOrder } from './open-orders.js';

const AT = Date.parse('2026-11-21T18:00:00Z');
const minutes = (from: number) => new Date(AT + from * 60_000).toISOString();

const order = (number: string, given: Partial<CountedOrder> = {}): CountedOrder => ({
  id: `id-${number}`,
  orderNumber: number,
  status: 'CONFIRMED',
  createdAt: minutes(-30),
  pickupTime: minutes(10),
  releaseAt: null,
  openedAt: minutes(-29),
  ...given,
});

describe('a late order', () => {
  it.each([
    ['from when it is due on', { pickupTime: minutes(0) }, true],
    ['not before', { pickupTime: minutes(0.1) }, false],
    ['once it is ready', { pickupTime: minutes(-60), status: 'READY' }, false],
    ['once it was collected', { pickupTime: minutes(-60), status: 'COMPLETED' }, false],
    ['without a time', { pickupTime: null }, false],
  ] as const)('%s: %j is %s', (_when, given, expected) => {
    expect(isLate(order('1', given), AT)).toBe(expected);
  });
});

describe('open orders', () => {
  it('are counted without closed ones, those for later apart', () => {
    const orders = [
      order('1', { status: 'READY' }),
      order('2', { status: 'COMPLETED' }),
      order('3', { status: 'CANCELLED', openedAt: null }),
      order('4', { releaseAt: minutes(5), openedAt: null }),
    ];
    expect(countOpenOrders(orders, AT)).toEqual({
      count: 2,
      later: 1,
      late: 0,
      oldestLate: null,
      unopened: 0,
      oldestUnopened: null,
    });
  });

  it('name the one that is late the longest and the one that has waited the longest to be seen', () => {
    const orders = [
      order('1', { pickupTime: minutes(-2) }),
      order('2', { pickupTime: minutes(-9) }),
      order('3', { status: 'PENDING', openedAt: null, createdAt: minutes(-4) }),
      // Placed hours ago; it had to be begun three minutes ago.
      order('4', { openedAt: null, createdAt: minutes(-200), releaseAt: minutes(-3) }),
    ];
    expect(countOpenOrders(orders, AT)).toEqual({
      count: 4,
      later: 0,
      late: 2,
      oldestLate: { id: 'id-2', orderNumber: '2', since: minutes(-9) },
      unopened: 2,
      oldestUnopened: { id: 'id-3', orderNumber: '3', since: minutes(-4) },
    });
  });
});
