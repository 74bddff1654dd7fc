import type { AdminOrder, OrderEventKind } from '@pickup/contract';
import { describe, expect, it, vi } from 'vitest';
import { order } from '../../../../../tests/mock-api/index.js';
import { unacknowledged, unopenedAfter, createAcknowledger } from './unopened-orders.js';

const fresh = (counter: number, given: Partial<AdminOrder> = {}) =>
  order(counter, { openedAt: null, deliveredAt: null, ...given, items: [] });
const event = (kind: OrderEventKind, of: AdminOrder) =>
  ({ name: 'order', id: '1', data: { kind, order: of } }) as const;
const ids = (orders: readonly AdminOrder[]) => orders.map(({ id }) => id);

describe('what nobody has opened', () => {
  const [one, two, three] = [fresh(1), fresh(2), fresh(3)];

  it('is what the server says when it has told all', () => {
    expect(unopenedAfter([one], { name: 'ready', id: '4', data: { unopened: [two, three] } })).toEqual([two, three]);
  });

  it('grows by a new order, oldest first, and never holds one twice', () => {
    const after = unopenedAfter([one, three], event('placed', two));
    expect(ids(after)).toEqual(['order001', 'order002', 'order003']);
    expect(ids(unopenedAfter(after, event('changed', two)))).toEqual(ids(after));
  });

  it.each([
    ['is opened', event('opened', fresh(2, { openedAt: two.createdAt }))],
    ['is moved on', event('moved', fresh(2, { status: 'CONFIRMED' }))],
    ['is cancelled by its customer', event('moved', fresh(2, { status: 'CANCELLED' }))],
  ])('loses an order that %s', (_, told) => {
    expect(unopenedAfter([one, two], told)).toEqual([one]);
  });

  it('does not begin with an order that somebody opened before this board heard of it', () => {
    const before = [one];
    expect(unopenedAfter(before, event('placed', fresh(2, { openedAt: two.createdAt })))).toBe(before);
  });

  it('is confirmed as delivered once a board has it', () => {
    const seen = fresh(2, { deliveredAt: two.createdAt });
    expect(unacknowledged({ name: 'ready', id: '4', data: { unopened: [one, seen] } })).toEqual([one]);
    expect(unacknowledged(event('placed', seen))).toEqual([]);
    expect(unacknowledged(event('placed', three))).toEqual([three]);
  });
});

describe('deliveries', () => {
  it('are confirmed once each, at most a hundred in a call', async () => {
    const send = vi.fn((_: string[]) => Promise.resolve());
    const acknowledge = createAcknowledger(send);
    const many = Array.from({ length: 101 }, (_, index) => `o${index}`);
    acknowledge(many);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls.map(([ids]) => ids.length)).toEqual([100, 1]);
    acknowledge(['o5', 'new']);
    await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith(['new']));
  });

  it('go with the next when they could not be said', async () => {
    const send = vi.fn((_: string[]) => Promise.resolve());
    send.mockRejectedValueOnce(new Error('gone'));
    const acknowledge = createAcknowledger(send);
    acknowledge(['a']);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    acknowledge(['b']);
    await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith(['a', 'b']));
  });
});
