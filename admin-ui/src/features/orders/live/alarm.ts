/** Why the board sounds: orders wait to be opened, or it is disconnected. */
export type AlarmCause = 'orders' | 'disconnected';

/** How often it repeats, in milliseconds. */
export const REPEAT_MS = { orders: 4_000, disconnected: 15_000 } as const satisfies Record<AlarmCause, number>;

export interface Alarm {
  /** Null: silent. */
  cause: AlarmCause | null;
  /** How many orders it is about. */
  waiting: number;
  /** When it sounds next, in milliseconds; Infinity for never. */
  dueAt: number;
}

export const QUIET: Alarm = { cause: null, waiting: 0, dueAt: Infinity };

interface Situation {
  /** Orders nobody has opened. */
  waiting: number;
  /** The board does not receive new orders. */
  disconnected: boolean;
}

/** The next alarm: an additional order or a new cause sounds at once, otherwise the rhythm goes on. */
export function alarmAfter(before: Alarm, { waiting, disconnected }: Situation, now: number): Alarm {
  const cause = waiting > 0 ? 'orders' : disconnected ? 'disconnected' : null;
  if (cause === null) return QUIET;
  const isNew = cause !== before.cause || waiting > before.waiting;
  return { cause, waiting, dueAt: isNew ? now : before.dueAt };
}

/** @returns what sounds now, if anything, and the alarm after it */
export function ring(alarm: Alarm, now: number): { sounds: AlarmCause | null; alarm: Alarm } {
  const { cause, dueAt } = alarm;
  if (cause === null || now < dueAt) return { sounds: null, alarm };
  return { sounds: cause, alarm: { ...alarm, dueAt: now + REPEAT_MS[cause] } };
}
