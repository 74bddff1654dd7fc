import type { OrderStatus } from '@pickup/contract';
import type { Random } from './random.js';

const MINUTE = 60_000;

interface GeneratedMove {
  from: OrderStatus;
  to: OrderStatus;
  /** In milliseconds. */
  at: number;
}

export interface StatusHistory {
  status: OrderStatus;
  /** Oldest first. */
  moves: GeneratedMove[];
}

/** The steps of an order that goes well, each with how long the order waits for it, in minutes. */
const STEPS = [
  { from: 'PENDING', to: 'CONFIRMED', min: 0.5, max: 3 },
  { from: 'CONFIRMED', to: 'PREPARING', min: 0.5, max: 3.5 },
  { from: 'PREPARING', to: 'READY', min: 9, max: 17 },
  { from: 'READY', to: 'COMPLETED', min: 2, max: 25 },
] as const satisfies readonly { from: OrderStatus; to: OrderStatus; min: number; max: number }[];

/** No history takes longer than this, in milliseconds. */
export const LONGEST_HISTORY = STEPS.reduce((sum, { max }) => sum + max, 0) * MINUTE;

/**
 * The ages, in minutes, at which a live order has made one step more: younger ones are PENDING, then CONFIRMED, PREPARING,
 * READY, and from the last age on COMPLETED. Each age is more than its steps can take.
 */
const LIVE_AGES = [6, 14, 27, 60] as const;

const CANCELLED_SHARE = 0.042;
/** How many steps a cancelled order makes first: most are cancelled before anyone confirms them. */
const STEPS_BEFORE_CANCEL = [0, 0, 0, 1, 1, 2] as const;

function walk(placedAt: number, steps: number, random: Random): GeneratedMove[] {
  let at = placedAt;
  return STEPS.slice(0, steps).map(({ from, to, min, max }) => {
    at += Math.round(random.between(min, max) * MINUTE);
    return { from, to, at };
  });
}

/** The history of an order that is over: collected, or cancelled (about 4 %). */
export function finishedHistory(placedAt: number, random: Random): StatusHistory {
  if (!random.chance(CANCELLED_SHARE)) return { status: 'COMPLETED', moves: walk(placedAt, STEPS.length, random) };
  const moves = walk(placedAt, random.pick(STEPS_BEFORE_CANCEL), random);
  const last = moves.at(-1);
  const at = (last?.at ?? placedAt) + Math.round(random.between(0.5, 4) * MINUTE);
  return { status: 'CANCELLED', moves: [...moves, { from: last?.to ?? 'PENDING', to: 'CANCELLED', at }] };
}

/** The history of an order the kitchen is busy with, as far as its age allows: no move lies after `now`. */
export function liveHistory(placedAt: number, now: number, random: Random): StatusHistory {
  const age = (now - placedAt) / MINUTE;
  const moves = walk(placedAt, LIVE_AGES.filter((reached) => age >= reached).length, random);
  return { status: moves.at(-1)?.to ?? 'PENDING', moves };
}
