import { describe, expect, it } from 'vitest';
import { Inbox } from './inbox.js';

async function readAll(inbox: Inbox<number>): Promise<number[]> {
  const read: number[] = [];
  for await (const item of inbox.read()) read.push(item);
  return read;
}

describe('an inbox', () => {
  it('gives what is put in, before and while it is read, in order', async () => {
    const inbox = new Inbox<number>(10);
    inbox.put([1, 2]);
    const items = inbox.read();
    expect([(await items.next()).value, (await items.next()).value]).toEqual([1, 2]);
    const next = items.next();
    inbox.put([3]);
    expect(await next).toEqual({ done: false, value: 3 });
  });

  it('ends its reading when it is closed, also while somebody waits', async () => {
    const inbox = new Inbox<number>(10);
    const read = readAll(inbox);
    inbox.close();
    expect(await read).toEqual([]);
  });

  it('closes and keeps nothing when more waits than it holds', async () => {
    const inbox = new Inbox<number>(3);
    inbox.put([1, 2, 3]);
    inbox.put([4]);
    expect(await readAll(inbox)).toEqual([]);
  });
});
