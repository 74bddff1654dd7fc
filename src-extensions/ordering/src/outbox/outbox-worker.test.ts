import { afterEach, describe, expect, it } from 'vitest';
import type { QueuedRow } from './outbox.js';
import { OutboxWorker } from './outbox-worker.js';

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** A worker for messages 0, 1, 2, …, each of which stays on its way until it is told to arrive. */
function startWorker(messages: number, atOnce: number) {
  const waiting = Array.from({ length: messages }, (_, id): QueuedRow => ({ id, attempts: 0, queued_at: '' }));
  const underWay = new Map<number, () => void>();
  const sent: number[] = [];
  const worker = new OutboxWorker<QueuedRow>({
    what: 'message',
    atOnce,
    outbox: {
      claim: () => Promise.resolve(waiting.shift() ?? null),
      renew: () => Promise.resolve(),
      markSent: ({ id }) => Promise.resolve(void sent.push(id)),
      markFailed: () => Promise.resolve(),
    },
    deliver: ({ id }) => new Promise((arrive) => underWay.set(id, arrive)),
    warn: () => undefined,
  });
  worker.wake();
  stops.push(() => {
    waiting.splice(0);
    for (const arrive of underWay.values()) arrive();
    return worker.stop();
  });
  return { worker, waiting, underWay, sent, arrive: (id: number) => underWay.get(id)?.() };
}

describe('a worker that sends messages', () => {
  it('sends them one after the other where it may send one at a time', async () => {
    const { underWay, sent, arrive } = startWorker(2, 1);
    await expect.poll(() => [...underWay.keys()]).toEqual([0]);
    arrive(0);
    await expect.poll(() => [...underWay.keys()]).toEqual([0, 1]);
    arrive(1);
    await expect.poll(() => sent).toEqual([0, 1]);
  });

  it('lets no message wait for one that does not arrive while it may send another', async () => {
    const { worker, waiting, underWay, sent, arrive } = startWorker(3, 3);
    await expect.poll(() => [...underWay.keys()]).toEqual([0, 1, 2]);
    arrive(2);
    await expect.poll(() => sent).toEqual([2]);
    waiting.push({ id: 3, attempts: 0, queued_at: '' });
    worker.wake();
    await expect.poll(() => [...underWay.keys()]).toEqual([0, 1, 2, 3]);
    arrive(3);
    await expect.poll(() => sent).toEqual([2, 3]);
  });

  it('sends no more at a time than it may', async () => {
    const { waiting, underWay, arrive } = startWorker(5, 2);
    await expect.poll(() => underWay.size).toBe(2);
    arrive(0);
    await expect.poll(() => [...underWay.keys()]).toEqual([0, 1, 2]);
    expect(waiting).toHaveLength(2);
  });
});
