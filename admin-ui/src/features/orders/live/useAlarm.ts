import { useEffect, useRef } from 'react';
import { alarmAfter, QUIET, ring, type AlarmCause } from './alarm.js';

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
