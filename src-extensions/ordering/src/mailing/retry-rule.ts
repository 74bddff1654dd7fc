const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Pauses after the first failures; from then on a mail is tried every hour. */
const PAUSES = [30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE, 30 * MINUTE];
const HOURLY = 60 * MINUTE;

/** Mail that failed together does not come back together: each pause is up to a tenth longer or shorter. */
const SPREAD = 0.1;

/** Nobody needs to be told after a day that soup was ready. */
const GIVEN_UP_AFTER_MS = 24 * HOURLY;

export interface FailedAttempt {
  /** How often it has been tried, this time included. */
  attempts: number;
  queuedAt: Date;
  now: Date;
  /** From 0 to 1, made for this pause alone. */
  random: number;
}

/** When a mail is tried again, or null when it is given up: a day after it was written. */
export function nextAttempt({ attempts, queuedAt, now, random }: FailedAttempt): Date | null {
  const pause = (PAUSES[attempts - 1] ?? HOURLY) * (1 + SPREAD * (2 * random - 1));
  const next = now.getTime() + Math.round(pause);
  return next - queuedAt.getTime() > GIVEN_UP_AFTER_MS ? null : new Date(next);
}
