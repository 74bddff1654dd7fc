import { localTime, type LocalTime } from '@pickup/contract';

/** Every zone differs from UTC by whole quarters of an hour, so the hour of the wall clock never changes within a quarter. */
const QUARTER = 15 * 60_000;

/** Reads business day and hour off the restaurant's clock; quick for instants in ascending order. */
export function createWallClock(timeZone: string): (at: number) => Pick<LocalTime, 'day' | 'hour'> {
  let quarter = Number.NaN;
  let shown: LocalTime | undefined;
  return (at) => {
    if (!shown || Math.floor(at / QUARTER) !== quarter) {
      quarter = Math.floor(at / QUARTER);
      shown = localTime(at, timeZone);
    }
    return shown;
  };
}
