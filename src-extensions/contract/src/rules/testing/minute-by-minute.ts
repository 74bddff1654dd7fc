import { addDays, localTime, startOfDay, weekdayOf } from '../business-time.js';
import type { OpeningCalendar } from '../opening-calendar.js';
import type { PickupPlan } from '../pickup-times.js';

/*
 * A second opinion on openings and pickup times for property tests: it looks at every minute of the restaurant's clock,
 * one after the other, and computes everything anew for each. Slow, and plain enough to be believed.
 */

const MINUTE = 60_000;
/** Everywhere the clock changes on a quarter of an hour. */
const QUARTER = 15;

interface Minute {
  at: number;
  day: string;
  /** Since midnight, as the clock shows it. */
  minute: number;
}

/** The clock of a restaurant, minute by minute, and when it first shows what. */
export interface Watch {
  days: string[];
  minutes: Minute[];
  firstAt: Map<string, number>;
}

const keyOf = (day: string, minute: number) => `${day} ${String(minute).padStart(4, '0')}`;

/** The clock on so many days. */
export function watch(firstDay: string, dayCount: number, timeZone: string): Watch {
  const days = Array.from({ length: dayCount }, (_, index) => addDays(firstDay, index));
  const end = startOfDay(addDays(firstDay, dayCount), timeZone);
  const minutes: Minute[] = [];
  const firstAt = new Map<string, number>();
  for (let quarter = startOfDay(firstDay, timeZone); quarter < end; quarter += QUARTER * MINUTE) {
    const { day, hour, minute } = localTime(quarter, timeZone);
    for (let past = 0; past < QUARTER; past += 1) {
      const shown = { at: quarter + past * MINUTE, day, minute: hour * 60 + minute + past };
      minutes.push(shown);
      const key = keyOf(day, shown.minute);
      if (!firstAt.has(key)) firstAt.set(key, shown.at);
    }
  }
  return { days, minutes, firstAt };
}

/** When the clock first shows a time; as long after the jump where it skips that time. */
function momentOf({ minutes, firstAt }: Watch, day: string, clock: string): number {
  const minute = Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const shown = firstAt.get(keyOf(day, minute));
  if (shown !== undefined) return shown;
  const jump = minutes.findIndex((one) => keyOf(one.day, one.minute) > keyOf(day, minute));
  const [before, after] = [minutes[jump - 1], minutes[jump]];
  // Past the days that are watched.
  if (!before || !after) return Infinity;
  return after.at + (minute - before.minute - 1) * MINUTE;
}

/** For each minute the day of the earliest shift that is open then; null while the kitchen is closed. */
export function openMinutes(clock: Watch, { weekdays, specialDays }: OpeningCalendar): (string | null)[] {
  const open = clock.minutes.map((): string | null => null);
  const start = clock.minutes[0]?.at ?? 0;
  for (const day of clock.days) {
    const special = specialDays.find(({ date }) => date === day);
    for (const shift of special ? special.shifts : weekdays[weekdayOf(day)]) {
      const from = momentOf(clock, day, shift.open);
      const to = momentOf(clock, shift.close > shift.open ? day : addDays(day, 1), shift.close);
      for (let at = from; at < to && at < start + open.length * MINUTE; at += MINUTE) {
        open[(at - start) / MINUTE] ??= day;
      }
    }
  }
  return open;
}

/** A pickup time, and how many units an order takes in which slot for it. */
export interface Offer {
  at: number;
  taken: Map<number, number>;
}

/** All pickup times of a cart. */
export function offersOf(clock: Watch, plan: PickupPlan, units: number): Offer[] {
  const { minutes } = clock;
  const { now, pausedUntil, slotMinutes, preparationMs, extraMs, lastOrderMinutes, bookedUnits } = plan;
  const open = openMinutes(clock, plan.calendar);
  const ready = pausedUntil !== null && pausedUntil > now ? pausedUntil : now;
  const today = minutes.findLast(({ at }) => at <= now)?.day ?? '';
  const next = minutes.find(({ at }, index) => open[index] && at + MINUTE > ready);
  const startsAt = Math.max(ready, next?.at ?? Infinity);

  return minutes.flatMap(({ at, minute }, index) => {
    const shiftDay = open[index];
    if (!shiftDay || shiftDay > addDays(today, plan.horizonDays) || minute % slotMinutes !== 0) return [];
    const closed = open.indexOf(null, index);
    const closing = minutes[closed]?.at ?? Infinity;
    const begin = Math.max(ready, minutes[open.lastIndexOf(null, index) + 1]?.at ?? 0);
    const needed = preparationMs + (begin === startsAt ? extraMs : 0);
    if (at < begin + needed || at + lastOrderMinutes * MINUTE > closing) return [];

    const taken = new Map<number, number>();
    let rest = units;
    for (let earlier = index; earlier >= 0; earlier -= 1) {
      const slot = minutes[earlier];
      if (!slot || slot.minute % slotMinutes !== 0) continue;
      for (
        let booked = bookedUnits.get(slot.at) ?? 0;
        rest > 0 && booked < (plan.unitsPerSlot ?? Infinity);
        booked += 1
      ) {
        taken.set(slot.at, (taken.get(slot.at) ?? 0) + 1);
        rest -= 1;
      }
      if (slot.at <= begin) break;
    }
    return rest === 0 ? [{ at, taken }] : [];
  });
}
