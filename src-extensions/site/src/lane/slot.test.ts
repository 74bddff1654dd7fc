import { describe, expect, it } from 'vitest';
import type { Snapshot, Versions } from '../freshness/versions.js';
import { makeReady } from './ready.js';
import { Slot, type Made } from './slot.js';

const FOREVER = Number.POSITIVE_INFINITY;

/** An answer that says which one it is. */
const answer = (text: string, rest: Partial<Made> = {}): Made => ({
  ready: makeReady({ status: 200, headers: {}, body: Buffer.from(text) }),
  topics: ['menu'],
  freshUntil: FOREVER,
  keep: true,
  ...rest,
});

async function textOf(made: Made): Promise<string> {
  return (await made.ready.in('identity')).body.toString();
}

/** A slot whose answers are counted: `1`, `2`, …; each waits until it is let go when `hold` is on. */
function setUp(rest: Partial<Made> = {}) {
  const state = { snapshot: [0, 0, 0, 0] as Snapshot | null, made: 0, hold: false };
  const waiting: (() => void)[] = [];
  const versions: Pick<Versions, 'now'> = { now: () => state.snapshot };
  const slot = new Slot(
    { ...versions, watchWrites: () => () => Promise.resolve(), close: () => Promise.resolve() },
    async () => {
      state.made += 1;
      const text = String(state.made);
      if (state.hold) await new Promise<void>((resolve) => waiting.push(resolve));
      return answer(text, rest);
    },
  );
  return {
    slot,
    state,
    letGo: () => waiting.splice(0).forEach((go) => go()),
    read: async (now = 0) => textOf(await slot.read(now)),
  };
}

describe('a kept answer', () => {
  it('is made once, and given until what it is made from is written', async () => {
    const { read, state } = setUp();
    expect([await read(), await read()]).toEqual(['1', '1']);
    state.snapshot = [0, 1, 0, 0];
    expect(await read()).toBe('1');
    state.snapshot = [1, 1, 0, 0];
    expect(await read()).toBe('2');
  });

  it('ends at the moment the clock says, and not before', async () => {
    const { read, slot } = setUp({ freshUntil: 1000 });
    expect([await read(10), await read(999)]).toEqual(['1', '1']);
    expect(slot.current(1000)).toBeNull();
    expect(await read(1000)).toBe('2');
  });

  it('made in what is now the future is not believed: the clock was wrong', async () => {
    const { read } = setUp();
    expect([await read(5000), await read(4999)]).toEqual(['1', '2']);
  });

  it('is neither kept nor given while writes could go unnoticed', async () => {
    const { read, state } = setUp();
    await read();
    state.snapshot = null;
    expect([await read(), await read()]).toEqual(['2', '3']);
    state.snapshot = [0, 0, 0, 0];
    expect(await read()).toBe('1');
  });

  it('of the moment is given and forgotten', async () => {
    const { read } = setUp({ keep: false });
    expect([await read(), await read()]).toEqual(['1', '2']);
  });
});

describe('whoever asks while it is made', () => {
  it('waits for the same answer', async () => {
    const { read, state, letGo } = setUp();
    state.hold = true;
    const all = Promise.all(Array.from({ length: 50 }, () => read()));
    letGo();
    expect(new Set(await all)).toEqual(new Set(['1']));
    expect(state.made).toBe(1);
  });

  it('after the clock has ended it waits for a newer one', async () => {
    const { read, state, letGo } = setUp({ freshUntil: 1000 });
    state.hold = true;
    const before = read(999);
    const after = [read(1000), read(1001)];
    state.hold = false;
    letGo();
    expect(await before).toBe('1');
    expect(new Set(await Promise.all(after))).not.toContain('1');
  });

  it('after an edit waits for a newer one, and the older is not kept', async () => {
    const { read, state, letGo } = setUp();
    state.hold = true;
    const before = read();
    state.snapshot = [1, 0, 0, 0];
    const after = read();
    state.hold = false;
    letGo();
    expect([await before, await after]).toEqual(['1', '2']);
    expect(await read()).toBe('2');
  });
});

describe('a failure', () => {
  it('is given to whoever waits, and the next one tries again', async () => {
    let fails = true;
    const slot = new Slot(
      { now: () => [0], watchWrites: () => () => Promise.resolve(), close: () => Promise.resolve() },
      () => (fails ? Promise.reject(new Error('no database')) : Promise.resolve(answer('there'))),
    );
    await expect(slot.read(0)).rejects.toThrow('no database');
    fails = false;
    expect(await textOf(await slot.read(0))).toBe('there');
  });
});
