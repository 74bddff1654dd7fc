import type { MeasuredCall } from './calls.js';
import type { Restaurant } from '../restaurant.js';
import { type Times, sortedTimes } from '../timing.js';

const WARM_UP = 20;
const SAMPLES = 200;
/** Rounds between two sign-ins. */
const TOKEN_ROUNDS = 40;

export interface Measured {
  call: MeasuredCall;
  small: Times;
  large: Times;
}

/**
 * Takes the times of each call on both restaurants, one request at a time and in turns, so that whatever else the
 * machine does hits both alike.
 */
export async function measure(
  calls: readonly MeasuredCall[],
  small: Restaurant,
  large: Restaurant,
): Promise<Measured[]> {
  const measured = calls.map((call) => ({ call, small: Array<number>(), large: Array<number>() }));
  for (let round = -WARM_UP; round < SAMPLES; round += 1) {
    if ((round + WARM_UP) % TOKEN_ROUNDS === 0) await Promise.all([small.signIn(), large.signIn()]);
    for (const { call, ...times } of measured) {
      const sides = round % 2 === 0 ? (['small', 'large'] as const) : (['large', 'small'] as const);
      for (const side of sides) {
        const took = await { small, large }[side].time(call.url);
        if (round >= 0) times[side].push(took);
      }
    }
  }
  return measured.map(({ call, ...times }) => ({
    call,
    small: sortedTimes(times.small),
    large: sortedTimes(times.large),
  }));
}
