import { localTime, weekdayOf, type OpeningPeriod, type Weekday } from '@pickup/contract';
import type { Random } from './random.js';

const MINUTE = 60_000;
const SLOT = 10 * MINUTE;
/** The kitchen takes no order in the last half hour, so that every order is collected before the lights go out. */
const LAST_ORDERS = 30 * MINUTE;

/** How busy a weekday is; 1 is an ordinary day. */
const WEEKDAY_WEIGHTS = {
  monday: 0.72,
  tuesday: 0.78,
  wednesday: 0.86,
  thursday: 0.98,
  friday: 1.45,
  saturday: 1.6,
  sunday: 1.28,
} as const satisfies Record<Weekday, number>;

/** A rush: when it peaks and how wide it is, in minutes of the day, and how high it stands over the quiet hours. */
const RUSHES = [
  { peak: 12 * 60 + 50, width: 32, height: 7 },
  { peak: 19 * 60 + 10, width: 48, height: 13 },
] as const;

const demandAt = (minuteOfDay: number): number =>
  RUSHES.reduce(
    (sum, { peak, width, height }) => sum + height * Math.exp(-(((minuteOfDay - peak) / width) ** 2) / 2),
    1,
  );

/** Ten minutes or less of an opening, in milliseconds, and how likely it is for an order to fall into them. */
export interface Slot {
  from: number;
  to: number;
  weight: number;
}

/** The slots of an opening up to an instant, with a lunch and a dinner peak on the restaurant's clock. */
export function slotsOf(shift: OpeningPeriod, timeZone: string, until = Infinity): Slot[] {
  const end = Math.min(Math.max(shift.from + MINUTE, shift.to - LAST_ORDERS), until);
  const count = Math.max(0, Math.ceil((end - shift.from) / SLOT));
  return Array.from({ length: count }, (_, index) => {
    const from = shift.from + index * SLOT;
    const to = Math.min(from + SLOT, end);
    const { hour, minute } = localTime(from, timeZone);
    return { from, to, weight: (demandAt(hour * 60 + minute) * (to - from)) / SLOT };
  });
}

const weightOf = (slots: readonly Slot[]): number => slots.reduce((sum, { weight }) => sum + weight, 0);

/** A business day and how much of its demand has come by now: 0 for a day that is closed or still ahead, 1 for one that is over. */
export interface DayDemand {
  day: string;
  share: number;
}

/** How much of an opening's demand lies before an instant, from 0 to 1. */
export function shareUntil(shift: OpeningPeriod, timeZone: string, until: number): number {
  if (until >= shift.to) return 1;
  return weightOf(slotsOf(shift, timeZone, until)) / weightOf(slotsOf(shift, timeZone));
}

/** How many orders each of the days gets, all of them together: weekends more, a little growth, and no two Mondays alike. */
export function ordersPerDay(days: readonly DayDemand[], count: number, random: Random): number[] {
  const weights = days.map(
    ({ day, share }, index) =>
      share * WEEKDAY_WEIGHTS[weekdayOf(day)] * (0.92 + (0.16 * index) / days.length) * random.between(0.86, 1.14),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  if (whole === 0) return weights;
  let weight = 0;
  let given = 0;
  return weights.map((own) => {
    weight += own;
    const here = Math.round((count * weight) / whole) - given;
    given += here;
    return here;
  });
}

/** Instants of so many orders within the slots, oldest first. */
export const placeTimes = (slots: readonly Slot[], count: number, random: Random): number[] =>
  Array.from({ length: count }, () => {
    const slot = random.pickWeighted(slots, ({ weight }) => weight);
    return Math.floor(random.between(slot.from, slot.to));
  }).sort((one, other) => one - other);
