import { describe, expect, it, vi } from 'vitest';
import { createAcknowledger } from './acknowledger.js';

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
