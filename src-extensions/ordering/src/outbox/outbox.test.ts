import { describe, expect, it } from 'vitest';
import { nextAttempt } from './outbox.js';

const queuedAt = new Date('2026-11-21T17:42:00Z');
const after = (ms: number) => new Date(queuedAt.getTime() + ms);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const givenUpAfterMs = 24 * HOUR;

const pauseAfter = (attempts: number, random = 0.5) =>
  (nextAttempt({ attempts, queuedAt, now: queuedAt, random, givenUpAfterMs })?.getTime() ?? NaN) - queuedAt.getTime();

describe('a mail that failed', () => {
  it('is retried after growing delays, then hourly', () => {
    const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 20].map((attempts) => pauseAfter(attempts) / MINUTE);
    expect(pauses).toEqual([0.5, 1, 2, 5, 10, 30, 60, 60, 60]);
  });

  it('has a delay up to a tenth longer or shorter, apart from the others', () => {
    expect([pauseAfter(7, 0), pauseAfter(7, 1)]).toEqual([54 * MINUTE, 66 * MINUTE]);
    expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([27_000, 33_000]);
  });

  it('is given up when the next attempt would be over a day after it was queued', () => {
    const attempt = { attempts: 25, queuedAt, random: 0.5, givenUpAfterMs };
    expect(nextAttempt({ ...attempt, now: after(23 * HOUR) })).toEqual(after(24 * HOUR));
    expect(nextAttempt({ ...attempt, now: after(23 * HOUR + 1) })).toBeNull();
  });

  it('is given up at once when it is older than a day and the owner retried it', () => {
    expect(nextAttempt({ attempts: 1, queuedAt, now: after(50 * HOUR), random: 0, givenUpAfterMs })).toBeNull();
  });

  it('is tried about thirty times within a day', () => {
    let [now, attempts] = [queuedAt, 0];
    for (;;) {
      attempts += 1;
      const next = nextAttempt({ attempts, queuedAt, now, random: 0.5, givenUpAfterMs });
      if (!next) break;
      now = next;
    }
    expect(attempts).toBe(30);
  });
});
