import { z } from 'zod';
import { secondShiftContradiction } from '../rules/shifts.js';
import { WEEKDAYS } from './enumerations.js';
import { ClockTime } from './scalar.js';

/** Clock times between which the kitchen is open; a closing time at or before the opening time lies past midnight. */
export const Shift = z.strictObject({ open: ClockTime, close: ClockTime });
export type Shift = z.infer<typeof Shift>;

/**
 * One weekday's hours. `second` is a second shift later on that day; null for none. Where it is left out of a request, the
 * stored one is kept.
 */
export const DayHours = Shift.extend({ closed: z.boolean(), second: Shift.nullable().optional() });
export type DayHours = z.infer<typeof DayHours>;

export const WeekHours = z.strictObject({
  monday: DayHours,
  tuesday: DayHours,
  wednesday: DayHours,
  thursday: DayHours,
  friday: DayHours,
  saturday: DayHours,
  sunday: DayHours,
});
export type WeekHours = z.infer<typeof WeekHours>;

/** Refuses a week of which a day has a second shift that begins before its first has ended. @param path of the week */
export function refuseOverlappingShifts(hours: WeekHours, context: z.RefinementCtx, path: PropertyKey[] = []): void {
  for (const weekday of WEEKDAYS) {
    const { second, closed, ...first } = hours[weekday];
    const message = second && !closed ? secondShiftContradiction(first, second) : null;
    if (message !== null) context.addIssue({ code: 'custom', path: [...path, weekday, 'second'], message });
  }
}
