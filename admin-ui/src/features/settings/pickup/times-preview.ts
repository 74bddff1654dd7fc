import {
  localDay,
  offeredTimes,
  planPickup,
  timeOrder,
  UNDISTURBED,
  type BookedSlot,
  type KitchenControl,
  type KitchenSettings,
  type OrderTiming,
  type SpecialDay,
} from '@pickup/contract';
import { wholeNumber } from '../../../forms/typed-texts.js';
import { openingHoursOf } from '../../../restaurant/hours-form.js';
import {
  canBeFigure,
  canBePreparation,
  PICKUP_FIGURES,
  preparationOf,
  type SettingsValues,
} from '../settings-values.js';

/** What is known of the kitchen besides the form. */
interface Known {
  specialDays: readonly SpecialDay[];
  /** Null while it is not known. */
  control: KitchenControl | null;
}

const instantOrNull = (at: string | null): number | null => (at === null ? null : Date.parse(at));

/** The kitchen as the form would have it; null while a figure or a preparation time cannot be used. */
export function kitchenOf(values: SettingsValues, { specialDays, control }: Known): KitchenSettings | null {
  const isUsable = PICKUP_FIGURES.every((name) => canBeFigure(name, values[name]));
  if (!isUsable || !canBePreparation(values.preparationTimeMax)) return null;
  return {
    // What guests are offered once the doors are open.
    doorsOpen: true,
    openingHours: openingHoursOf(values),
    timeZone: values.timeZone,
    specialDays,
    ...preparationOf(values),
    slotMinutes: Number(values.slotMinutes),
    unitsPerSlot: wholeNumber(values.unitsPerSlot),
    horizonDays: Number(values.horizonDays),
    lastOrderMinutes: Number(values.lastOrderMinutes),
    ordersWhenClosed: values.ordersWhenClosed,
    ...UNDISTURBED,
    ...(control && {
      pausedUntil: instantOrNull(control.pausedUntil),
      extraMinutes: control.extraMinutes,
      extraUntil: instantOrNull(control.extraUntil),
    }),
  };
}

/** Times that follow each other without a gap, both ends included; instants in milliseconds. */
interface Run {
  from: number;
  to: number;
}

/** The times of one business day. */
export interface OfferedDay {
  day: string;
  runs: Run[];
  count: number;
}

/** Times by business day, as runs of those that follow each other by a slot. */
export function timesByDay(times: readonly number[], slotMinutes: number, timeZone: string): OfferedDay[] {
  const days: OfferedDay[] = [];
  for (const at of times) {
    const day = localDay(at, timeZone);
    let last = days.at(-1);
    if (last?.day !== day) {
      last = { day, runs: [], count: 0 };
      days.push(last);
    }
    last.count += 1;
    const run = last.runs.at(-1);
    if (run && at - run.to === slotMinutes * 60_000) run.to = at;
    else last.runs.push({ from: at, to: at });
  }
  return days;
}

/** When a cart could be collected, and the times its guest would be offered. */
export interface OfferedTimes {
  timing: OrderTiming;
  days: OfferedDay[];
}

/** What a guest with a cart of so many units would be offered at an instant. */
export function timesFor(
  kitchen: KitchenSettings,
  units: number,
  now: number,
  booked: readonly BookedSlot[],
): OfferedTimes {
  const bookedUnits = new Map(booked.map((slot) => [Date.parse(slot.start), slot.units]));
  const timing = timeOrder(planPickup(kitchen, now, bookedUnits), units, null);
  return { timing, days: timesByDay(offeredTimes(timing), kitchen.slotMinutes, kitchen.timeZone) };
}
