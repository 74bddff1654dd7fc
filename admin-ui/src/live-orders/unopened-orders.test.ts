import { type AdminOrder, type OrderEventKind } from '@pickup/contract';
import { callExamples } from '@pickup/contract/examples';
import { describe, expect, it, vi } from 'vitest';
import { order } from '../../../tests/mock-api/index.js';
import { createAcknowledger, splitByRelease, unacknowledged, waitingAfter } from './unopened-orders.js';

const fresh = (counter: number, given: Partial<AdminOrder> = {}) =>
  order(counter, { openedAt: null, deliveredAt: null, ...given, items: [] });
const event = (kind: OrderEventKind, of: AdminOrder) =>
  ({ name: 'order', id: '1', data: { kind, order: of } }) as const;
const ids = (orders: readonly AdminOrder[]) => orders.map(({ id }) => id);

describe('the unopened orders', () => {
  const [one, two, three] = [fresh(1), fresh(2), fresh(3)];

  it('are those of `ready`', () => {
    expect(waitingAfter([one], { name: 'ready', id: '4', data: { unopened: [two, three] } })).toEqual([two, three]);
  });

  it('include a new order, oldest first, and none twice', () => {
    const after = waitingAfter([one, three], event('placed', two));
    expect(ids(after)).toEqual(['order001', 'order002', 'order003']);
    expect(ids(waitingAfter(after, event('changed', two)))).toEqual(ids(after));
  });

  it.each([
    ['is opened', event('opened', fresh(2, { openedAt: two.createdAt }))],
    ['is moved on', event('moved', fresh(2, { status: 'CONFIRMED' }))],
    ['is cancelled by its customer', event('moved', fresh(2, { status: 'CANCELLED' }))],
  ])('lose an order that %s', (_, told) => {
    expect(waitingAfter([one, two], told)).toEqual([one]);
  });

  it('leave out an order that was opened before its event arrived', () => {
    const before = [one];
    expect(waitingAfter(before, event('placed', fresh(2, { openedAt: two.createdAt })))).toBe(before);
  });

  it('stay as they are when the kitchen changes', () => {
    const kitchen = { name: 'kitchen', id: '5', data: callExamples.kitchenControl.response } as const;
    const before = [one];
    expect(waitingAfter(before, kitchen)).toBe(before);
    expect(unacknowledged(kitchen)).toEqual([]);
  });

  it('keep one for later that was confirmed, in the order in which they have to be begun', () => {
    const releaseAt = new Date(Date.parse(three.createdAt) + 60_000).toISOString();
    const later = fresh(1, { status: 'CONFIRMED', releaseAt });
    expect(ids(waitingAfter([two, three], event('moved', later)))).toEqual(['order002', 'order003', 'order001']);
    expect(waitingAfter([later], event('moved', fresh(1, { status: 'PREPARING', releaseAt })))).toEqual([]);
  });

  it('are for later until their release', () => {
    const releaseAt = new Date(Date.parse(three.createdAt)).toISOString();
    const later = fresh(4, { releaseAt });
    const at = Date.parse(releaseAt);
    expect(splitByRelease([one, later], at - 1)).toEqual({ unopened: [one], later: [later] });
    expect(splitByRelease([one, later], at)).toEqual({ unopened: [one, later], later: [] });
  });

  it('are unacknowledged until a board has received them', () => {
    const seen = fresh(2, { deliveredAt: two.createdAt });
    expect(unacknowledged({ name: 'ready', id: '4', data: { unopened: [one, seen] } })).toEqual([one]);
    expect(unacknowledged(event('placed', seen))).toEqual([]);
    expect(unacknowledged(event('placed', three))).toEqual([three]);
  });
});

describe('acknowledgements', () => {
  it('name each order once, at most a hundred in a call', async () => {
    const send = vi.fn((_: string[]) => Promise.resolve());
    const acknowledge = createAcknowledger(send);
    const many = Array.from({ length: 101 }, (_, index) => `o${index}`);
    acknowledge(many);
    await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send.mock.calls.map(([ids]) => ids.length)).toEqual([100, 1]);
    acknowledge(['o5', 'new']);
    await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith(['new']));
  });

  it('are repeated with the next order when a call failed', async () => {
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
