import { localTime, type LocalTime } from '@pickup/contract';

/** Zones are ahead of UTC by whole quarters of an hour, so a quarter lies within one hour of the wall clock. */
const QUARTER = 15 * 60_000;

/** Reads business day and hour off the restaurant's clock, quickly for instants that come in their order (ruling 5). */
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
