import { describe, expect, it } from 'vitest';
import { Semaphore } from './semaphore.js';

const { signal } = new AbortController();
const some = () => new Semaphore({ total: 3, perHolder: 2, waiting: 2 });

/** Whether a promise is settled once everything that is ready has run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  const note = () => void (settled = true);
  promise.then(note, note);
  await new Promise((resolve) => setImmediate(resolve));
  return settled;
}

describe('a semaphore', () => {
  it('is acquired at once while there is room, for a holder and for all', async () => {
    const semaphore = some();
    for (const holder of ['a', 'a', 'b']) expect(await semaphore.acquire(holder, signal)).toBeTypeOf('function');
    expect(await isSettled(semaphore.acquire('a', signal))).toBe(false);
    expect(await isSettled(semaphore.acquire('c', signal))).toBe(false);
  });

  it('goes to the first in the queue whose holder is below its limit', async () => {
    const semaphore = some();
    const [first] = [await semaphore.acquire('a', signal), await semaphore.acquire('a', signal)];
    const third = semaphore.acquire('a', signal);
    expect(await semaphore.acquire('b', signal)).toBeTypeOf('function');
    const other = semaphore.acquire('b', signal);
    first?.();
    first?.();
    expect(await third).toBeTypeOf('function');
    expect(await isSettled(other)).toBe(false);
    (await third)?.();
    expect(await other).toBeTypeOf('function');
  });

  it('is refused when too many of a holder wait, and to no other', async () => {
    const semaphore = some();
    for (let index = 0; index < 2; index += 1) await semaphore.acquire('a', signal);
    for (let index = 0; index < 2; index += 1) void semaphore.acquire('a', signal);
    expect(await semaphore.acquire('a', signal)).toBeNull();
    expect(await semaphore.acquire('b', signal)).toBeTypeOf('function');
  });

  it('stops waiting when the signal aborts', async () => {
    const semaphore = some();
    const gone = new AbortController();
    const [first] = [await semaphore.acquire('a', signal), await semaphore.acquire('a', signal)];
    const abandoned = semaphore.acquire('a', gone.signal);
    gone.abort(new Error('gone'));
    await expect(abandoned).rejects.toThrow('gone');
    const next = semaphore.acquire('a', signal);
    first?.();
    expect(await next).toBeTypeOf('function');
  });
});
