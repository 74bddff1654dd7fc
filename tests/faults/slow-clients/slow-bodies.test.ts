import { describe, expect, it, vi } from 'vitest';
import { countRows } from '../../restaurant/content.js';
import { useProduct } from '../../restaurant/use-product.js';
import { orderHead, readNothing, sendSlowly, type SlowClient } from './slow-client.js';

const product = useProduct();

/** How long the reader sits there: twice the server's patience, as what went into the buffers counts as reading. */
const STALLED_MS = 250_000;

const whenEnded = ({ ended }: SlowClient) =>
  vi.waitFor(() => expect(ended()).toBe(true), { timeout: 150_000, interval: 500 });

describe('after some minutes', { tags: ['full'] }, () => {
  it('the sender of an order, a byte a second, gets 408, and nothing is stored', async () => {
    const { sql, url } = product();
    const before = await countRows(sql, 'orders');
    const slow = sendSlowly(url, `{"customerName":"${'x'.repeat(900)}`);
    slow.socket.write(orderHead(1000));
    await whenEnded(slow);
    slow.stop();
    expect(slow.answer()).toMatch(/^HTTP\/1\.1 408 Request Timeout/);
    expect(await countRows(sql, 'orders')).toBe(before);
  });

  it('the reader who takes nothing is let go, and what it asked for is not kept for it', async () => {
    const stalled = readNothing(product().url);
    const whole = 20 * (await product().api.send('/api/docs/swagger-ui-bundle.js')).text.length;
    // The passing of time is the fault itself: a reader that looks whether it was let go would be reading again.
    await new Promise((resolve) => setTimeout(resolve, STALLED_MS));
    stalled.socket.resume();
    await whenEnded(stalled);
    stalled.stop();
    // What lay in the buffers of both machines, and no more.
    expect(stalled.answer().length).toBeLessThan(whole);
  });
});
