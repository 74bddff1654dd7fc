import { businessHour, localTime, weekdayOf, type OpeningPeriod, type Weekday } from '@pickup/contract';
import type { Random } from './random.js';

const MINUTE = 60_000;
const SLOT = 10 * MINUTE;
/** No orders are generated in the last half hour, so that each is collected before closing time. */
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

/** A rush: its peak and width in minutes of the day, and its height relative to the quiet hours. */
const RUSHES = [
  { peak: 12 * 60 + 50, width: 32, height: 7 },
  { peak: 19 * 60 + 10, width: 48, height: 13 },
] as const;

const demandAt = (minuteOfDay: number): number =>
  RUSHES.reduce(
    (sum, { peak, width, height }) => sum + height * Math.exp(-(((minuteOfDay - peak) / width) ** 2) / 2),
    1,
  );

/** Ten minutes or less of an opening period, in milliseconds, and the relative likelihood of an order in them. */
export interface Slot {
  from: number;
  to: number;
  weight: number;
}

/** The slots of an opening period up to an instant, with a lunch and a dinner peak on the restaurant's clock. */
export function slotsOf(period: OpeningPeriod, timeZone: string, until = Infinity): Slot[] {
  const end = Math.min(Math.max(period.from + MINUTE, period.to - LAST_ORDERS), until);
  const count = Math.max(0, Math.ceil((end - period.from) / SLOT));
  return Array.from({ length: count }, (_, index) => {
    const from = period.from + index * SLOT;
    const to = Math.min(from + SLOT, end);
    const { hour, minute } = localTime(from, timeZone);
    return { from, to, weight: (demandAt(hour * 60 + minute) * (to - from)) / SLOT };
  });
}

const weightOf = (slots: readonly Slot[]): number => slots.reduce((sum, { weight }) => sum + weight, 0);

/** A business day and the share of its demand that is over by now: 0 for a closed or future day, 1 for a past one. */
export interface DayDemand {
  day: string;
  share: number;
}

/** The share of the demand of a day's opening periods that lies before an instant, from 0 to 1; 0 without any. */
export function shareUntil(periods: readonly OpeningPeriod[], timeZone: string, until: number): number {
  if (periods.length === 0) return 0;
  if (periods.every(({ to }) => until >= to)) return 1;
  const demandUntil = (end: number) => weightOf(periods.flatMap((period) => slotsOf(period, timeZone, end)));
  return demandUntil(until) / demandUntil(Infinity);
}

/** Distributes `count` orders over the days: more at weekends, a little growth, and some chance. */
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

/** Every time zone differs from UTC by whole quarters of an hour, so the wall-clock hour never changes within a quarter. */
const QUARTER = 15 * 60_000;

/** Gives the hour of an instant; fast for instants in ascending order. */
export function createWallClock(timeZone: string): (at: number) => number {
  let quarter = Number.NaN;
  let hour = 0;
  return (at) => {
    if (Math.floor(at / QUARTER) !== quarter) {
      quarter = Math.floor(at / QUARTER);
      hour = businessHour(at, timeZone);
    }
    return hour;
  };
}
