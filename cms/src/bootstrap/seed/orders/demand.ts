import { localTime, weekdayOf, type Shift, type Weekday } from '@pickup/contract';
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

interface Slot {
  from: number;
  to: number;
  weight: number;
}

function slotsOf(shift: Shift, timeZone: string): Slot[] {
  const end = Math.max(shift.from + MINUTE, shift.to - LAST_ORDERS);
  const count = Math.ceil((end - shift.from) / SLOT);
  return Array.from({ length: count }, (_, index) => {
    const from = shift.from + index * SLOT;
    const { hour, minute } = localTime(from, timeZone);
    return { from, to: Math.min(from + SLOT, end), weight: demandAt(hour * 60 + minute) };
  });
}

/** How many orders each of the days gets: weekends more, a little growth, and no two Mondays alike. */
export function ordersPerDay(days: readonly string[], count: number, random: Random): number[] {
  const weights = days.map(
    (day, index) =>
      WEEKDAY_WEIGHTS[weekdayOf(day)] * (0.92 + (0.16 * index) / days.length) * random.between(0.86, 1.14),
  );
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => Math.round((count * weight) / whole));
}

/** Instants of a full day's orders, unsorted, with a lunch and a dinner peak on the restaurant's clock. */
export function placeTimes(shift: Shift, timeZone: string, count: number, random: Random): number[] {
  const slots = slotsOf(shift, timeZone);
  return Array.from({ length: count }, () => {
    const slot = random.pickWeighted(slots, ({ weight }) => weight);
    return Math.floor(random.between(slot.from, slot.to));
  });
}
