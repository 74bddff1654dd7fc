import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '../entities/order.js';
import { STATUS_TRANSITIONS, canTransition, isOpenStatus, nextStatuses, statusCounts } from './order-status.js';

/** Specification 4, order status, copied from its table. */
const table = `
PENDING    -> CONFIRMED, CANCELLED
CONFIRMED  -> PREPARING, CANCELLED
PREPARING  -> READY, CANCELLED
READY      -> COMPLETED, CANCELLED
COMPLETED  -> none
CANCELLED  -> none`;

const legal = table
  .trim()
  .split('\n')
  .flatMap((row) => {
    const [from = '', targets = ''] = row.split('->').map((cell) => cell.trim());
    return targets === 'none' ? [] : targets.split(', ').map((to) => `${from} to ${to}`);
  });

describe('order moves', () => {
  it("are exactly the specification's", () => {
    const moves = ORDER_STATUSES.flatMap((from) => STATUS_TRANSITIONS[from].map((to) => `${from} to ${to}`));
    expect(moves).toEqual(legal);
  });

  const pairs = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => ({ from, to })));

  it.each(pairs)('$from to $to', ({ from, to }) => {
    expect(canTransition(from, to)).toBe(legal.includes(`${from} to ${to}`));
    expect(nextStatuses(from).includes(to)).toBe(canTransition(from, to));
  });

  it('leave an order open until it is completed or cancelled', () => {
    expect(ORDER_STATUSES.filter(isOpenStatus)).toEqual(['PENDING', 'CONFIRMED', 'PREPARING', 'READY']);
  });
});

describe('the counts of orders', () => {
  it('hold each status with its own count', () => {
    const counts = statusCounts((status) => ORDER_STATUSES.indexOf(status));
    expect(Object.entries(counts)).toEqual(ORDER_STATUSES.map((status, index) => [status, index]));
  });
});
