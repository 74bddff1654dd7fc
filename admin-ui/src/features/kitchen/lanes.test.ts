import { describe, expect, it } from 'vitest';
import { dueOrder, order } from '../../../../tests/mock-api/index.js';
import { minutesFromNow, NOW } from '../../app/rendered-app.js';
import { digitsOf, laneOf, lanesOf, neighbourOf, oneList } from './lanes.js';

const ids = (orders: readonly { id: string }[]) => orders.map(({ id }) => id.slice(-3));

const forLater = dueOrder(9, 90, { releaseAt: minutesFromNow(60) });
const board = () =>
  lanesOf(
    [
      dueOrder(1, 20),
      dueOrder(2, 5, { status: 'CONFIRMED' }),
      dueOrder(3, -4, { status: 'PREPARING' }),
      dueOrder(4, -10, { status: 'READY' }),
      dueOrder(5, 8, { status: 'COMPLETED' }),
      dueOrder(6, 8, { status: 'CANCELLED' }),
      forLater,
    ],
    NOW,
  );

describe('the lanes', () => {
  it('hold the open orders by status, each by due time', () => {
    const lanes = board();
    expect(ids(lanes.new)).toEqual(['002', '001']);
    expect(ids(lanes.preparing)).toEqual(['003']);
    expect(ids(lanes.ready)).toEqual(['004']);
    expect(ids(lanes.later)).toEqual(['009']);
  });

  it('keep an order for later apart until it has to be begun, or is begun', () => {
    expect(laneOf(forLater, NOW + 59 * 60_000)).toBe('later');
    expect(laneOf(forLater, NOW + 60 * 60_000)).toBe('new');
    expect(laneOf({ ...forLater, status: 'PREPARING' }, NOW)).toBe('preparing');
  });

  it('are one list on a phone: what has to be cooked by due time, then what is ready, without what is for later', () => {
    expect(ids(oneList(board()))).toEqual(['003', '002', '001', '004']);
  });
});

describe('the digits', () => {
  it('pick the first cards of each lane: 1 to 3 new, 4 to 6 in preparation, 7 to 9 ready', () => {
    expect([...digitsOf(board())]).toEqual([
      ['order002', 1],
      ['order001', 2],
      ['order003', 4],
      ['order004', 7],
    ]);
  });

  it('are three for each lane', () => {
    const many = Array.from({ length: 12 }, (_, index) => dueOrder(index + 1, index, { status: 'PREPARING' }));
    expect([...digitsOf(lanesOf(many, NOW)).values()]).toEqual([4, 5, 6]);
  });
});

describe('the neighbour of a card that leaves', () => {
  const [one, two, three] = [order(1), order(2), order(3)];
  it.each([
    [one, two],
    [two, three],
    [three, two],
  ])('is the next one of its lane, or the one before', (leaving, next) => {
    expect(neighbourOf([one, two, three], leaving.id)).toBe(next);
  });

  it('is nobody in a lane of one', () => {
    expect(neighbourOf([one], one.id)).toBeUndefined();
    expect(neighbourOf([one], 'another')).toBeUndefined();
  });
});
