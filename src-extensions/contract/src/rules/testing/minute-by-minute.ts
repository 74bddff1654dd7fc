import { addDays, localTime, startOfDay, weekdayOf } from '../business-time.js';
import type { OpeningCalendar } from '../opening-calendar.js';
import type { PickupPlan } from '../pickup-plan.js';

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

/** What an order takes that is begun at one instant at the earliest and collected in a minute; null where it does not fit. */
function unitsTaken(
  clock: Watch,
  plan: PickupPlan,
  units: number,
  { begin, index, at }: { begin: number; index: number; at: number },
): Offer['taken'] | null {
  const { preparationMs, extraMs, extraUntil } = plan;
  const isBusy = extraUntil !== null && at - preparationMs - extraMs < extraUntil;
  const from = Math.max(begin, at - preparationMs - (isBusy ? extraMs : 0));
  const taken = new Map<number, number>();
  let rest = units;
  for (let earlier = index; earlier >= 0; earlier -= 1) {
    const slot = clock.minutes[earlier];
    if (!slot || slot.minute % plan.slotMinutes !== 0) continue;
    const most = plan.unitsPerSlot ?? Infinity;
    for (let booked = plan.bookedUnits.get(slot.at) ?? 0; rest > 0 && booked < most; booked += 1) {
      taken.set(slot.at, (taken.get(slot.at) ?? 0) + 1);
      rest -= 1;
    }
    if (rest === 0 || slot.at <= from) break;
  }
  return rest === 0 ? taken : null;
}

/** A minute in which the kitchen is open, with what there is to know of its opening. */
interface OpenMinute extends Minute {
  index: number;
  /** Whether the earliest shift that is open then begins within the horizon. */
  isWithin: boolean;
  begin: number;
  /** When an order can be ready in this opening. */
  ready: number;
  closing: number;
}

/** The minutes in which the kitchen is open and an order of now can be begun, or has been. */
function minutesOf(clock: Watch, plan: PickupPlan): OpenMinute[] {
  const { minutes } = clock;
  const { now, pausedUntil, preparationMs, extraMs, extraUntil } = plan;
  const lastDay = addDays(minutes.findLast(({ at }) => at <= now)?.day ?? '', plan.horizonDays);
  const open = openMinutes(clock, plan.calendar);
  const resumes = pausedUntil !== null && pausedUntil > now ? pausedUntil : now;
  // An opening that goes on past the watch is trusted as far as it was watched: nobody knows whether it closes then.
  const endOfWatch = (minutes.at(-1)?.at ?? 0) + MINUTE;
  let opening = 0;
  let closing = -1;
  return minutes.flatMap((minute, index) => {
    const shiftDay = open[index];
    if (!shiftDay || minute.at + MINUTE <= resumes) return [];
    if (index === 0 || !open[index - 1] || closing < index) {
      opening = minutes[open.lastIndexOf(null, index) + 1]?.at ?? 0;
      const closed = open.indexOf(null, index);
      closing = closed < 0 ? Infinity : closed;
    }
    const begin = Math.max(resumes, opening);
    const ready = begin + preparationMs + (extraUntil !== null && begin < extraUntil ? extraMs : 0);
    const isWithin = shiftDay <= lastDay;
    return [{ ...minute, index, isWithin, begin, ready, closing: minutes[closing]?.at ?? endOfWatch }];
  });
}

const isBeforeClosing = ({ closing }: OpenMinute, at: number, { lastOrderMinutes }: PickupPlan): boolean =>
  at < closing && at + lastOrderMinutes * MINUTE <= closing;

/** All pickup times of a cart. */
export function offersOf(clock: Watch, plan: PickupPlan, units: number): Offer[] {
  const offered = minutesOf(clock, plan).filter(
    (minute) =>
      minute.minute % plan.slotMinutes === 0 &&
      minute.at >= minute.ready &&
      isBeforeClosing(minute, minute.at, plan) &&
      minute.isWithin,
  );
  return offered.flatMap(({ at, begin, index }) => {
    const taken = unitsTaken(clock, plan, units, { begin, index, at });
    return taken ? [{ at, taken }] : [];
  });
}

/**
 * When a cart can be collected as soon as possible; null where there is no room for it, undefined where nobody can tell within
 * the days that are watched.
 */
export function soonestOf(clock: Watch, plan: PickupPlan, units: number): number | null | undefined {
  const opened = minutesOf(clock, plan);
  const served = opened.filter(
    (minute) =>
      minute.at <= minute.ready && minute.ready < minute.at + MINUTE && isBeforeClosing(minute, minute.ready, plan),
  );
  const within = served.filter(({ isWithin }) => isWithin);
  if (served.length === 0) return undefined;
  const services = within.length > 0 ? within : served.slice(0, 1);
  for (const { begin, ready, index, closing } of services) {
    if (unitsTaken(clock, plan, units, { begin, index, at: ready })) return ready;
    const later = opened.find(
      (minute) =>
        minute.at > ready &&
        minute.closing === closing &&
        minute.minute % plan.slotMinutes === 0 &&
        isBeforeClosing(minute, minute.at, plan) &&
        (within.length === 0 || minute.isWithin) &&
        unitsTaken(clock, plan, units, { begin, index: minute.index, at: minute.at }),
    );
    if (later) return later.at;
  }
  return null;
}
