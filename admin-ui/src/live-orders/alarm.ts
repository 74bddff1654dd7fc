import { useEffect, useRef } from 'react';

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

/** How often the alarm checks whether it is due, in milliseconds. */
const LOOK_MS = 250;

/** Sounds until every order is opened and the board is connected again. */
export function useAlarm(waiting: number, disconnected: boolean, play: (cause: AlarmCause) => void): void {
  const alarm = useRef(QUIET);
  useEffect(() => {
    const look = () => {
      const rung = ring(alarm.current, performance.now());
      alarm.current = rung.alarm;
      if (rung.sounds !== null) play(rung.sounds);
    };
    alarm.current = alarmAfter(alarm.current, { waiting, disconnected }, performance.now());
    look();
    if (alarm.current.cause === null) return;
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [waiting, disconnected, play]);
}
