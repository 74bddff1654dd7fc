import { describe, expect, it } from 'vitest';
import {
  byUrgency,
  forget,
  keep,
  markSignalled,
  NO_ORDERS,
  parseMyOrders,
  refresh,
  type KnownOrder,
} from './my-orders.js';

const NOON = Date.parse('2026-11-21T11:00:00Z');
const DAY = 24 * 60 * 60_000;
const at = (minutes: number) => new Date(NOON + minutes * 60_000).toISOString();

const order = (id: string, given: Partial<KnownOrder> = {}): KnownOrder => ({
  id,
  orderNumber: `20261121-${id}`,
  status: 'PENDING',
  pickupAt: null,
  estimatedReadyAt: at(20),
  createdAt: at(0),
  ...given,
});
const of = (...orders: KnownOrder[]) => orders.reduce(keep, NO_ORDERS);
const ids = (mine = NO_ORDERS, now = NOON) => byUrgency(mine, now).map(({ id }) => id);

describe('the orders of this browser', () => {
  it('are kept once each, as they are now', () => {
    const mine = of(order('017'), order('017', { status: 'PREPARING' }));
    expect(mine.orders).toMatchObject([
      { id: '017', orderNumber: '20261121-017', status: 'PREPARING', readyAt: at(20) },
    ]);
    expect(keep(mine, order('017', { status: 'PREPARING' }))).toBe(mine);
  });

  it.each(['COMPLETED', 'CANCELLED'] as const)('lose one whose page shows that it is %s', (status) => {
    expect(of(order('017'), order('017', { status })).orders).toEqual([]);
  });

  it('lose one that was collected, and keep one that was cancelled until it is forgotten', () => {
    const mine = of(order('017'));
    expect(refresh(mine, order('017', { status: 'COMPLETED' })).orders).toEqual([]);
    const cancelled = refresh(mine, order('017', { status: 'CANCELLED' }));
    expect(cancelled.orders).toMatchObject([{ status: 'CANCELLED', readyAt: at(20) }]);
    expect(refresh(cancelled, order('017', { status: 'CANCELLED' }))).toBe(cancelled);
    expect(forget(cancelled, '017').orders).toEqual([]);
  });

  it('do not get back by news what was forgotten meanwhile', () => {
    expect(refresh(NO_ORDERS, order('017'))).toBe(NO_ORDERS);
    expect(forget(NO_ORDERS, '017')).toBe(NO_ORDERS);
  });

  it('stand by urgency: ready, cancelled, then by time, the chosen one before the estimate, without a time last', () => {
    let mine = of(
      order('no-time', { estimatedReadyAt: null }),
      order('late', { pickupAt: at(300), estimatedReadyAt: at(20) }),
      order('soon'),
      order('gone', { estimatedReadyAt: at(5) }),
      order('ready', { status: 'READY', estimatedReadyAt: at(60) }),
    );
    mine = refresh(mine, order('gone', { status: 'CANCELLED' }));
    expect(ids(mine)).toEqual(['ready', 'gone', 'soon', 'late', 'no-time']);
  });

  it('leave by themselves a day after their time', () => {
    expect(ids(of(order('017')), NOON + DAY)).toEqual(['017']);
    expect(ids(of(order('017')), NOON + DAY + 21 * 60_000)).toEqual([]);
  });

  it('are at most ten', () => {
    const many = Array.from({ length: 12 }, (_, index) => order(`id-${index}`));
    expect(of(...many).orders.map(({ id }) => id)).toEqual(many.slice(2).map(({ id }) => id));
  });

  it('remember that the device has vibrated', () => {
    const mine = markSignalled(of(order('017', { status: 'READY' })), '017');
    expect(mine.orders).toMatchObject([{ signalled: true }]);
    expect(keep(mine, order('017', { status: 'PREPARING' })).orders).toMatchObject([{ signalled: true }]);
  });

  it('are read as they were written', () => {
    const mine = of(order('017'), order('018', { estimatedReadyAt: null }));
    expect(parseMyOrders(JSON.stringify(mine))).toEqual(mine);
  });

  it.each([
    ['no text of ours', 'null'],
    ['another version', JSON.stringify({ ...NO_ORDERS, version: 0 })],
    ['an unknown status', JSON.stringify({ version: 1, orders: [{ ...of(order('017')).orders[0], status: 'LOST' }] })],
    [
      'a time that is none',
      JSON.stringify({ version: 1, orders: [{ ...of(order('017')).orders[0], readyAt: 'soon' }] }),
    ],
  ])('are refused when stored is %s', (_, text) => {
    expect(() => parseMyOrders(text)).toThrow();
  });
});
