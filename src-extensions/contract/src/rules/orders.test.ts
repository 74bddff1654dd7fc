import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ORDER_STATUSES } from '../entities/enumerations.js';
import {
  STATUS_TRANSITIONS,
  byDueTime,
  isUnopened,
  canTransition,
  formatOrderNumber,
  isCorrectable,
  isForLater,
  isOpenStatus,
  nextStatuses,
  shortOrderNumber,
  statusCounts,
  statusWord,
} from './orders.js';

/** The table of product.md, Order status. */
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

describe('status transitions', () => {
  it('are those of the table', () => {
    const transitions = ORDER_STATUSES.flatMap((from) => STATUS_TRANSITIONS[from].map((to) => `${from} to ${to}`));
    expect(transitions).toEqual(legal);
  });

  const pairs = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => ({ from, to })));

  it.each(pairs)('from $from to $to', ({ from, to }) => {
    expect(canTransition(from, to)).toBe(legal.includes(`${from} to ${to}`));
    expect(nextStatuses(from).includes(to)).toBe(canTransition(from, to));
  });

  it('leave an order open until it is completed or cancelled', () => {
    expect(ORDER_STATUSES.filter(isOpenStatus)).toEqual(['PENDING', 'CONFIRMED', 'PREPARING', 'READY']);
  });
});

describe('isCorrectable', () => {
  it('is what is not ready yet', () => {
    expect(ORDER_STATUSES.filter(isCorrectable)).toEqual(['PENDING', 'CONFIRMED', 'PREPARING']);
  });
});

describe('byDueTime', () => {
  const order = (id: string, pickupTime: string | null, createdAt: string) => ({
    id,
    pickupTime: pickupTime && `2026-11-21T${pickupTime}:00Z`,
    createdAt: `2026-11-21T${createdAt}:00Z`,
  });

  it('has what is due first, then what was placed first, and at the end what has no time', () => {
    const orders = [
      order('no time, placed later', null, '09:30'),
      order('no time', null, '09:00'),
      order('due later', '13:00', '10:00'),
      order('due at once, placed later', '12:00', '11:00'),
      order('due at once', '12:00', '10:30'),
    ];
    for (const shuffled of [orders, [...orders].reverse()]) {
      expect([...shuffled].sort(byDueTime).map(({ id }) => id)).toEqual([
        'due at once',
        'due at once, placed later',
        'due later',
        'no time',
        'no time, placed later',
      ]);
    }
  });
});

describe('statusCounts', () => {
  it('has each status with its own count', () => {
    const counts = statusCounts((status) => ORDER_STATUSES.indexOf(status));
    expect(Object.entries(counts)).toEqual(ORDER_STATUSES.map((status, index) => [status, index]));
  });
});

describe('formatOrderNumber', () => {
  it.each([
    [1, '20261121-001'],
    [17, '20261121-017'],
    [999, '20261121-999'],
    [1000, '20261121-1000'],
  ])('counter %d becomes %s', (counter, number) => {
    expect(formatOrderNumber('2026-11-21', counter)).toBe(number);
  });

  it.each([0, -1, 1.5, NaN, Infinity])('refuses %d', (counter) => {
    expect(() => formatOrderNumber('2026-11-21', counter)).toThrow(RangeError);
  });

  it('never gives two orders of a day the same number', () => {
    const counter = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(counter, counter, (one, other) => {
        fc.pre(one !== other);
        expect(formatOrderNumber('2026-11-21', one)).not.toBe(formatOrderNumber('2026-11-21', other));
      }),
    );
  });
});

describe('shortOrderNumber', () => {
  it.each([
    ['20261121-017', '017'],
    ['20261121-1000', '1000'],
  ])('shortens %s to %s', (number, short) => {
    expect(shortOrderNumber(number)).toBe(short);
  });
});

describe('an order for later', () => {
  const release = '2026-11-21T18:10:00.000Z';
  const at = Date.parse(release);

  it.each([
    ['PENDING', release, at - 1, true],
    ['CONFIRMED', release, at - 1, true],
    ['PENDING', release, at, false],
    ['PREPARING', release, at - 1, false],
    ['CANCELLED', release, at - 1, false],
    ['PENDING', null, at - 1, false],
  ] as const)('that is %s with release %s is for later at %s: %s', (status, releaseAt, now, expected) => {
    expect(isForLater({ status, releaseAt }, now)).toBe(expected);
  });

  it.each([
    ['PENDING', null, null, true],
    ['PENDING', null, release, true],
    ['PENDING', release, null, false],
    ['CONFIRMED', null, null, false],
    ['CONFIRMED', null, release, true],
    ['CONFIRMED', release, release, false],
    ['PREPARING', null, release, false],
    ['CANCELLED', null, release, false],
  ] as const)('%s, opened %s, release %s: waits to be opened: %s', (status, openedAt, releaseAt, expected) => {
    expect(isUnopened({ status, openedAt, releaseAt })).toBe(expected);
  });
});

it('names a status in a sentence', () => {
  expect(statusWord('PREPARING')).toBe('Preparing');
});
