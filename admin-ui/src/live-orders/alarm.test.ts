import { describe, expect, it } from 'vitest';
import { alarmAfter, QUIET, REPEAT_MS, ring, type Alarm } from './alarm.js';

/** What sounds in each half second, over so many of them. */
function listen(alarm: Alarm, from: number, halfSeconds: number) {
  const sounds: [atMs: number, what: string][] = [];
  for (let step = 0; step < halfSeconds; step += 1) {
    const now = from + step * 500;
    const rung = ring(alarm, now);
    alarm = rung.alarm;
    if (rung.sounds !== null) sounds.push([now, rung.sounds]);
  }
  return { sounds, alarm };
}

const NOTHING = { waiting: 0, disconnected: false };

describe('the alarm', () => {
  it('is silent without unopened orders on a connected board', () => {
    expect(alarmAfter(QUIET, NOTHING, 1000)).toEqual(QUIET);
    expect(listen(QUIET, 1000, 100).sounds).toEqual([]);
  });

  it('sounds at once for an order, and again until it is opened', () => {
    const begun = alarmAfter(QUIET, { ...NOTHING, waiting: 1 }, 1000);
    const { sounds, alarm } = listen(begun, 1000, 20);
    expect(sounds).toEqual([
      [1000, 'orders'],
      [1000 + REPEAT_MS.orders, 'orders'],
      [1000 + 2 * REPEAT_MS.orders, 'orders'],
    ]);
    expect(alarmAfter(alarm, NOTHING, 11_000)).toEqual(QUIET);
  });

  it('sounds at once for one more, and keeps its rhythm when one of several is opened', () => {
    const begun = listen(alarmAfter(QUIET, { ...NOTHING, waiting: 1 }, 0), 0, 2).alarm;
    const more = alarmAfter(begun, { ...NOTHING, waiting: 2 }, 1500);
    expect(ring(more, 1500).sounds).toBe('orders');
    const less = alarmAfter(ring(more, 1500).alarm, { ...NOTHING, waiting: 1 }, 2000);
    expect(ring(less, 2000).sounds).toBeNull();
    expect(ring(less, 1500 + REPEAT_MS.orders).sounds).toBe('orders');
  });

  it('has a rarer sound of its own for a disconnected board, and prefers the one for orders', () => {
    const disconnected = alarmAfter(QUIET, { ...NOTHING, disconnected: true }, 0);
    const { sounds, alarm } = listen(disconnected, 0, 40);
    expect(sounds).toEqual([
      [0, 'disconnected'],
      [REPEAT_MS.disconnected, 'disconnected'],
    ]);
    const both = alarmAfter(alarm, { waiting: 1, disconnected: true }, 20_000);
    expect(ring(both, 20_000).sounds).toBe('orders');
    expect(alarmAfter(both, { ...NOTHING, disconnected: true }, 21_000)).toMatchObject({
      cause: 'disconnected',
      dueAt: 21_000,
    });
  });
});
