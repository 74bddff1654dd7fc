import type { OrderStatus } from '@pickup/contract';
import type { OrderToImport } from '@pickup/ordering';
import type { Random } from './random.js';

const MINUTE = 60_000;

/** A status and the transitions that led to it, oldest first. */
type StatusHistory = Pick<OrderToImport, 'status' | 'transitions'>;

/** The transitions of an order that is collected, each with how long the order waits for it, in minutes. */
const TRANSITIONS = [
  { from: 'PENDING', to: 'CONFIRMED', min: 0.5, max: 3 },
  { from: 'CONFIRMED', to: 'PREPARING', min: 0.5, max: 3.5 },
  { from: 'PREPARING', to: 'READY', min: 9, max: 17 },
  { from: 'READY', to: 'COMPLETED', min: 2, max: 25 },
] as const satisfies readonly { from: OrderStatus; to: OrderStatus; min: number; max: number }[];

/** No history takes longer than this, in milliseconds. */
export const LONGEST_HISTORY = TRANSITIONS.reduce((sum, { max }) => sum + max, 0) * MINUTE;

/**
 * The ages, in minutes, at which a live order has one transition more: a younger one is PENDING, then CONFIRMED, PREPARING,
 * READY, and from the last age on COMPLETED. Each age is more than its transitions can take.
 */
const LIVE_AGES = [6, 14, 27, 60] as const;

const CANCELLED_SHARE = 0.042;
/** How many transitions a cancelled order has before: most are cancelled while PENDING. */
const TRANSITIONS_BEFORE_CANCEL = [0, 0, 0, 1, 1, 2] as const;

function transitionsOf(placedAt: number, count: number, random: Random): StatusHistory['transitions'] {
  let at = placedAt;
  return TRANSITIONS.slice(0, count).map(({ from, to, min, max }) => {
    at += Math.round(random.between(min, max) * MINUTE);
    return { from, to, at };
  });
}

/** The history of an order that is over: collected, or cancelled (about 4 %). */
export function finishedHistory(placedAt: number, random: Random): StatusHistory {
  if (!random.chance(CANCELLED_SHARE))
    return { status: 'COMPLETED', transitions: transitionsOf(placedAt, TRANSITIONS.length, random) };
  const transitions = transitionsOf(placedAt, random.pick(TRANSITIONS_BEFORE_CANCEL), random);
  const last = transitions.at(-1);
  const at = (last?.at ?? placedAt) + Math.round(random.between(0.5, 4) * MINUTE);
  return { status: 'CANCELLED', transitions: [...transitions, { from: last?.to ?? 'PENDING', to: 'CANCELLED', at }] };
}

/** The history of an order that the kitchen works on, by its age: no transition lies after `now`. */
export function liveHistory(placedAt: number, now: number, random: Random): StatusHistory {
  const age = (now - placedAt) / MINUTE;
  const transitions = transitionsOf(placedAt, LIVE_AGES.filter((reached) => age >= reached).length, random);
  return { status: transitions.at(-1)?.to ?? 'PENDING', transitions };
}
