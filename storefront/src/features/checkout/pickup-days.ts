import { localDay, localTime } from '@pickup/contract';

/** The pickup times of one calendar day, oldest first. */
interface PickupDay {
  day: string;
  times: string[];
}

/** Pickup times by the calendar day on which they lie, by the restaurant's clock. */
export function groupByDay(times: readonly string[], timeZone: string): PickupDay[] {
  const days = new Map<string, string[]>();
  for (const time of times) {
    const day = localDay(new Date(time), timeZone);
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days].map(([day, ofDay]) => ({ day, times: ofDay }));
}

/** Before which hour of the clock each part of a day ends. */
const PARTS = [
  { part: 'morning', until: 12 },
  { part: 'afternoon', until: 18 },
  { part: 'evening', until: 24 },
] as const;

/** The pickup times of one part of a day, oldest first; at least one. */
interface PartOfDay {
  part: (typeof PARTS)[number]['part'];
  times: string[];
}

/** The pickup times of a day by the part of it in which they lie; parts without one are left out. */
export function groupByPart({ times }: PickupDay, timeZone: string): PartOfDay[] {
  const hourOf = (time: string) => localTime(new Date(time), timeZone).hour;
  return PARTS.map(({ part, until }, index) => {
    const from = PARTS[index - 1]?.until ?? 0;
    return { part, times: times.filter((time) => hourOf(time) >= from && hourOf(time) < until) };
  }).filter((one) => one.times.length > 0);
}

/** The time of a day that comes closest to a time of another one, by the clock. */
export function sameTimeOn({ times }: PickupDay, time: string, timeZone: string): string | null {
  const minuteOf = (instant: string) => {
    const { hour, minute } = localTime(new Date(instant), timeZone);
    return hour * 60 + minute;
  };
  const wanted = minuteOf(time);
  const distance = (instant: string) => Math.abs(minuteOf(instant) - wanted);
  return times.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}
