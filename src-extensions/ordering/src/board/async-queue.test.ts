import { describe, expect, it } from 'vitest';
import { AsyncQueue } from './async-queue.js';

async function readAll(queue: AsyncQueue<number>): Promise<number[]> {
  const read: number[] = [];
  for await (const item of queue.read()) read.push(item);
  return read;
}

describe('the async queue', () => {
  it('gives items in order, whether put before or during the reading', async () => {
    const queue = new AsyncQueue<number>(10);
    queue.put([1, 2]);
    const items = queue.read();
    expect([(await items.next()).value, (await items.next()).value]).toEqual([1, 2]);
    const next = items.next();
    queue.put([3]);
    expect(await next).toEqual({ done: false, value: 3 });
  });

  it('ends the reading when it is closed, also while the consumer waits', async () => {
    const queue = new AsyncQueue<number>(10);
    const read = readAll(queue);
    queue.close();
    expect(await read).toEqual([]);
  });

  it('closes and drops its items when it overflows', async () => {
    const queue = new AsyncQueue<number>(3);
    queue.put([1, 2, 3]);
    queue.put([4]);
    expect(await readAll(queue)).toEqual([]);
  });
});
