import { describe, expect, it } from 'vitest';
import { makeReady } from './ready.js';
import { Slot } from './slot.js';
import { createStore } from './store.js';

const versions = { now: () => [0], watchWrites: () => () => Promise.resolve(), close: () => Promise.resolve() };
const ready = makeReady({ status: 200, headers: {}, body: Buffer.from('x') });
const makeSlot = () =>
  new Slot(versions, () => Promise.resolve({ ready, topics: [], freshUntil: Number.POSITIVE_INFINITY, keep: true }));

describe('the store', () => {
  it('has one slot for an address', () => {
    const store = createStore();
    expect(store.slot('/menu', makeSlot)).toBe(store.slot('/menu', makeSlot));
  });

  it('never holds more than its bound, whatever is asked, and keeps what is used', async () => {
    const store = createStore(10);
    const home = store.slot('/', makeSlot);
    await home.read(0);
    const others = Array.from({ length: 100 }, (_, page) => {
      home.current(0);
      return store.slot(`/reviews?page=${page}`, makeSlot);
    });
    expect(others.filter(({ isEvicted }) => !isEvicted)).toHaveLength(9);
    expect(home.isEvicted).toBe(false);
    expect(store.slot('/', makeSlot)).toBe(home);
  });

  it('forgets a spelling with its slot', () => {
    const store = createStore(1);
    const first = store.slot('/one', makeSlot);
    store.remember('/one?utm=1', first);
    expect(store.bySpelling('/one?utm=1')).toBe(first);
    store.slot('/two', makeSlot);
    expect(store.bySpelling('/one?utm=1')).toBeUndefined();
  });

  it('learns no spelling by heart that is long', () => {
    const store = createStore();
    const spelling = `/?${'x'.repeat(8000)}`;
    store.remember(spelling, store.slot('/', makeSlot));
    expect(store.bySpelling(spelling)).toBeUndefined();
  });
});
