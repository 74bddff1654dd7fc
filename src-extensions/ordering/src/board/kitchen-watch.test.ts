import { KitchenControl } from '@pickup/contract';
import { callExamples } from '@pickup/contract/examples';
import { beforeEach, describe, expect, it } from 'vitest';
import { KitchenWatch } from './kitchen-watch.js';

const quiet = KitchenControl.parse(callExamples.kitchenControl.response);
const paused = { ...quiet, pausedUntil: '2026-11-21T19:00:00.000Z' };

let kitchen: KitchenControl | null;
const watch = () => new KitchenWatch(() => Promise.resolve(kitchen));

beforeEach(() => {
  kitchen = quiet;
});

describe('the kitchen that boards are told of', () => {
  it('is told when it is looked at first, and again when it has changed', async () => {
    const watched = watch();
    expect([await watched.changed(), await watched.changed()]).toEqual([quiet, null]);
    kitchen = paused;
    expect([await watched.changed(), await watched.changed()]).toEqual([paused, null]);
    kitchen = quiet;
    expect(await watched.changed()).toEqual(quiet);
  });

  it('is told again after a board has connected, as that board may have been told of a kitchen in between', async () => {
    const watched = watch();
    await watched.changed();
    kitchen = paused;
    watched.forget();
    kitchen = quiet;
    expect([await watched.changed(), await watched.changed()]).toEqual([quiet, null]);
  });

  it('is none before the owner has described the restaurant', async () => {
    kitchen = null;
    expect(await watch().changed()).toBeNull();
  });

  it('is asked for once at a time, and again after a failure', async () => {
    let fail: (reason: Error) => void = () => undefined;
    let answer = new Promise<KitchenControl>((_, reject) => (fail = reject));
    const watched = new KitchenWatch(() => answer);
    const first = watched.changed();
    expect(await watched.changed()).toBeNull();
    fail(new Error('no database'));
    await expect(first).rejects.toThrow('no database');
    answer = Promise.resolve(quiet);
    expect(await watched.changed()).toEqual(quiet);
  });
});
