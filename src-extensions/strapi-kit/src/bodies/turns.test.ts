import { describe, expect, it } from 'vitest';
import { Turns } from './turns.js';

const { signal } = new AbortController();
const some = () => new Turns({ total: 3, perAccount: 2, waiting: 2 });

/** Whether a promise is settled once everything that is ready has run. */
async function isSettled(promise: Promise<unknown>): Promise<boolean> {
  let settled = false;
  const note = () => void (settled = true);
  promise.then(note, note);
  await new Promise((resolve) => setImmediate(resolve));
  return settled;
}

describe('turns', () => {
  it('are had at once while there are some, of each account and of all', async () => {
    const turns = some();
    for (const account of ['a', 'a', 'b']) expect(await turns.take(account, signal)).toBeTypeOf('function');
    expect(await isSettled(turns.take('a', signal))).toBe(false);
    expect(await isSettled(turns.take('c', signal))).toBe(false);
  });

  it('go to the first who waits and may have one', async () => {
    const turns = some();
    const [first] = [await turns.take('a', signal), await turns.take('a', signal)];
    const third = turns.take('a', signal);
    expect(await turns.take('b', signal)).toBeTypeOf('function');
    const other = turns.take('b', signal);
    first?.();
    first?.();
    expect(await third).toBeTypeOf('function');
    expect(await isSettled(other)).toBe(false);
    (await third)?.();
    expect(await other).toBeTypeOf('function');
  });

  it('are refused when too many wait', async () => {
    const turns = some();
    for (let index = 0; index < 2; index += 1) await turns.take('a', signal);
    for (let index = 0; index < 2; index += 1) void turns.take('a', signal);
    expect(await turns.take('a', signal)).toBeNull();
  });

  it('are waited for no longer than somebody wants them', async () => {
    const turns = some();
    const gone = new AbortController();
    const [first] = [await turns.take('a', signal), await turns.take('a', signal)];
    const abandoned = turns.take('a', gone.signal);
    gone.abort(new Error('gone'));
    await expect(abandoned).rejects.toThrow('gone');
    const next = turns.take('a', signal);
    first?.();
    expect(await next).toBeTypeOf('function');
  });
});
